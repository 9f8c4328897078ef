/** One row of a feed as the dealer system wrote it. */
export interface RawRow {
  /** The number of the data row, from 1. A header does not count. */
  readonly row: number;
  /** The line of the file where the row begins, if the format has lines. */
  readonly line?: number;
  /** A CSV row's cells by column name, or the object of a JSON or XML feed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the row cannot be mapped at all. */
  readonly broken?: string;
}

export interface RawFeed {
  /** The columns in a CSV feed's header; absent for other feeds. */
  readonly columns?: readonly string[];
  readonly rows: readonly RawRow[];
}

export type FeedFormat = 'csv' | 'json' | 'xml';
