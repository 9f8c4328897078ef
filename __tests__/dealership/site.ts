import type { SiteConfig } from '../../src/config/siteConfig';
import { DEFAULT_THEME } from '../../src/theme/theme';

/** The dealer of the tests. It takes the place of `src/config/site.ts`, in tests and in the site that they build. */
export const site: SiteConfig = {
  dealerId: 'quillbrook',
  brandId: 'tallis',
  brand: 'Tallis',
  stockVersion: 'v5',
  url: 'https://www.quillbrooktallis.example',
  locale: 'en-AU',
  theme: DEFAULT_THEME,
  favicon: '/favicon.svg',
};
