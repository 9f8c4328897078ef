import type { StockCard } from '../../../domain/stock/stockCard';
import { PAGING_LIMIT } from '../../indexRecord';
import type { Column } from './column';
import { answerFacet } from './facets';
import { type HighlightResult, highlight } from './highlight';
import { fail } from './indexFile';
import { type FacetStatistics, isIn, type MatchedRecords } from './matchedRecords';
import type { OpenIndex } from './openIndex';
import { readRequest, type SearchQuery, type Sort } from './readRequest';
import type { StockIndex } from './stockIndex';
import type { TextIndex, TextMatches } from './textIndex';
import { queryWords, words } from './words';

/**
 * Answers a batch of requests in order. The first fault fails the whole batch, because a page would show half an answer
 * as a whole one.
 * @throws `SearchFault`
 */
export const answerRequests = async (index: OpenIndex, batch: unknown): Promise<BatchResponse> => {
  if (!Array.isArray(batch)) return fail('request', 'A batch is not a list of requests.');
  const queries = batch.map((request) => readRequest(request));
  const hasWords = queries.some(({ query }) => queryWords(query).length > 0);
  const texts = hasWords ? await index.text() : null;
  return { results: await Promise.all(queries.map((query) => answerQuery(index, query, texts))) };
};

/** Algolia's answer to one request. Pages end at the paging limit; `nbHits` counts every hit. */
const answerQuery = async (
  { stock, matches, cards }: OpenIndex,
  query: SearchQuery,
  texts: TextIndex | null,
): Promise<HitsResponse> => {
  const started = performance.now();
  const text = texts?.search(query.query, query.isInProse) ?? null;
  const matched = matches.find(query.filters, text);
  const { page, hitsPerPage } = query;
  const from = Math.min(PAGING_LIMIT, page * hitsPerPage);
  const to = Math.min(PAGING_LIMIT, from + hitsPerPage);
  const ranks = pageOfRanks(stock, matched, query.sort, text, from, to);
  if (!ranks) return fail('request', `There is no index “${query.indexName}”.`);
  const facets = query.facets.length > 0 ? answerFacets(stock, matched, query) : undefined;
  const milliseconds = performance.now() - started;
  return {
    index: query.indexName,
    query: query.query,
    hits: (await cards(ranks)).map((card) => writeHit(card, query, text)),
    nbHits: matched.size,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(matched.size, PAGING_LIMIT) / hitsPerPage),
    hitsPerPage,
    ...facets,
    ...(text?.unknown.size && { queryAfterRemoval: removed(query.query, text.unknown) }),
    exhaustive: EXHAUSTIVE,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    processingTimeMS: Math.max(1, Math.round(milliseconds)),
  };
};

/** Like Algolia, leaves out a facet without any value among the found records. */
const answerFacets = (
  stock: StockIndex,
  matched: MatchedRecords,
  query: SearchQuery,
): Required<Pick<HitsResponse, 'facets' | 'facets_stats'>> => {
  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const statistics: Record<string, FacetStatistics> = {};
  for (const column of columnsOf(stock, query.facets)) {
    const { counts, statistics: numbers } = answerFacet(column, matched, query.maxValuesPerFacet);
    if (counts) facets[column.name] = counts;
    if (numbers) statistics[column.name] = numbers;
  }
  return { facets, facets_stats: statistics };
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

const HIGHLIGHTED_FIELDS = ['title', 'subtitle'] as const;
type HighlightedField = (typeof HIGHLIGHTED_FIELDS)[number];

type StockHit = StockCard & {
  readonly _highlightResult: Readonly<Partial<Record<HighlightedField, HighlightResult>>>;
};

export interface HitsResponse {
  readonly index: string;
  readonly query: string;
  readonly hits: readonly StockHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, FacetStatistics>>;
  readonly exhaustive: Readonly<Record<'facetsCount' | 'facetValues' | 'nbHits' | 'typo', true>>;
  readonly exhaustiveFacetsCount: true;
  readonly exhaustiveNbHits: true;
  readonly exhaustiveTypo: true;
  /** The query with its words that no record has, which did not filter, in `<em>`; absent if every word counted. */
  readonly queryAfterRemoval?: string;
  readonly processingTimeMS: number;
}

export interface BatchResponse {
  readonly results: readonly HitsResponse[];
}

const EXHAUSTIVE = { facetsCount: true, facetValues: true, nbHits: true, typo: true } as const;

const writeHit = (card: StockCard, { tags }: SearchQuery, text: TextMatches | null): StockHit => {
  const results: Partial<Record<HighlightedField, HighlightResult>> = {};
  for (const field of HIGHLIGHTED_FIELDS) {
    const value = card[field];
    if (value !== undefined) results[field] = highlight(value, text?.groups ?? [], tags);
  }
  return { ...card, _highlightResult: results };
};

const removed = (query: string, unknown: ReadonlySet<number>): string => {
  let marked = '';
  let at = 0;
  words(query).forEach(({ start, end }, place) => {
    if (!unknown.has(place)) return;
    marked += `${query.slice(at, start)}<em>${query.slice(start, end)}</em>`;
    at = end;
  });
  return marked + query.slice(at);
};
