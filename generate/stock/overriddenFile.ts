import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OVERRIDDEN_FILE } from '../../src/domain/stock/stockOverride';
import type { DealerStock } from './dealerStock';

/** Writes what the feeds say of the vehicles that staff change, for the content editor: a hidden one is nowhere else. */
export async function writeOverridden({ items, fed }: Pick<DealerStock, 'items' | 'fed'>): Promise<void> {
  const unchanged = new Set(items);
  await mkdir(dirname(OVERRIDDEN_FILE), { recursive: true });
  await writeFile(OVERRIDDEN_FILE, JSON.stringify(fed.filter((item) => !unchanged.has(item))));
}
