import { runsAt } from '../wallClock';

/** An offer that a vehicle in stock qualifies for, as its page and an enquiry name it. */
export interface VehicleOffer {
  /** `brand-4402`, or the slug of the dealer's own offer. */
  readonly id: string;
  readonly title: string;
  /** Where its terms are: its page, or its place on the page of offers. */
  readonly href: string;
  /** The first instant after its end, in ISO 8601. Absent until it is taken down. */
  readonly endsAt?: string;
}

/** The offers of a stock item that run at a time. @param now milliseconds since 1970; absent in a built page */
export const runningOffers = (
  { offers = [] }: { readonly offers?: readonly VehicleOffer[] },
  now: number | undefined,
): readonly VehicleOffer[] => offers.filter((offer) => now === undefined || runsAt(offer, now));

/** The running offers of a stock item in a message: `Offers: Free mats; Plate clearance`. Undefined without any. */
export function offersWords(
  item: { readonly offers?: readonly VehicleOffer[]; readonly status: string },
  now: number,
): string | undefined {
  const offers = item.status === 'sold' ? [] : runningOffers(item, now);
  if (offers.length === 0) return undefined;
  return `${offers.length === 1 ? 'Offer' : 'Offers'}: ${offers.map(({ title }) => title).join('; ')}`;
}
