import type { Country } from '../domain/country';
import type { PageSite, SiteLooks } from './siteConfig';

/** What pages know of the dealer whose site is built. */
export interface PageValues extends Country {
  readonly site: PageSite;
  readonly looks: SiteLooks;
}

/**
 * What bundlers write for `DEALER.site`, `DEALER.locale` and the like, by their option `define`. So no other
 * country reaches a page, and a page loads only the parts that it imports: `src/locales/site/` and `site.ts` have one each.
 */
export const pageConstants = (values: PageValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`DEALER.${name}`, JSON.stringify(value)]),
  );
