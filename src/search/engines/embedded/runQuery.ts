import { ok, type Result } from '../../../domain/result';
import { PAGING_LIMIT } from '../../indexNames';
import type { Column } from './column';
import { answerFacet } from './facets';
import { type IndexFault, requestFault } from './indexFault';
import { type FacetStatistics, isIn, type MatchedRecords } from './matchedRecords';
import type { OpenIndex } from './openIndex';
import type { SearchQuery, Sort } from './readRequest';
import type { StockIndex } from './stockIndex';
import type { TextMatches } from './textIndex';

/** The result of a query, before its cards are loaded. */
export interface QueryResult {
  readonly size: number;
  /** The ranks of this page. */
  readonly ranks: readonly number[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly statistics: Readonly<Record<string, FacetStatistics>>;
}

/** Answers a query from the columns. Fails with `request` for an order that the index does not have. */
export const runQuery = (
  { stock, matches }: Pick<OpenIndex, 'stock' | 'matches'>,
  query: SearchQuery,
  text: TextMatches | null,
): Result<QueryResult, IndexFault> => {
  const matched = matches.find(query.filters, text);
  const from = Math.min(PAGING_LIMIT, query.page * query.hitsPerPage);
  const to = Math.min(PAGING_LIMIT, from + query.hitsPerPage);
  const ranks = pageOfRanks(stock, matched, query.sort, text, from, to);
  if (!ranks) return requestFault(`There is no index “${query.indexName}”.`);

  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const statistics: Record<string, FacetStatistics> = {};
  for (const column of columnsOf(stock, query.facets)) {
    const { counts, statistics: numbers } = answerFacet(column, matched, query.maxValuesPerFacet);
    // Like Algolia, leave out a facet without any value among the found records.
    if (counts) facets[column.name] = counts;
    if (numbers) statistics[column.name] = numbers;
  }
  return ok({ size: matched.size, ranks, facets, statistics });
};

const columnsOf = (stock: StockIndex, names: readonly string[]): readonly Column[] =>
  names.map((name) => stock.columns.get(name)).filter((column) => column !== undefined);

/** The ranks from position `from` to before `to` in the requested order; `undefined` for an unknown order. */
const pageOfRanks = (
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
  const ranks: number[] = [];
  const end = Math.min(to, matched.size);
  for (let i = 0; ranks.length < end && i < order.length; i++) {
    const rank = order[i] as number;
    if (isIn(matched.bits, rank)) ranks.push(rank);
  }
  return ranks.slice(from);
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
