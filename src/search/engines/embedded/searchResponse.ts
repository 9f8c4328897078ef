import type { StockCard } from '../../../domain/stock/stockCard';
import type { FacetStatistics } from './query/facetAnswer';
import type { HighlightResult } from './text/highlight';

export const HIGHLIGHTED_FIELDS = ['title', 'subtitle'] as const;
export type HighlightedField = (typeof HIGHLIGHTED_FIELDS)[number];

/** A card as a search hit. */
export type StockHit = StockCard & {
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
