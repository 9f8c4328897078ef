import { INDEX_PREFIX, type IndexRecord } from '../../indexRecord';

/** What depends on the shopper is worked out of these, which a hosted search cannot do. */
type OfTheShopper = 'onRoad' | 'fuelEconomy' | 'petrolGrade';

/**
 * A record of the hosted index. The card is nested, because a hit returns only the card, and because some card fields
 * share a name with attributes of another meaning (`location`). The service reads the dot of `location.name` as a step
 * into an object.
 */
export type HostedRecord = Omit<IndexRecord, 'text' | 'location.name' | OfTheShopper> &
  IndexRecord['text'] & {
    readonly location?: { readonly name: string };
    /**
     * The record's position in each order, from 0. The service sorts text by its first 50 characters, ignores accents
     * and does not define where missing values go. Positions are numbers, and every record has all of them.
     */
    readonly places: Readonly<Record<string, number>>;
  };

/** The attribute that an order sorts by. */
export const placeAttribute = (order: string): string => `places.${order}`;

/** The order of the index itself. */
export const DEFAULT_ORDER = 'default';

/** Adds a record's positions in the site's orders. */
export const toHostedRecord = (
  {
    text,
    'location.name': location,
    onRoad: _,
    fuelEconomy: _use,
    petrolGrade: _grade,
    ...attributes
  }: IndexRecord,
  places: HostedRecord['places'],
): HostedRecord => ({
  ...attributes,
  ...text,
  ...(location === undefined ? {} : { location: { name: location } }),
  places,
});

/** The name of a hosted index: `stock_price_asc` becomes `{prefix}_price_asc`. */
export const hostedIndexName = (name: string, prefix: string): string =>
  name.startsWith(INDEX_PREFIX) ? prefix + name.slice(INDEX_PREFIX.length) : name;
