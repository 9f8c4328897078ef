import type { StockIndex } from '../stockIndex';
import type { TextMatches } from '../textIndex';
import { isIn } from './bitset';
import type { MatchedRecords } from './matchedRecords';
import type { Sort } from './searchQuery';

/** The ranks from position `from` to before `to` in the requested order; `undefined` for an unknown order. */
export const pageOfRanks = (
  stock: StockIndex,
  matched: MatchedRecords,
  sort: Sort | null,
  text: TextMatches | null,
  from: number,
  to: number,
): readonly number[] | undefined => {
  if (sort) {
    const order = stock.order(sort.field, sort.direction);
    return (
      order && Array.from(matched.kind === 'all' ? order.slice(from, to) : inOrder(order, matched, from, to))
    );
  }
  if (matched.kind === 'all')
    return Array.from({ length: Math.max(0, Math.min(to, matched.size) - from) }, (_, i) => from + i);
  return Array.from((text ? byRelevance(matched.ranks, text.costs) : matched.ranks).slice(from, to));
};

const inOrder = (
  order: Uint32Array,
  matched: Extract<MatchedRecords, { kind: 'some' }>,
  from: number,
  to: number,
): readonly number[] => {
  const found: number[] = [];
  const end = Math.min(to, matched.size);
  for (let i = 0; found.length < end && i < order.length; i++) {
    const rank = order[i] as number;
    if (isIn(matched.bits, rank)) found.push(rank);
  }
  return found.slice(from);
};

/** By cost, then in the default order. Ranks ascend, and a counting sort keeps that order. */
const byRelevance = (ranks: Uint32Array, costs: Uint8Array): Uint32Array => {
  const next = new Uint32Array(257);
  for (let i = 0; i < ranks.length; i++) {
    const after = (costs[ranks[i] as number] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let cost = 1; cost < next.length; cost++)
    next[cost] = (next[cost] as number) + (next[cost - 1] as number);
  const order = new Uint32Array(ranks.length);
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] as number;
    const cost = costs[rank] as number;
    const slot = next[cost] as number;
    order[slot] = rank;
    next[cost] = slot + 1;
  }
  return order;
};
