import { assertUnreachable } from '../../../../domain/unreachable';
import type { StockIndex } from '../stockIndex';
import { allowedCodes } from './allowedCodes';
import { addTo, type Bitset, emptyBitset, fullBitset, intersect, unite } from './bitset';
import type { Condition, Filter } from './filter';
import { scanColumn } from './scanColumn';

/** The records for which a filter holds. None do if the index has no such attribute. */
export const evaluateFilter = (stock: StockIndex, filter: Filter): Bitset => {
  switch (filter.kind) {
    case 'value':
    case 'compare':
    case 'between':
      return oneOf(stock, filter.attribute, [filter]);
    case 'not':
      return complement(stock.count, evaluateFilter(stock, filter.filter));
    case 'and': {
      const bits = fullBitset(stock.count);
      for (const each of filter.filters) intersect(bits, evaluateFilter(stock, each));
      return bits;
    }
    case 'or':
      return either(stock, filter.filters);
    default:
      return assertUnreachable(filter);
  }
};

const complement = (count: number, bits: Bitset): Bitset => {
  const all = fullBitset(count);
  for (let i = 0; i < all.length; i++) all[i] = (all[i] as number) & ~(bits[i] as number);
  return all;
};

const isCondition = (filter: Filter): filter is Condition =>
  filter.kind === 'value' || filter.kind === 'compare' || filter.kind === 'between';

/** Several values of one attribute, as a shopper ticks them, take one pass over its column. */
const either = (stock: StockIndex, filters: readonly Filter[]): Bitset => {
  const bits = emptyBitset(stock.count);
  const byAttribute = new Map<string, Condition[]>();
  for (const filter of filters)
    if (isCondition(filter)) {
      const conditions = byAttribute.get(filter.attribute) ?? [];
      conditions.push(filter);
      byAttribute.set(filter.attribute, conditions);
    } else unite(bits, evaluateFilter(stock, filter));
  for (const [attribute, conditions] of byAttribute) unite(bits, oneOf(stock, attribute, conditions));
  return bits;
};

const oneOf = (stock: StockIndex, attribute: string, conditions: readonly Condition[]): Bitset => {
  const column = stock.columns.get(attribute);
  if (column) return scanColumn(column, allowedCodes(column, conditions));
  const bits = emptyBitset(stock.count);
  if (attribute === 'objectID')
    for (const condition of conditions) {
      const rank = condition.kind === 'value' ? stock.rankOf(condition.value) : undefined;
      if (rank !== undefined) addTo(bits, rank);
    }
  return bits;
};
