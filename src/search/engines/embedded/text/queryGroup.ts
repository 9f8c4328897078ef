/** One or more words of a query, read as one word, and what it found: what is highlighted. */
export interface QueryGroup {
  readonly text: string;
  /** The words of the query it was read from. */
  readonly words: readonly string[];
  /** A word of the text that begins with it is found too. */
  readonly asPrefix: boolean;
  /** The words it found by a typo. */
  readonly typos: ReadonlySet<string>;
}
