/** One row of a feed as the dealer system wrote it. */
export interface RawRow {
  /** Which row of data this is, from 1; a header is not counted. */
  readonly row: number;
  /** The line of the file that the row begins on, where the format has lines. */
  readonly line?: number;
  /** A CSV row's cells by column name, or the object of a JSON or XML feed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the row cannot be mapped at all. */
  readonly broken?: string;
}

export interface RawFeed {
  /** The columns of a CSV feed's header; absent for feeds without one. */
  readonly columns?: readonly string[];
  readonly rows: readonly RawRow[];
}

export type FeedFormat = 'csv' | 'json' | 'xml';
