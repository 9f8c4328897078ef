import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FED_FILE, type FedStock } from '../../src/domain/stock/stockOverride';
import type { DealerStock } from './dealerStock';

/** Writes what the content editor needs of the feeds: a hidden vehicle and the order of all are nowhere else. */
export async function writeFed({ items, fed }: Pick<DealerStock, 'items' | 'fed'>): Promise<void> {
  const unchanged = new Set(items);
  const known: FedStock = {
    order: fed.map(({ id }) => id),
    changed: fed.filter((item) => !unchanged.has(item)),
  };
  await mkdir(dirname(FED_FILE), { recursive: true });
  await writeFile(FED_FILE, JSON.stringify(known));
}
