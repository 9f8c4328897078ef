import type { PageSite } from './siteConfig';

declare const DEALER: { readonly site: PageSite };

/** What makes this site one dealer's, from the `site.yml` of the dealer whose site is built, in pages (`pageValues.ts`). */
export const site = DEALER.site;
