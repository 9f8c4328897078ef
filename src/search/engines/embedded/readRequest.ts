import { FACET_VALUES_LIMIT, HITS_PER_PAGE, INDEX_PREFIX, PAGING_LIMIT } from '../../indexRecord';
import type { Direction } from './column';
import type { HighlightTags } from './highlight';
import { fail } from './indexFile';

export interface SearchQuery {
  readonly indexName: string;
  readonly query: string;
  /** Whether words are also looked for in descriptions. */
  readonly isInProse: boolean;
  /** All must hold. */
  readonly filters: readonly FilterClause[];
  readonly tags: HighlightTags;
  /** `null` is the default order. With a keyword, that order starts with relevance. */
  readonly sort: Sort | null;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
}

export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

/** A filter of a request: at least one of the conditions must hold. */
export type FilterClause = readonly Condition[];

/** One condition on a record. A record without a value for the attribute never fulfils one. */
export type Condition =
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly operator: Operator;
      readonly number: number;
    };

export type Operator = '<=' | '>=' | '>';

const DEFAULT_FACET_VALUES = 100;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** A count within its limits. */
const count = (value: unknown, otherwise: number, most: number): number =>
  typeof value !== 'number' || Number.isNaN(value)
    ? otherwise
    : Math.min(most, Math.max(0, Math.floor(value)));

const names = (value: unknown): readonly string[] => [
  ...new Set([value].flat().filter((name) => typeof name === 'string')),
];

/** `stock` is the default order, `stock_price_asc` another. `answerQuery` checks that the field exists. */
const readSort = (indexName: string): Sort | null => {
  if (indexName === INDEX_PREFIX) return null;
  const match = /^_(.+)_(asc|desc)$/.exec(
    indexName.startsWith(INDEX_PREFIX) ? indexName.slice(INDEX_PREFIX.length) : '',
  );
  if (!match) return fail('request', `There is no index “${indexName}”.`);
  return { field: match[1] as string, direction: match[2] === 'asc' ? 'asc' : 'desc' };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Validates one request of InstantSearch: an index and its `params`. Unused parameters (`clickAnalytics`, `userToken`, …) are
 * ignored; an unreadable filter or an unknown index is a `request` fault.
 * @throws `SearchFault`
 */
export const readRequest = (request: unknown): SearchQuery => {
  if (!isRecord(request) || !isRecord(request.params)) return fail('request', 'A request has no parameters.');
  const { params } = request;
  const indexName = text(request.indexName);
  const restricted = names(params.restrictSearchableAttributes);
  return {
    indexName,
    query: text(params.query),
    // Of this list, the engine tells only descriptions from everything else.
    isInProse: restricted.length === 0 || restricted.includes('description'),
    filters: readFilters(params),
    tags: { pre: text(params.highlightPreTag, '<em>'), post: text(params.highlightPostTag, '</em>') },
    sort: readSort(indexName),
    page: count(params.page, 0, PAGING_LIMIT),
    hitsPerPage: count(params.hitsPerPage, HITS_PER_PAGE, PAGING_LIMIT),
    facets: names(params.facets),
    maxValuesPerFacet: count(params.maxValuesPerFacet, DEFAULT_FACET_VALUES, FACET_VALUES_LIMIT),
  };
};

/**
 * The filters of a request, in the part of Algolia's language that our searches use. All of them must hold:
 *
 * - `facetFilters: [['make:Toyota', 'make:Kia'], 'featured:true']`: one value of each entry
 * - `numericFilters: ['price>=10000', 'price<=30000']`: each comparison
 * - `filters: 'priceNew<=33254 OR priceUsed<=31870'`: one of the comparisons
 *
 * Anything else is a `request` fault: a filter that is passed over would show vehicles that weren't asked for.
 */
const readFilters = ({
  facetFilters = [],
  numericFilters = [],
  filters = '',
}: Readonly<Record<string, unknown>>): readonly FilterClause[] => {
  if (typeof filters !== 'string') return fail('request', '`filters` is not a text.');
  return [
    ...readList(facetFilters, parseValue),
    ...readList(numericFilters, parseComparison),
    ...readList(filters === '' ? [] : [filters.split(' OR ')], parseComparison),
  ];
};

/** A list in which each entry is a condition, or a list of which one must hold. An empty list filters nothing. */
const readList = (list: unknown, parse: (text: string) => Condition): readonly FilterClause[] => {
  if (!Array.isArray(list)) return fail('request', 'A list of filters is not a list.');
  return list
    .map((entry) =>
      [entry]
        .flat()
        .map((text) => (typeof text === 'string' ? parse(text) : fail('request', 'A filter is not a text.'))),
    )
    .filter((conditions) => conditions.length > 0);
};

/** `make:Toyota`. A backslash precedes a value that starts with a hyphen (`escapeValue`); without it, Algolia reads "not". */
const parseValue = (text: string): Condition => {
  const [, attribute, value] = /^([^:]+):(.*)$/s.exec(text) ?? [];
  if (attribute === undefined || value === undefined)
    return fail('request', `“${text}” is not a facet filter.`);
  if (value.startsWith('-')) return fail('request', `“${text}” is a negated filter, which no search uses.`);
  return { kind: 'value', attribute, value: /^\\+-/.test(value) ? value.slice(1) : value };
};

/** `price<=30000`. */
const parseComparison = (text: string): Condition => {
  const [, attribute, operator, number] = /^([^\s<>=!:]+)(<=|>=|>)(-?[\d.]+(?:e[-+]?\d+)?)$/.exec(text) ?? [];
  if (attribute === undefined || !Number.isFinite(Number(number)))
    return fail('request', `“${text}” is not a comparison like “price<=30000”.`);
  return { kind: 'compare', attribute, operator: operator as Operator, number: Number(number) };
};
