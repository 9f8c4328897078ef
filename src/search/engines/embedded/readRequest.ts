import { ok, type Result } from '../../../domain/result';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE, INDEX_PREFIX, PAGING_LIMIT } from '../../indexNames';
import type { IndexFault } from './indexFault';
import { requestFault } from './indexFault';
import { readFilters } from './query/readFilters';
import type { SearchQuery, Sort } from './query/searchQuery';

const DEFAULT_FACET_VALUES = 100;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** A count within its limits. */
const count = (value: unknown, otherwise: number, most: number): number =>
  typeof value !== 'number' || Number.isNaN(value)
    ? otherwise
    : Math.min(most, Math.max(0, Math.floor(value)));

/** One name or a list of them. */
const names = (value: unknown): readonly string[] => [
  ...new Set([value].flat().filter((name) => typeof name === 'string')),
];

/** `stock` is the default order, `stock_price_asc` another. `runQuery` checks that the field exists. */
const readSort = (indexName: string): Result<Sort | null, IndexFault> => {
  if (indexName === INDEX_PREFIX) return ok(null);
  const match = /^_(.+)_(asc|desc)$/.exec(
    indexName.startsWith(INDEX_PREFIX) ? indexName.slice(INDEX_PREFIX.length) : '',
  );
  if (!match) return requestFault(`There is no index “${indexName}”.`);
  return ok({ field: match[1] as string, direction: match[2] === 'asc' ? 'asc' : 'desc' });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Validates one request of InstantSearch: an index and its `params`. Unused parameters (`clickAnalytics`, `userToken`, …) are
 * ignored; an unreadable filter or an unknown index is a `request` fault.
 */
export const readRequest = (request: unknown): Result<SearchQuery, IndexFault> => {
  if (!isRecord(request) || !isRecord(request.params)) return requestFault('A request has no parameters.');
  const { params } = request;
  const indexName = text(request.indexName);
  const sort = readSort(indexName);
  if (sort.kind === 'err') return sort;
  const filters = readFilters(params);
  if (filters.kind === 'err') return filters;
  const restricted = names(params.restrictSearchableAttributes);
  return ok({
    indexName,
    query: text(params.query),
    // Of this list, the engine tells only descriptions from everything else.
    isInProse: restricted.length === 0 || restricted.includes('description'),
    filters: filters.value,
    tags: { pre: text(params.highlightPreTag, '<em>'), post: text(params.highlightPostTag, '</em>') },
    sort: sort.value,
    page: count(params.page, 0, PAGING_LIMIT),
    hitsPerPage: count(params.hitsPerPage, HITS_PER_PAGE, PAGING_LIMIT),
    facets: names(params.facets),
    maxValuesPerFacet: count(params.maxValuesPerFacet, DEFAULT_FACET_VALUES, FACET_VALUES_LIMIT),
  });
};
