import type { Theme } from '../theme/theme';

export interface SiteConfig {
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
