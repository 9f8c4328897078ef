import type { Codes } from '../columns/codes';
import type { Column } from '../columns/column';
import type { StockIndex } from '../stockIndex';
import { addTo, type Bitset, emptyBitset, unite } from './bitset';
import type { Condition, Filter, Operator } from './filter';

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

/**
 * For each code of a column, whether one of the conditions holds. The code for "absent" is never allowed: a record
 * without a price fails every price filter.
 */
const allowedCodes = (column: Column, conditions: readonly Condition[]): Uint8Array => {
  const allowed = new Uint8Array(column.values.length + 1);
  for (const condition of conditions)
    if (column.kind === 'number') allowNumbers(column.values, condition, allowed);
    else allowTexts(column.values, condition, allowed);
  return allowed;
};

/** Comparing with NaN, which is what a text that spells no number is read as, holds for none of them. */
const COMPARE: Readonly<Record<Operator, (value: number, number: number) => boolean>> = {
  '<=': (value, number) => value <= number,
  '>=': (value, number) => value >= number,
  '>': (value, number) => value > number,
};

/** Marks the codes for which a condition holds. Seats are texts, yet `seats>=7` must work too. */
const allowTexts = (values: readonly string[], condition: Condition, allowed: Uint8Array): void => {
  values.forEach((text, code) => {
    if (holds(text, condition)) allowed[code] = 1;
  });
};

const holds = (text: string, condition: Condition): boolean =>
  condition.kind === 'value'
    ? text === condition.value
    : COMPARE[condition.operator](numberOf(text), condition.number);

/** The first code whose value is at least `number`, or with `past` above it. */
const bound = (values: Float64Array, number: number, past: boolean): number => {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle] as number;
    if (value < number || (past && value === number)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Marks the codes for which a condition holds. Values ascend, so these are a range of codes. */
const allowNumbers = (values: Float64Array, condition: Condition, allowed: Uint8Array): void => {
  const number = condition.kind === 'compare' ? condition.number : numberOf(condition.value);
  if (Number.isNaN(number)) return;
  const operator = condition.kind === 'compare' ? condition.operator : '=';
  const from = operator === '<=' ? 0 : bound(values, number, operator === '>');
  const to = operator === '<=' || operator === '=' ? bound(values, number, true) : values.length;
  allowed.fill(1, from, to);
};

/** The number that a text spells; NaN for other texts. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The records that have an allowed code in a column; in a list column, at least one. */
const scanColumn = (column: Column, allowed: Uint8Array): Bitset =>
  column.kind === 'list' ? scanLists(column.starts, column.codes, allowed) : scanCodes(column.codes, allowed);

const scanCodes = (codes: Codes, allowed: Uint8Array): Bitset => {
  const count = codes.length;
  const bits = emptyBitset(count);
  for (let i = 0; i < bits.length; i++) {
    const first = i << 5;
    const end = Math.min(count, first + 32);
    let word = 0;
    for (let rank = first; rank < end; rank++)
      word |= (allowed[codes[rank] as number] as number) << (rank & 31);
    bits[i] = word;
  }
  return bits;
};

const scanLists = (starts: Uint32Array, codes: Codes, allowed: Uint8Array): Bitset => {
  const bits = emptyBitset(starts.length - 1);
  for (let rank = 0; rank < starts.length - 1; rank++)
    for (let at = starts[rank] as number; at < (starts[rank + 1] as number); at++)
      if (allowed[codes[at] as number]) addTo(bits, rank);
  return bits;
};
