/** What kind of text a feed is. JSON lines are one object a line. */
export type FeedKind = 'csv' | 'json' | 'jsonLines' | 'xml';

export type RawValues = Readonly<Record<string, unknown>>;

/** No feed is nested deeper; what is, would overflow whoever reads it. */
export const DEEPEST = 60;

/** Whether a row is the header once more, as some exports write it before each page. */
export const repeatsHeader = (values: RawValues): boolean => {
  for (const name in values) if (values[name] !== name) return false;
  return true;
};

/** One row of a feed as the dealer system wrote it. */
export interface RawRow {
  /** The number of the data row, from 1. A header does not count. */
  readonly row: number;
  /** The line of the file where the row begins, if the format has lines. */
  readonly line?: number;
  /** A CSV row's cells by column name, or the object of a JSON or XML feed. */
  readonly values: RawValues;
  /** Why the row cannot be mapped at all. */
  readonly broken?: string;
  /** Whether somebody has commented the row out. */
  readonly isComment?: true;
  /** What is odd about the row as a whole. */
  readonly odd?: string;
}

/** What a mapping says about the form of a feed. */
export interface FeedShape {
  /** The path to the rows in a JSON or XML feed. If absent, the list nearest to the root. */
  readonly rows?: string;
  /** What is between the cells of a CSV feed. If absent, the header decides. */
  readonly delimiter?: string;
  /** The names of the columns of a CSV feed without a header. */
  readonly columns?: readonly string[];
}

/** A feed whose kind, letters and columns are known. */
export interface RawFeed {
  readonly kind: FeedKind;
  /** The named columns of a CSV feed, in order; absent for other feeds. */
  readonly columns?: readonly string[];
  /** The path to the rows of an XML feed, of which one vehicle would not show it, or of a JSON feed with several lists. */
  readonly rowsAt?: string;
  /** Lists beside the rows, with the number of their entries: `export.yards.yard (2)`. */
  readonly otherLists?: readonly string[];
  /** Reads the rows from the first one, as often as it is called. It throws a `FeedFault` where the feed breaks off. */
  readonly rows: () => AsyncIterable<RawRow> | Iterable<RawRow>;
  /** Notices about the whole feed for a person. Reading the rows may add some. */
  readonly notices: ReadonlySet<string>;
}

/** The feed as a whole cannot be read: why, in words that follow its name. */
export class FeedFault extends Error {}
