import { ok, type Result } from '../../../domain/result';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE, INDEX_PREFIX, PAGING_LIMIT } from '../../indexNames';
import type { IndexFault } from './indexFault';
import type { Filter } from './query/filter';
import { parseFacetFilter } from './query/parseFacetFilter';
import { parseFilterList } from './query/parseFilterList';
import { parseFilters } from './query/parseFilters';
import { parseNumericFilter } from './query/parseNumericFilter';
import { requestFault } from './query/requestFault';
import { type RequestParams, requestParams, toQueryString } from './query/requestParams';
import { HIGHLIGHTED_FIELDS, type HighlightedField, type SearchQuery, type Sort } from './query/searchQuery';

const DEFAULT_FACET_VALUES = 100;
const DEFAULT_FACET_HITS = 10;
const MOST_FACET_HITS = 100;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** A count within its limits. A query string sends it as text. */
const count = (value: unknown, otherwise: number, most: number): number => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return otherwise;
  return Math.min(most, Math.max(0, Math.floor(number)));
};

const names = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );

const readFilters = (params: RequestParams): Result<readonly Filter[], IndexFault> => {
  const facets = parseFilterList(params.facetFilters, parseFacetFilter);
  if (facets.kind === 'err') return facets;
  const numbers = parseFilterList(params.numericFilters, parseNumericFilter);
  if (numbers.kind === 'err') return numbers;
  const written = parseFilters(text(params.filters));
  if (written.kind === 'err') return written;
  const more =
    written.value === null ? [] : written.value.kind === 'and' ? written.value.filters : [written.value];
  return ok([...facets.value, ...numbers.value, ...more]);
};

/** `stock` is the default order, `stock_price_asc` another. `runQuery` checks that the field exists. */
const readSort = (indexName: string): Result<Sort | null, IndexFault> => {
  if (indexName === INDEX_PREFIX) return ok(null);
  const match = /^_(.+)_(asc|desc)$/.exec(
    indexName.startsWith(INDEX_PREFIX) ? indexName.slice(INDEX_PREFIX.length) : '',
  );
  if (!match) return requestFault(`There is no index “${indexName}”.`);
  return ok({ field: match[1] as string, direction: match[2] === 'asc' ? 'asc' : 'desc' });
};

const readHighlighted = (value: unknown): readonly HighlightedField[] => {
  if (value === undefined || value === null) return HIGHLIGHTED_FIELDS;
  const asked = names(value);
  return asked.includes('*')
    ? HIGHLIGHTED_FIELDS
    : HIGHLIGHTED_FIELDS.filter((field) => asked.includes(field));
};

/**
 * Validates one request of InstantSearch. Unused parameters (`clickAnalytics`, `userToken`, …) are ignored; an
 * unreadable filter or an unknown index is a `request` fault.
 */
export const readRequest = (request: unknown): Result<SearchQuery, IndexFault> => {
  if (typeof request !== 'object' || request === null) return requestFault('A request is no object.');
  const params = requestParams(request as Record<string, unknown>);
  const indexName = text(params.indexName, INDEX_PREFIX);
  const sort = readSort(indexName);
  if (sort.kind === 'err') return sort;
  const filters = readFilters(params);
  if (filters.kind === 'err') return filters;
  const asked = {
    indexName,
    query: text(params.query),
    filters: filters.value,
    tags: { pre: text(params.highlightPreTag, '<em>'), post: text(params.highlightPostTag, '</em>') },
  };
  if (params.type === 'facet')
    return ok({
      ...asked,
      kind: 'facetValues',
      facet: text(params.facet) || text(params.facetName),
      facetQuery: text(params.facetQuery),
      maxFacetHits: count(params.maxFacetHits, DEFAULT_FACET_HITS, MOST_FACET_HITS),
    });
  const facets = names(params.facets);
  return ok({
    ...asked,
    kind: 'hits',
    sort: sort.value,
    page: count(params.page, 0, PAGING_LIMIT),
    hitsPerPage: count(params.hitsPerPage, HITS_PER_PAGE, PAGING_LIMIT),
    facets: facets.includes('*') ? '*' : [...new Set(facets)],
    maxValuesPerFacet: count(params.maxValuesPerFacet, DEFAULT_FACET_VALUES, FACET_VALUES_LIMIT),
    highlighted: readHighlighted(params.attributesToHighlight),
    params: toQueryString(params),
  });
};
