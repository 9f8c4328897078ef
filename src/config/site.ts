import { DEFAULT_THEME } from '../theme/theme';
import type { SiteConfig } from './siteConfig';

/** What makes this site one dealer's. Text and figures are in the content; this object holds what code needs to know. */
export const site: SiteConfig = {
  dealerId: 'wattlebrook',
  brandId: 'tarrow',
  brand: 'Tarrow',
  stockVersion: 'v5',
  url: 'https://www.wattlebrooktarrow.example',
  locale: 'en-AU',
  theme: DEFAULT_THEME,
  favicon: '/favicon.svg',
};
