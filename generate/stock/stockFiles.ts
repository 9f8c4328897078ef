import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ITEMS_MANIFEST,
  type ItemsManifest,
  SEARCHES_FILE,
  shardCount,
  shardOf,
} from '../../src/domain/stock/itemShards';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { SavedSearchTerms } from '../../src/search/savedSearchTerms';

/** A file of the published stock: the search index or stock items. */
export interface StockFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The stock items as small files, grouped by a hash of their ids, and the manifest that names the files. */
export function itemFiles(items: readonly StockItem[]): readonly StockFile[] {
  const shards = shardCount(items.length);
  const contents = Array.from({ length: shards }, () => new Map<string, StockItem>());
  for (const item of items) {
    contents[shardOf(item.id, shards)]?.set(item.id, item);
  }
  const files = contents.map((content) => {
    const bytes = Buffer.from(JSON.stringify(Object.fromEntries(content)));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { name: `items.${hash}.json`, bytes };
  });
  const manifest: ItemsManifest = { count: items.length, files: files.map(({ name }) => name) };
  return [...files, { name: ITEMS_MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }];
}

/** What the enquiry server reads the addresses of saved searches with. */
export const searchesFile = (terms: SavedSearchTerms): StockFile => ({
  name: SEARCHES_FILE,
  bytes: Buffer.from(JSON.stringify(terms)),
});

/** Writes the files and removes an earlier build's. Manifests come last, so that none names a missing file. */
export async function writeStockFiles(folder: string, files: readonly StockFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const isManifest = ({ name }: StockFile) => !/\.[0-9a-f]{8}\./.test(name);
  for (const file of [...files].sort((a, b) => Number(isManifest(a)) - Number(isManifest(b)))) {
    await writeFile(join(folder, file.name), file.bytes);
  }
  const written = new Set(files.map(({ name }) => name));
  const stale = (await readdir(folder)).filter((name) => !written.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
