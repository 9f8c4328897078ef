import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAddress } from '../domain/addressName';
import { DEALERSHIP_FILE } from '../domain/enquiry/dealershipDetails';
import { ITEMS_MANIFEST, type ItemsManifest, STOCK_INDEX_FOLDER, shardOf } from '../domain/stock/itemShards';
import type { StockItem } from '../domain/stock/stockItem';
import { fetchAddress } from './fetchAddress';

/** The build's last step writes this file, and its first step removes it: see `scripts/wholeSite.mjs`. */
export const WHOLE_SITE = 'whole-site.json';

/** The files of a built site that are for hosts and for the enquiry server, and not for visitors. */
export const HIDDEN_FILES = ['/_headers', '/_redirects', `/${WHOLE_SITE}`, `/${DEALERSHIP_FILE}`] as const;

/** The folder of the built site, or the address at which it is published. */
export type SitePlace = string;

/** The whole name of a file of the site, for people and for `publishedFile`. */
export const fileAt = (place: SitePlace, file: string): string =>
  isAddress(place) ? new URL(file, `${place}/`).href : join(place, file);

/** How long the published site may take for one file, in milliseconds. */
const TIMEOUT = 10_000;

/** The text of a file that the build wrote; `undefined` if the site has no such file. @throws as `publishedBytes` does */
export const publishedFile = async (place: SitePlace, file: string): Promise<string | undefined> =>
  (await publishedBytes(place, file))?.toString('utf8');

/**
 * A file that the build wrote; `undefined` if the site has no such file.
 * @throws if the file cannot be read, or the site does not answer
 */
export async function publishedBytes(place: SitePlace, file: string): Promise<Buffer | undefined> {
  const name = fileAt(place, file);
  if (isAddress(place)) {
    const answer = await fetchAddress(name, { timeout: TIMEOUT });
    if (answer.kind === 'err') throw new Error(`${name} ${answer.fault.reason}`);
    const { status, bytes } = answer.value;
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    return bytes;
  }
  try {
    return await readFile(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A fault if a folder holds another dealer's site: `public/` holds the one that was built last. */
export async function otherDealerFault(folder: string, dealerId: string): Promise<string | undefined> {
  const text = await publishedFile(folder, DEALERSHIP_FILE);
  const built = text === undefined ? dealerId : (JSON.parse(text) as { readonly dealerId: string }).dealerId;
  return built === dealerId
    ? undefined
    : `${folder} holds the site of ${built}, not of ${dealerId}: build that one first`;
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
 * All stock items of the newest build; `undefined` if the site publishes no stock.
 * @throws an error that names the file that cannot be read
 */
export async function publishedItems(place: SitePlace): Promise<readonly StockItem[] | undefined> {
  const files = await itemFiles(place);
  if (files === undefined) return undefined;
  const shards = await Promise.all(files.map((name) => itemsIn(place, name)));
  return shards.flatMap((items) => Object.values(items));
}

async function itemFiles(place: SitePlace): Promise<ItemsManifest['files'] | undefined> {
  const manifest = await publishedJson<ItemsManifest>(place, ITEMS_MANIFEST);
  return manifest?.files;
}

async function itemsIn(
  place: SitePlace,
  file: string | undefined,
): Promise<Readonly<Record<string, StockItem>>> {
  const shard = await publishedJson<Readonly<Record<string, StockItem>>>(place, `${file}`);
  if (shard === undefined) throw new Error('The stock was published again while it was read.');
  return shard;
}

/** What a file of the published stock holds. */
async function publishedJson<Data>(place: SitePlace, file: string): Promise<Data | undefined> {
  const name = `${STOCK_INDEX_FOLDER}/${file}`;
  const text = await publishedFile(place, name);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Data);
  } catch {
    throw new Error(`${fileAt(place, name)} is damaged: it is not JSON`);
  }
}
