import { realStockPath } from '../../../support/stock/realStockPath';

/** The real Australian listings: in `npm run test:deep` where this machine has them, in `npm test` only if they are named. */
export const realStockFile: string | null =
  process.env.DEEP || process.env.REAL_STOCK_FILE ? realStockPath : null;

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
