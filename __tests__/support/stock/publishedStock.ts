import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemsManifest } from '../../../src/domain/stock/itemShards';
import type { StockItem } from '../../../src/domain/stock/stockItem';

/** Every vehicle that the built site publishes, including sold ones, for comparison with lists and counts. */
export function publishedStock(project = '.'): readonly StockItem[] {
  const folder = join(project, 'public/stock-index');
  const { files } = JSON.parse(readFileSync(join(folder, 'items.json'), 'utf8')) as ItemsManifest;
  return files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, StockItem>),
  );
}

/** The vehicles that the stock search finds. */
export const carsForSale = (): readonly StockItem[] =>
  publishedStock().filter(({ status }) => status === 'available');
