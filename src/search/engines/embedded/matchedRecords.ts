import { LruCache } from './cache';
import type { Codes, Column } from './column';
import type { Condition, FilterClause, Operator } from './readRequest';
import type { StockIndex } from './stockIndex';
import { NO_MATCH, type TextMatches } from './textIndex';

export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export interface FacetAnswer {
  /** The commonest values first; `null` if no found record has a value. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly statistics: FacetStatistics | undefined;
}

/** The records that a query finds. `all` avoids listing every record. */
export type MatchedRecords = { readonly size: number; readonly facets: FacetCache } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly bits: Bitset; readonly ranks: Uint32Array }
);

/** Earlier counts, because another page or order needs the same ones. */
type FacetCache = Map<string, FacetAnswer>;

const MAX_FILTERS = 32;
const MAX_MATCHES = 8;

/** Earlier evaluations, because the requests of one search share most filters and all of the text. */
export class MatchCache {
  private readonly filters = new LruCache<string, Bitset>(MAX_FILTERS);
  private readonly texts = new WeakMap<TextMatches, Bitset>();
  private readonly records = new LruCache<string, MatchedRecords>(MAX_MATCHES);

  constructor(private readonly stock: StockIndex) {}

  find(filters: readonly FilterClause[], text: TextMatches | null): MatchedRecords {
    const keys = filters.map((filter) => JSON.stringify(filter));
    const key = JSON.stringify([text?.key ?? null, keys]);
    return this.records.get(key, () => {
      const sets = filters.map((filter, i) =>
        this.filters.get(keys[i] as string, () => evaluateFilter(this.stock, filter)),
      );
      if (text) sets.push(this.ofText(text));
      return matchedBy(this.stock.count, sets);
    });
  }

  private ofText(text: TextMatches): Bitset {
    const known = this.texts.get(text);
    if (known) return known;
    const bits = bitsOf(text.costs);
    this.texts.set(text, bits);
    return bits;
  }
}

const matchedBy = (count: number, [first, ...rest]: readonly Bitset[]): MatchedRecords => {
  if (!first) return { kind: 'all', size: count, facets: new Map() };
  const bits = first.slice();
  for (const set of rest) intersect(bits, set);
  const ranks = ranksOf(bits);
  return { kind: 'some', size: ranks.length, bits, ranks, facets: new Map() };
};

const bitsOf = (costs: Uint8Array): Bitset => {
  // Without a bundler, every read of an imported constant is a look-up.
  const noMatch = NO_MATCH;
  const bits = emptyBitset(costs.length);
  for (let i = 0; i < bits.length; i++) {
    const first = i << 5;
    const end = Math.min(costs.length, first + 32);
    let word = 0;
    // The difference is negative for every cost below `noMatch`, so its sign bit is set.
    for (let rank = first; rank < end; rank++)
      word |= (((costs[rank] as number) - noMatch) >>> 31) << (rank & 31);
    bits[i] = word;
  }
  return bits;
};

/** The records for which a filter holds; none if the index has no such attribute. */
const evaluateFilter = (stock: StockIndex, filter: FilterClause): Bitset => {
  const byAttribute = new Map<string, Condition[]>();
  for (const condition of filter) {
    const conditions = byAttribute.get(condition.attribute) ?? [];
    conditions.push(condition);
    byAttribute.set(condition.attribute, conditions);
  }
  const bits = emptyBitset(stock.count);
  for (const [attribute, conditions] of byAttribute) {
    const column = stock.columns.get(attribute);
    if (attribute === 'objectID') addRecords(bits, stock, conditions);
    else if (column) unite(bits, scanColumn(column, allowedCodes(column, conditions)));
  }
  return bits;
};

/** Adds the records whose ids are named. An id that is not in stock adds none. */
const addRecords = (bits: Bitset, stock: StockIndex, conditions: readonly Condition[]): void => {
  for (const condition of conditions) {
    const rank = condition.kind === 'value' ? stock.rankOf(condition.value) : undefined;
    if (rank !== undefined) addTo(bits, rank);
  }
};

/** For each code of a column, whether one of the conditions holds. "Absent" never passes. */
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

/** A set of ranks, one bit each. Bits after the last record are never set. */
type Bitset = Uint32Array;

const emptyBitset = (count: number): Bitset => new Uint32Array((count + 31) >>> 5);

const addTo = (bits: Bitset, rank: number): void => {
  bits[rank >>> 5] = (bits[rank >>> 5] as number) | (1 << (rank & 31));
};

export const isIn = (bits: Bitset, rank: number): boolean =>
  (((bits[rank >>> 5] as number) >>> (rank & 31)) & 1) === 1;

/** The ranks of a set, ascending. */
const ranksOf = (bits: Bitset): Uint32Array => {
  const ranks = new Uint32Array(sizeOf(bits));
  let next = 0;
  for (let i = 0; i < bits.length; i++)
    for (let word = bits[i] as number; word !== 0; word &= word - 1)
      ranks[next++] = (i << 5) + 31 - Math.clz32(word & -word);
  return ranks;
};

const sizeOf = (bits: Bitset): number => {
  let size = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
};

const intersect = (into: Bitset, other: Bitset): void => {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) & (other[i] as number);
};

const unite = (into: Bitset, other: Bitset): void => {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) | (other[i] as number);
};
