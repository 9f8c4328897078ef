import type { Dollars } from '../money';
import type { NumberFactName } from './stockFacts';
import type { StockItem } from './stockItem';

/** The fields that a card has as they are in the stock item. */
export const CARD_FIELDS = [
  'vehType',
  'stockType',
  'make',
  'model',
  'year',
  'bodyType',
  'odometer',
  'transmissionType',
  'fuelType',
  'colour',
  'label',
  'dealer',
  'url',
] as const satisfies readonly (keyof StockItem)[];

/**
 * What a result card shows of a stock item, besides some facts that are numbers (`cardFacts`). The index holds a card for each item, so every field here costs bytes on a phone.
 * Prices are in dollars, as in the index.
 */
export interface StockCard
  extends Pick<StockItem, NumberFactName | 'priceType' | (typeof CARD_FIELDS)[number]> {
  /** The stock item's id (InstantSearch's name for it). */
  readonly objectID: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The effective price: `specialPrice ?? price`. */
  readonly price?: Dollars;
  /** The price before a special price. */
  readonly wasPrice?: Dollars;
  /**
   * In a search by the price to pay: the place in which the shopper pays, and what they pay there (`priceToPay`), absent if
   * that is unknown. No card of the index has them.
   */
  readonly toPayIn?: string;
  readonly toPay?: Dollars;
  /** In a list in the order of the weekly cost: the sum of its listed parts (`listedCost`). No card of the index has it. */
  readonly weeklyCost?: Dollars;
  readonly featured?: true;
  readonly brandCertified?: true;
  readonly sold?: true;
  readonly underOffer?: true;
  /** The address of the first picture, as in the feed. */
  readonly image?: string;
  readonly images?: number;
  readonly location?: string;
  /** The title of the first offer for it, and the first instant after its end, in ISO 8601. */
  readonly offer?: string;
  readonly offerEndsAt?: string;
}

/** Whether two cards show the same, apart from what a search adds to a hit (`_highlightResult`, `__position`). */
export const sameCard = (a: StockCard, b: StockCard): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => key.startsWith('_') || a[key as keyof StockCard] === b[key as keyof StockCard],
  );
