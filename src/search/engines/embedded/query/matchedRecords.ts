import type { StockIndex } from '../stockIndex';
import { NO_MATCH, type TextMatches } from '../textIndex';
import { addTo, type Bitset, emptyBitset, intersect, ranksOf } from './bitset';
import { evaluateFilter } from './evaluateFilter';
import type { Filter } from './filter';

/** The records that a query finds; `all` spares the work of saying which. */
export type MatchedRecords =
  | { readonly kind: 'all'; readonly size: number }
  | { readonly kind: 'some'; readonly size: number; readonly bits: Bitset; readonly ranks: Uint32Array };

/** Bitsets of filters and texts that were evaluated before: the requests of one search share most of them. */
export class MatchMemory {
  private readonly filters = new Map<string, Bitset>();
  private readonly texts = new WeakMap<TextMatches, Bitset>();

  constructor(private readonly stock: StockIndex) {}

  find(filters: readonly Filter[], text: TextMatches | null): MatchedRecords {
    const sets = filters.map((filter) => this.ofFilter(filter));
    if (text) sets.push(this.ofText(text));
    const [first, ...rest] = sets;
    if (!first) return { kind: 'all', size: this.stock.count };
    const bits = first.slice();
    for (const set of rest) intersect(bits, set);
    const ranks = ranksOf(bits);
    return { kind: 'some', size: ranks.length, bits, ranks };
  }

  private ofFilter(filter: Filter): Bitset {
    const key = JSON.stringify(filter);
    const bits = this.filters.get(key) ?? evaluateFilter(this.stock, filter);
    this.filters.delete(key);
    this.filters.set(key, bits);
    for (const oldest of this.filters.keys()) {
      if (this.filters.size <= REMEMBERED) break;
      this.filters.delete(oldest);
    }
    return bits;
  }

  private ofText(text: TextMatches): Bitset {
    const known = this.texts.get(text);
    if (known) return known;
    const bits = bitsOf(text.costs);
    this.texts.set(text, bits);
    return bits;
  }
}

const bitsOf = (costs: Uint8Array): Bitset => {
  const bits = emptyBitset(costs.length);
  for (let rank = 0; rank < costs.length; rank++) if (costs[rank] !== NO_MATCH) addTo(bits, rank);
  return bits;
};

const REMEMBERED = 32;
