import type { Direction } from '../columns/sortOrder';
import type { HighlightTags } from '../text/highlight';
import type { Filter } from './filter';

/** A validated request; the rest of the engine trusts it. */
export interface SearchQuery {
  /** The index name from the request. */
  readonly indexName: string;
  readonly query: string;
  /** Whether words are also looked for in descriptions. */
  readonly isInProse: boolean;
  /** All must hold. */
  readonly filters: readonly Filter[];
  readonly tags: HighlightTags;
  /** `null` is the default order. With a keyword, that order starts with relevance. */
  readonly sort: Sort | null;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Attributes to count. */
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
}

export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}
