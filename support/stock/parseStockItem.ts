import type { Result } from '../../src/domain/result';
import {
  type ColumnStyles,
  createFieldReader,
  type FieldFault,
  type ParsedItem,
  type RawStockItem,
  type StockContext,
  toStockItem,
} from '../../src/domain/stock/parseStockItem';

/** Reads the mapped values of one row into a stock item. */
export const parseStockItem = (
  raw: RawStockItem,
  context: StockContext,
  fallbackId: string,
  styles: ColumnStyles = {},
): Result<ParsedItem, readonly FieldFault[]> =>
  toStockItem(createFieldReader(context.money, styles)(raw), raw, context, () => fallbackId);
