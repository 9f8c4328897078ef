import { DEFAULT_THEME, type Theme } from '../theme/theme';

interface SiteConfig {
  readonly dealerId: string;
  readonly brandId: string;
  /** The make that new and demo stock must be of; absent for a dealer of many brands. */
  readonly brand?: string;
  readonly stockVersion: 'v5';
  /** Where the site is published, without a slash at the end: canonical addresses and the sitemap start with it. */
  readonly url: string;
  readonly locale: string;
  readonly theme: Theme;
  readonly favicon: string;
  /** The Google place of the dealership; without it, maps and directions go by the address. */
  readonly placesId?: string;
}

/** What makes this site one dealer's. Words and figures live in the content; this is what code needs to know. */
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
