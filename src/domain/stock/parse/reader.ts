import type { Err, Ok } from '../../result';

/** How a whole column writes what one cell leaves open: `9.990` and `3/11/2026`. */
export interface ColumnStyle {
  /** Points part thousands: `9.990` is nine thousand. */
  readonly points?: 'thousands';
  /** Dates put the month first: `3/11/2026` is in March. */
  readonly dates?: 'monthFirst';
}

/** One entry of a list that is left out, and why; or, as a `note`, what was done to an entry that stays. */
export interface EntryFault {
  readonly value: string;
  readonly reason: string;
  readonly isNote?: true;
}

export type ReadResult<Value> =
  | (Ok<Value | undefined> & { readonly entries?: readonly EntryFault[] })
  | Err<string>;

/**
 * Reads one raw value of a feed. CSV gives text; JSON and XML give text, numbers, flags, lists and objects. `undefined` means
 * that the feed has no value. A fault is the reason, in words that follow the field's name: `odometer` "is not a number".
 */
export type Reader<Value> = (raw: unknown, style?: ColumnStyle) => ReadResult<Value>;

/** The type of the value that a reader returns. */
export type Read<R> = R extends Reader<infer Value> ? Value : never;
