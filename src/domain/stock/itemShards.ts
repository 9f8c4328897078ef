/** Stock items are published in small files ("shards"); a hash of the id gives the shard, so browsers need no list of ids. */
const ITEMS_PER_SHARD = 32;

/** The folder of the published stock in the site. */
export const STOCK_INDEX_FOLDER = 'stock-index';

export const ITEMS_MANIFEST = 'items.json';

/** What the page about towing checks, without a hash in its name: browsers read it network first. */
export const TOWING_FILE = 'towing.json';

/** How to read the address of a search, for the server that runs saved searches: `SavedSearchTerms`. */
export const SEARCHES_FILE = 'searches.json';

/** Says which file holds which items: the shard of an id is an index of `files`. Browsers read it network first. */
export interface ItemsManifest {
  readonly count: number;
  readonly files: readonly string[];
}

export const shardCount = (items: number): number => Math.max(1, Math.ceil(items / ITEMS_PER_SHARD));

/** FNV-1a over UTF-16 code units, 32 bits: the same in the build and in every browser. */
export function shardOf(id: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % shards;
}
