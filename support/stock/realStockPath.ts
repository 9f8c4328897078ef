import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const path = resolve(
  process.env.REAL_STOCK_FILE ?? join(__dirname, '../../../shared/data/australian-vehicle-prices.csv.gz'),
);

/** The real Australian listings, where this machine has them; `null` where it has not. */
export const realStockPath: string | null = existsSync(path) ? path : null;
