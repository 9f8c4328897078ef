/** A parsed but unchecked content file: its YAML or front matter as plain data, and the text below it. */
export interface RawFile {
  /** The path from the project's root, for faults: `content/posts/towing.md`. */
  readonly file: string;
  /** The file name without its extension: the entry's id. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter; empty in a YAML file. */
  readonly body: string;
}
