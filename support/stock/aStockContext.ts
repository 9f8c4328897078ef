import type { StockContext } from '../../src/domain/stock/parseStockItem';

/** A site that sells cars of every make: new and demo ones drive away, used ones without government charges. */
export const aStockContext = (overrides: Partial<StockContext> = {}): StockContext => ({
  brands: [],
  stockType: 'cars',
  priceTypes: { New: 'driveAway', Demo: 'driveAway', Used: 'egc' },
  thisYear: 2026,
  ...overrides,
});
