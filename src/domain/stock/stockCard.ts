import type { Dollars } from '../money';
import type { NumberFactName, StockFacts } from './stockFacts';
import type { PriceType } from './stockItem';
import type { StockType, VehType } from './stockTypes';

/**
 * What a result card shows of a stock item, beside some facts that are numbers (`cardFacts`). The index holds a card for each item, so every field here costs bytes on a phone.
 * Prices are in dollars, as in the index.
 */
export interface StockCard extends Pick<StockFacts, NumberFactName> {
  /** The stock item's id (InstantSearch's name for it). */
  readonly objectID: string;
  readonly vehType: VehType;
  readonly stockType: StockType;
  readonly title: string;
  readonly subtitle?: string;
  readonly make: string;
  readonly model: string;
  readonly year?: number;
  readonly bodyType?: string;
  readonly odometer?: number;
  readonly transmissionType?: string;
  readonly fuelType?: string;
  readonly colour?: string;
  readonly priceType: PriceType;
  /** The effective price: `specialPrice ?? price`. */
  readonly price?: Dollars;
  /** The price before a special price. */
  readonly wasPrice?: Dollars;
  readonly featured?: true;
  readonly brandCertified?: true;
  /** A few words on its picture. */
  readonly label?: string;
  readonly sold?: true;
  readonly underOffer?: true;
  /** The address of the first picture, as in the feed. */
  readonly image?: string;
  readonly images?: number;
  readonly location?: string;
  /** On the site of a group: the name of the dealer, and the item's page on the dealer's own site. */
  readonly dealer?: string;
  readonly url?: string;
}

/**
 * Whether two cards show the same, apart from what a search adds to a hit (`_highlightResult`, `__position`). An item's price
 * may change while a page is open, if the site is rebuilt.
 */
export const sameCard = (a: StockCard, b: StockCard): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => key.startsWith('_') || a[key as keyof StockCard] === b[key as keyof StockCard],
  );
