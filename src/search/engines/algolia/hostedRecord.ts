import type { IndexRecord } from '../../indexRecord';

/** The attributes of a hosted record that keywords find beside make and model. */
export const TEXT_ATTRIBUTES = ['title', 'subtitle', 'keywords'] as const;

/** Found whole, never by their beginning or with a typo. */
export const IDENTIFIER_ATTRIBUTES = ['stockNumber', 'registrationNumber', 'vin'] as const;

/**
 * A record as the hosted index holds it: the card apart, because it is what a hit brings back, and because some of its
 * fields have the names of attributes that mean something else (`location`). The service reads the dot of
 * `location.name` as a step into an object.
 */
export type HostedRecord = Omit<IndexRecord, 'text' | 'location.name'> &
  IndexRecord['text'] & {
    readonly location?: { readonly name: string };
    /**
     * The record's place in each order, from 0. The service would sort text by its first 50 characters and knows no
     * accents, and where it puts what is absent is its own business: places are numbers, and every record has all.
     */
    readonly places: Readonly<Record<string, number>>;
  };

/** The attribute whose numbers an order follows. */
export const placeAttribute = (order: string): string => `places.${order}`;

/** The order of the index itself. */
export const DEFAULT_ORDER = 'default';

/** A record of the index, with its places in the orders of the site. */
export const toHostedRecord = (
  { text, 'location.name': location, ...attributes }: IndexRecord,
  places: HostedRecord['places'],
): HostedRecord => ({
  ...attributes,
  ...text,
  ...(location === undefined ? {} : { location: { name: location } }),
  places,
});
