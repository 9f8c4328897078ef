import { shardOf, TOWING_FILE } from '../../domain/stock/itemShards';
import type { StockItem } from '../../domain/stock/stockItem';
import type { TowingStock } from '../../domain/towing/towingVehicles';
import { LIMITS, within } from '../limits';

/** The folder of the published stock. */
export const STOCK_INDEX_URL = '/stock-index/';

const read = (name: string, cache: RequestCache): Promise<unknown> =>
  within(LIMITS.file, async (signal) => {
    const response = await fetch(STOCK_INDEX_URL + name, { cache, signal });
    if (!response.ok) throw new Error(`The stock could not be read (${name} answered ${response.status}).`);
    return response.json();
  });

/** The vehicles that the page about towing checks, of the newest build. Rejects like `fetchStockItems`. */
export const fetchTowingStock = () => read(TOWING_FILE, 'no-cache') as Promise<TowingStock>;

/** The stock items of the newest build, in the order of `ids`; `null` for one that is gone. Rejects if the network fails. */
export async function fetchStockItems(ids: readonly string[]): Promise<readonly (StockItem | null)[]> {
  const { files } = (await read('items.json', 'no-cache')) as { readonly files: readonly string[] };
  const fileOf = (id: string) => files[shardOf(id, files.length)];
  const needed = new Set(ids.flatMap((id) => fileOf(id) ?? []));
  const shards = new Map(
    await Promise.all(
      [...needed].map(
        async (file) => [file, (await read(file, 'default')) as Readonly<Record<string, StockItem>>] as const,
      ),
    ),
  );
  return ids.map((id) => {
    const shard = shards.get(fileOf(id) ?? '') ?? {};
    return Object.hasOwn(shard, id) ? (shard[id] ?? null) : null;
  });
}

/** One stock item of the newest build. Mail programs write addresses in lower case, so a gone id is tried in capitals. */
export async function fetchStockItem(id: string): Promise<StockItem | null> {
  const [item = null] = await fetchStockItems([id]);
  const capitals = id.toUpperCase();
  return item === null && capitals !== id ? fetchStockItem(capitals) : item;
}
