import type { Locale } from '../country';
import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars, type Dollars } from '../money';
import type { PriceType, StockItem } from './stockItem';

/** The number of the note that explains a price. */
export type PriceNote = Locale['prices'][PriceType]['note'];

/** A price in dollars. A `StockCard` is one; for a `StockItem` use `pricesOf`. */
export interface Prices {
  readonly priceType: PriceType;
  /** The effective price. */
  readonly price?: Dollars;
  readonly wasPrice?: Dollars;
}

export interface PricedDisplay {
  readonly kind: 'priced';
  /** `$33,990` */
  readonly amount: string;
  /** The same amount in dollars, for the repayment. */
  readonly dollars: Dollars;
  /** `Drive Away` or `Ex. Govt. Charges`, and the number of its note. */
  readonly qualifier: string;
  readonly note: PriceNote;
  readonly wasAmount?: string;
  /** What the special price saves. */
  readonly savingAmount?: string;
  /** All notes in use, in order. */
  readonly notes: readonly PriceNote[];
}

interface OnApplicationDisplay {
  readonly kind: 'onApplication';
  readonly text: string;
  readonly note: PriceNote;
  readonly notes: readonly PriceNote[];
}

export type PriceDisplay = PricedDisplay | OnApplicationDisplay;

/** The prices of a stock item in dollars. */
export const pricesOf = (item: Pick<StockItem, 'price' | 'specialPrice' | 'priceType'>): Prices => {
  const price = effectivePrice(item);
  const was = item.specialPrice === undefined ? undefined : item.price;
  return {
    priceType: item.priceType,
    ...(price === undefined ? {} : { price: centsToDollars(price) }),
    ...(was === undefined ? {} : { wasPrice: centsToDollars(was) }),
  };
};

/** How to show a price: one total amount with its qualifier, or that it is on application, and the notes that explain it. */
export const priceDisplay = (
  prices: Prices,
  words: Locale['prices'],
  shows: { readonly repayment: boolean },
): PriceDisplay => {
  const { priceType, price, wasPrice: was } = prices;
  if (priceType === 'poa' || price === undefined) {
    const { label, note } = words.poa;
    return { kind: 'onApplication', text: label, note, notes: [note] };
  }
  const { label, note } = words[priceType];
  return {
    kind: 'priced',
    amount: formatPrice(price),
    dollars: price,
    qualifier: label,
    note,
    ...(was === undefined ? {} : { wasAmount: formatPrice(was), savingAmount: formatPrice(was - price) }),
    notes: shows.repayment ? [note, words.repayment.note] : [note],
  };
};

/** A price in one line: `$33,990 Drive Away`, `Price on Application`. */
export function priceText(prices: Prices, words: Locale['prices']): string {
  const display = priceDisplay(prices, words, { repayment: false });
  return display.kind === 'priced' ? `${display.amount} ${display.qualifier}` : display.text;
}

/** The price to filter, sort, finance and publish by, in cents: the special price if there is one. */
export const effectivePrice = (item: Pick<StockItem, 'price' | 'specialPrice'>): Cents | undefined =>
  item.specialPrice ?? item.price;
