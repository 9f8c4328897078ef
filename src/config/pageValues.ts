import type { Country } from '../domain/country';
import type { PageSite, SiteLooks } from './siteConfig';

/** What pages know of the dealer whose site is built. */
export interface PageValues extends Country {
  readonly site: PageSite;
  readonly looks: SiteLooks;
}

/** What bundlers write for `DEALER.site` and the like, so that a page loads only what it imports of its own country. */
export const pageConstants = (values: PageValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`DEALER.${name}`, JSON.stringify(value)]),
  );
