/** One or more words of a query, read as one word, and the words that it matches, for highlighting. */
export interface QueryGroup {
  readonly text: string;
  /** The original words of the query. */
  readonly words: readonly string[];
  /** Whether it also matches words that begin with it. */
  readonly asPrefix: boolean;
  /** The words that it matches with typos. */
  readonly typos: ReadonlySet<string>;
}
