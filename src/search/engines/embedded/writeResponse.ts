import type { StockCard } from '../../../domain/stock/stockCard';
import { PAGING_LIMIT } from '../../indexNames';
import { type HighlightResult, highlight } from './highlight';
import type { FacetStatistics } from './matchedRecords';
import type { SearchQuery } from './readRequest';
import type { QueryResult } from './runQuery';
import type { TextMatches } from './textIndex';
import { words } from './words';

const HIGHLIGHTED_FIELDS = ['title', 'subtitle'] as const;
type HighlightedField = (typeof HIGHLIGHTED_FIELDS)[number];

/** A card as a search hit. */
type StockHit = StockCard & {
  readonly _highlightResult: Readonly<Partial<Record<HighlightedField, HighlightResult>>>;
};

/** An answer to one request, in Algolia's shape. */
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

/** The answers to a batch, in the order of its requests. */
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

/** Algolia's answer to one request. Pages end at the paging limit; `nbHits` counts every hit. */
export const writeResponse = (
  query: SearchQuery,
  result: QueryResult,
  cards: readonly StockCard[],
  text: TextMatches | null,
  milliseconds: number,
): HitsResponse => ({
  index: query.indexName,
  query: query.query,
  hits: cards.map((card) => writeHit(card, query, text)),
  nbHits: result.size,
  page: query.page,
  nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(result.size, PAGING_LIMIT) / query.hitsPerPage),
  hitsPerPage: query.hitsPerPage,
  ...(query.facets.length > 0 && { facets: result.facets, facets_stats: result.statistics }),
  ...(text?.unknown.size && { queryAfterRemoval: removed(query.query, text.unknown) }),
  exhaustive: EXHAUSTIVE,
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  processingTimeMS: Math.max(1, Math.round(milliseconds)),
});
