import type { StockIndex } from '../stockIndex';
import { allowedCodes } from './allowedCodes';
import { type Bitset, emptyBitset, unite } from './bitset';
import type { Condition, Filter } from './filter';
import { scanColumn } from './scanColumn';

/**
 * The records for which a filter holds. None do if the index has no such attribute. Several values of one attribute, as a
 * shopper ticks them, take one pass over its column.
 */
export const evaluateFilter = (stock: StockIndex, filter: Filter): Bitset => {
  const byAttribute = new Map<string, Condition[]>();
  for (const condition of filter) {
    const conditions = byAttribute.get(condition.attribute) ?? [];
    conditions.push(condition);
    byAttribute.set(condition.attribute, conditions);
  }
  const bits = emptyBitset(stock.count);
  for (const [attribute, conditions] of byAttribute) {
    const column = stock.columns.get(attribute);
    if (column) unite(bits, scanColumn(column, allowedCodes(column, conditions)));
  }
  return bits;
};
