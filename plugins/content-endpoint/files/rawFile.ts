/** A content file as it was read: front matter or YAML as plain data, and the text below it. Nothing is checked yet. */
export interface RawFile {
  /** From the project's root, as faults name it: `content/posts/towing.md`. */
  readonly file: string;
  /** The file name without its extension: the entry's id. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter; empty in a YAML file. */
  readonly body: string;
}
