import { moneyOf } from '../../src/domain/stock/parse/readPrice';
import type { StockContext } from '../../src/domain/stock/parseStockItem';
import { australia } from '../australia';

/** How prices of Australian feeds are read. */
export const AUSTRALIAN_DOLLARS = moneyOf(australia);

/** A site that sells cars of every make: new and demo ones drive away, used ones without government charges. */
export const aStockContext = (overrides: Partial<StockContext> = {}): StockContext => ({
  brands: [],
  stockType: 'cars',
  money: AUSTRALIAN_DOLLARS,
  priceTypes: { New: 'driveAway', Demo: 'driveAway', Used: 'egc' },
  thisYear: 2026,
  ...overrides,
});
