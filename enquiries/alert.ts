import type { Cents, Dollars } from '../src/domain/money';
import type { PriceType } from '../src/domain/stock/stockItem';

/** A vehicle from one publication on. Without a type of price, it isn't for sale any more. */
export interface StockLogRow {
  readonly id: string;
  readonly title: string;
  /** When the first publication with this was seen, in milliseconds since 1970. */
  readonly at: number;
  readonly price?: Cents;
  readonly priceType?: PriceType;
}

/** What one reader wants to hear about: the address of a search, or the id of a vehicle. */
export interface Watch {
  readonly kind: 'search' | 'item';
  readonly subject: string;
  /** The publication that the reader knew when they confirmed. */
  readonly since: number;
}

/** What a reader was last told of a vehicle: its price, and whether it has gone. */
export interface Told extends Pick<StockLogRow, 'id' | 'price' | 'priceType'> {
  readonly isGone: boolean;
}

/** A reader who may be due for a mail. */
export interface Subscriber {
  readonly id: string;
  /** The latest publication that was compared with what they know. */
  readonly toldUntil: number;
  /** How many mails were queued for them: with it, two servers never queue the same one. */
  readonly mails: number;
  /** When the last mail was sent, in milliseconds since 1970. */
  readonly mailedAt?: number;
}

/** One line of a mail. */
export interface StockChange {
  readonly kind: 'new' | 'reduced' | 'sold' | 'gone';
  readonly id: string;
  readonly title: string;
  /** Of its page, or its whole address on another site. Absent if it has no page any more. */
  readonly path?: string;
  readonly priceType?: PriceType;
  readonly price?: Dollars;
  readonly was?: Dollars;
}

/** A queued mail to a reader, without its link: each attempt gets a link of its own, of which the store has only the hash. */
export interface AlertMail {
  /** What the log calls it. */
  readonly reference: string;
  readonly email: string;
  /** When it was queued, and when the reader last confirmed, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly confirmedAt?: number;
  /** Absent in the mail that asks whether the address is right. */
  readonly changes?: readonly StockChange[];
}
