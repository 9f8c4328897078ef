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
  const files = await itemFiles(place);
  if (files === undefined) return undefined;
  const items = await itemsIn(place, files[shardOf(id, files.length)]);
  return Object.hasOwn(items, id) ? items[id] : undefined;
}

/**
 * All stock items of the newest build.
 * @throws if the stock cannot be read
 */
export async function publishedItems(place: SitePlace): Promise<readonly StockItem[]> {
  const files = await itemFiles(place);
  if (files === undefined) throw new Error('The site publishes no stock.');
  const shards = await Promise.all(files.map((name) => itemsIn(place, name)));
  return shards.flatMap((items) => Object.values(items));
}

async function itemFiles(place: SitePlace): Promise<ItemsManifest['files'] | undefined> {
  const manifest = await publishedFile(place, `${STOCK_INDEX_FOLDER}/${ITEMS_MANIFEST}`);
  return manifest === undefined ? undefined : (JSON.parse(manifest) as ItemsManifest).files;
}

async function itemsIn(
  place: SitePlace,
  file: string | undefined,
): Promise<Readonly<Record<string, StockItem>>> {
  const shard = await publishedFile(place, `${STOCK_INDEX_FOLDER}/${file}`);
  if (shard === undefined) throw new Error('The stock was published anew while it was read.');
  return JSON.parse(shard);
}
