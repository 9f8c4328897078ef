import { Remembered } from '../files/remembered';
import type { StockIndex } from '../stockIndex';
import { NO_MATCH, type TextMatches } from '../textIndex';
import { type Bitset, emptyBitset, intersect, ranksOf } from './bitset';
import { evaluateFilter } from './evaluateFilter';
import type { FacetAnswer } from './facetAnswer';
import type { Filter } from './filter';

/** The records that a query finds. `all` avoids listing every record. */
export type MatchedRecords = { readonly size: number; readonly facets: FacetMemory } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly bits: Bitset; readonly ranks: Uint32Array }
);

/** Earlier counts, because another page or order needs the same ones. */
export type FacetMemory = Map<string, FacetAnswer>;

const REMEMBERED_FILTERS = 32;
const REMEMBERED_RECORDS = 8;

/** Earlier evaluations, because the requests of one search share most filters and all of the text. */
export class MatchMemory {
  private readonly filters = new Remembered<string, Bitset>(REMEMBERED_FILTERS);
  private readonly texts = new WeakMap<TextMatches, Bitset>();
  private readonly records = new Remembered<string, MatchedRecords>(REMEMBERED_RECORDS);

  constructor(private readonly stock: StockIndex) {}

  find(filters: readonly Filter[], text: TextMatches | null): MatchedRecords {
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
