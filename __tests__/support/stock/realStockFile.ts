import { realStockPath } from '../../../support/stock/realStockPath';

/** The real Australian listings; a benchmark, which has no `describe`, takes them from where they come from. */
export const realStockFile: string | null = realStockPath;

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
