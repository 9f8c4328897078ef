import { DEFAULT_THEME, type Theme } from '../theme/theme';

interface SiteConfig {
  readonly dealerId: string;
  readonly brandId: string;
  /** The make that new and demo stock must have; absent for a multi-brand dealer. */
  readonly brand?: string;
  readonly stockVersion: 'v5';
  /** The address of the published site, without a final slash. Canonical addresses and the sitemap start with it. */
  readonly url: string;
  readonly locale: string;
  readonly theme: Theme;
  readonly favicon: string;
  /** The dealership's Google place id. Without it, maps and directions use the postal address. */
  readonly placesId?: string;
}

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
