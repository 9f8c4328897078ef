import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ITEMS_MANIFEST, type ItemsManifest, STOCK_INDEX_FOLDER, shardOf } from '../domain/stock/itemShards';
import type { StockItem } from '../domain/stock/stockItem';

/** The folder of the built site, or the address at which it is published. */
export type SitePlace = string;

export const isAddress = (place: SitePlace): boolean => /^https?:/.test(place);

/** The whole name of a file of the site, for people and for `publishedFile`. */
export const fileAt = (place: SitePlace, file: string): string =>
  isAddress(place) ? new URL(file, `${place}/`).href : join(place, file);

/**
 * The text of a file that the build wrote; `undefined` if the site has no such file.
 * @throws if the file cannot be read, or the site does not answer
 */
export async function publishedFile(place: SitePlace, file: string): Promise<string | undefined> {
  const name = fileAt(place, file);
  if (isAddress(place)) {
    const response = await fetch(name, { signal: AbortSignal.timeout(10_000) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The answer has the status ${response.status}.`);
    return response.text();
  }
  try {
    return await readFile(name, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * A stock item of the newest build; `undefined` if the site publishes none with this id.
 * @throws if the stock cannot be read: the caller tries again later
 */
export async function publishedItem(place: SitePlace, id: string): Promise<StockItem | undefined> {
  const manifest = await publishedFile(place, `${STOCK_INDEX_FOLDER}/${ITEMS_MANIFEST}`);
  if (manifest === undefined) return undefined;
  const { files } = JSON.parse(manifest) as ItemsManifest;
  const shard = await publishedFile(place, `${STOCK_INDEX_FOLDER}/${files[shardOf(id, files.length)]}`);
  if (shard === undefined) throw new Error('The stock was published anew while it was read.');
  const items = JSON.parse(shard) as Readonly<Record<string, StockItem>>;
  return Object.hasOwn(items, id) ? items[id] : undefined;
}

/**
 * All stock items of the newest build.
 * @throws if the stock cannot be read
 */
export async function publishedItems(place: SitePlace): Promise<readonly StockItem[]> {
  const manifest = await publishedFile(place, `${STOCK_INDEX_FOLDER}/${ITEMS_MANIFEST}`);
  const { files } = JSON.parse(manifest ?? '') as ItemsManifest;
  const shards = await Promise.all(
    files.map((name) => publishedFile(place, `${STOCK_INDEX_FOLDER}/${name}`)),
  );
  return shards.flatMap((shard) =>
    Object.values(JSON.parse(shard ?? '') as Readonly<Record<string, StockItem>>),
  );
}
