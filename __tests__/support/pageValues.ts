import { loadDealer } from '../../src/config/dealer';
import type { PageValues } from '../../src/config/pageValues';

const logo = { url: '/static/logo.svg', width: 64, height: 64 };

/** What the pages of a dealer's site know of it, as a build writes it into them, without any font. */
export function pageValuesOf(folder: string): PageValues {
  const { site, country } = loadDealer(folder);
  const { dealerId, brandId, stockVersion, url, locale, theme } = site;
  const drawings = { logo, logoOnDark: logo, logoHasName: false };
  return {
    ...country,
    site: { dealerId, brandId, stockVersion, url, locale, themeColor: theme.color.paper, ...drawings },
    looks: { theme, fontFaces: '', preloads: [] },
  };
}
