import { shardOf } from '../../../domain/stock/itemShards';
import type { StockItem } from '../../../domain/stock/stockItem';
import { LIMITS } from '../../limits';
import { within } from '../../within';

/** Where the published stock lies. */
export const STOCK_INDEX_URL = '/stock-index/';

const read = (name: string, cache: RequestCache): Promise<unknown> =>
  within(LIMITS.file, async (signal) => {
    const response = await fetch(STOCK_INDEX_URL + name, { cache, signal });
    if (!response.ok) throw new Error(`The stock could not be read (${name} answered ${response.status}).`);
    return response.json();
  });

/**
 * One stock item as it is published now, whichever build the page came from; `null` for one that is gone.
 * Rejects where the network fails or a file takes longer than `LIMITS.file`: the caller tries again.
 */
export async function fetchStockItem(id: string): Promise<StockItem | null> {
  const manifest = (await read('items.json', 'no-cache')) as { readonly files: readonly string[] };
  const file = manifest.files[shardOf(id, manifest.files.length)];
  if (file === undefined) return null;
  const shard = (await read(file, 'default')) as Readonly<Record<string, StockItem>>;
  return Object.hasOwn(shard, id) ? (shard[id] ?? null) : null;
}
