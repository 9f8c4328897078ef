import type { Enquiry, EnquirySubject } from './enquiry';

export interface PublishedOffer extends EnquirySubject {
  /** The first instant after its end, in ISO 8601. Absent until it is taken down. */
  readonly endsAt?: string;
}

/** The ids of the offers that an enquiry names. */
export const offerIds = ({ context: { special, item } }: Pick<Enquiry, 'context'>): readonly string[] =>
  [special, ...(item?.offers ?? [])].flatMap((offer) => offer?.id ?? []);

/** The enquiry with its offers as the site names them, and whether they run: a browser can send any words. */
export function withKnownOffers<Sent extends Enquiry>(
  enquiry: Sent,
  offers: readonly PublishedOffer[] | undefined,
  now: number,
): Sent {
  if (offers === undefined) return enquiry;
  const { special, item } = enquiry.context;
  const known = new Map(offers.map((offer) => [offer.id, offer]));
  const isOver = ({ endsAt }: PublishedOffer): boolean => endsAt !== undefined && Date.parse(endsAt) <= now;
  const named = ({ id, title }: EnquirySubject): EnquirySubject => {
    const offer = known.get(id);
    if (!offer) return { id, title: `${title} (not an offer on the site)` };
    return { id, title: isOver(offer) ? `${offer.title} (this offer has ended)` : offer.title };
  };
  const running = item?.offers?.filter(({ id }) => {
    const offer = known.get(id);
    return offer !== undefined && !isOver(offer);
  });
  return {
    ...enquiry,
    context: {
      ...enquiry.context,
      ...(special && { special: named(special) }),
      ...(item && running && { item: { ...item, offers: running.map(named) } }),
    },
  };
}
