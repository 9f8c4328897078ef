import type { StockCard } from '../../domain/stock/stockCard';

/** What an offer for stock shows of the vehicles that qualify, chosen by the build. */
export interface OfferStock {
  /** How many are for sale. None: all are sold. */
  readonly count: number;
  /** The lowest price in words: `$33,990` and `Drive Away`. Absent if their prices do not include the same. */
  readonly from?: { readonly amount: string; readonly qualifier: string };
  /** What they save, in words: `Save $2,000 to $3,000`. Absent unless all are reduced. */
  readonly saving?: string;
  /** Some of them, those that save most first. None where a page shows only the figures. */
  readonly cards: readonly StockCard[];
}

/** The stock of the offers on a page, by the key of the offer. An offer that is not for stock has none. */
export type OfferStocks = Readonly<Record<string, OfferStock>>;
