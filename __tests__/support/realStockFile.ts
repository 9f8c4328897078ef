import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const path = resolve(process.env.REAL_STOCK_FILE ?? '../shared/data/australian-vehicle-prices.csv.gz');

/** The real Australian listings, where this machine has them; `null` where it has not. */
export const realStockFile: string | null = existsSync(path) ? path : null;

/** `describe` where the real file is there; a skipped block that says why where it is not. */
export const describeWithRealStock: jest.Describe = realStockFile
  ? describe
  : (Object.assign(
      (name: string | number, ...rest: unknown[]) =>
        describe.skip(
          `${name} (skipped: set REAL_STOCK_FILE to the Australian listings)`,
          rest[0] as () => void,
        ),
      describe,
    ) as unknown as jest.Describe);
