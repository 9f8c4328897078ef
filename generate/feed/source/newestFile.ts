import { err, ok, type Result } from '../../../src/domain/result';

export interface ListedFile {
  readonly name: string;
  /** Bytes; absent if the source does not say. */
  readonly size?: number;
  /** Milliseconds since 1970; absent if the source does not say. */
  readonly modifiedAt?: number;
}

/** Whether the last part of a path names several files: it holds `*`, or it ends in a slash. */
export const namesSeveral = (path: string): boolean => /\*[^/]*$|\/$/.test(path);

/** A path cut into its folder and the pattern of its files. */
export const folderAndPattern = (path: string): { readonly folder: string; readonly pattern: string } => {
  const cut = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, cut), pattern: path.slice(cut) || '*' };
};

/** A name pattern as a test: `*` is any run of letters, and capitals do not matter. */
export const matchesName = (pattern: string): ((name: string) => boolean) => {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'is');
  return (name) => expression.test(name);
};

/** Endings that feeds have. Anything else in a folder of feeds is a picture, a log or a note. */
const DATA_ENDING = /\.(?:csv|tsv|txt|xml|json|jsonl|ndjson|gz|zip)$/i;

/** Files that are still being written or belong to the system. */
const UNFINISHED = /^[.~]|~$|\.(?:tmp|temp|part|partial|filepart|crdownload|swp)$/i;

/** Whether a file in a folder, or in a zip, may be a feed. */
export const mayBeFeed = (name: string): boolean => DATA_ENDING.test(name) && !UNFINISHED.test(name);

/** Whether a name is one that a pattern asks for. */
export const mayCount = (pattern: string): ((name: string) => boolean) => {
  const matches = matchesName(pattern);
  return pattern === '*' ? mayBeFeed : (name) => matches(name) && !UNFINISHED.test(name);
};

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The newest of the files that match a pattern. Several of the same time, as in a fresh checkout, are told apart by name:
 * `stock-10.csv` comes after `stock-9.csv`. Files of no known time count as the oldest.
 */
export const newestFile = (files: readonly ListedFile[], pattern: string): Result<ListedFile, string> => {
  const isWanted = mayCount(pattern);
  const [newest] = files
    .filter(({ name, size }) => isWanted(name) && size !== 0)
    .sort((a, b) => (b.modifiedAt ?? 0) - (a.modifiedAt ?? 0) || byName.compare(b.name, a.name));
  if (newest) return ok(newest);
  return err(
    pattern === '*'
      ? 'has no file of stock (csv, tsv, txt, xml, json, gz or zip)'
      : `has no file named like "${pattern}"`,
  );
};
