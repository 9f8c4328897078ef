import type { Direction } from '../columns/sortOrder';
import type { HighlightTags } from '../text/highlight';
import type { Filter } from './filter';

/** A validated request; the rest of the engine trusts it. */
export type SearchQuery = HitsQuery | FacetValuesQuery;

interface Asked {
  /** The index name from the request. */
  readonly indexName: string;
  readonly query: string;
  /** All must hold. */
  readonly filters: readonly Filter[];
  readonly tags: HighlightTags;
}

export interface HitsQuery extends Asked {
  readonly kind: 'hits';
  /** `null` is the default order. With a keyword, that order starts with relevance. */
  readonly sort: Sort | null;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Attributes to count, or all. */
  readonly facets: readonly string[] | '*';
  readonly maxValuesPerFacet: number;
  readonly highlighted: readonly HighlightedField[];
  /** The parameters as a query string, which Algolia repeats in its answer. */
  readonly params: string;
}

/** A search among the values of one facet. */
export interface FacetValuesQuery extends Asked {
  readonly kind: 'facetValues';
  readonly facet: string;
  readonly facetQuery: string;
  readonly maxFacetHits: number;
}

export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

export const HIGHLIGHTED_FIELDS = ['title', 'subtitle'] as const;
export type HighlightedField = (typeof HIGHLIGHTED_FIELDS)[number];
