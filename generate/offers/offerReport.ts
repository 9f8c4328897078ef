import type { LinkReport } from '../links/deadLinks';
import type { SiteOffer } from './siteOffers';

/** The field of the content with the address that defines an offer. */
export const DEFINING_FIELD = 'eligibleStockUrl';

/** What is wrong with the addresses of running offers, reported like dead links. */
export function offerReport(offers: readonly SiteOffer[]): LinkReport {
  const placed = (which: 'faults' | 'warnings') =>
    offers
      .filter(({ isRunning }) => isRunning)
      .flatMap((offer) =>
        offer[which].map((reason) => ({
          collection: offer.collection,
          id: offer.entry,
          field: DEFINING_FIELD,
          address: offer.address,
          reason,
        })),
      );
  return { faults: placed('faults'), warnings: placed('warnings') };
}
