import type { PlainSearchParameters } from 'algoliasearch-helper';
import type { BudgetTerms } from './budget';
import type { FilterQuery, QueryContext } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE } from './indexRecord';
import type { Range, SearchState } from './searchState';
import { usualIndexName } from './sortOptions';
import type { SearchVocabulary } from './vocabulary/vocabulary';

const attributesWhere = (isOne: (filter: (typeof ALL_FILTERS)[number]) => boolean): readonly string[] =>
  ALL_FILTERS.flatMap((filter) =>
    filter.attribute !== undefined && isOne(filter) ? [filter.attribute] : [],
  );

/** Every attribute that a filter of the table uses. */
export const FILTER_ATTRIBUTES = attributesWhere(() => true);
/** Attributes from whose values shoppers choose. */
export const CHOSEN_ATTRIBUTES = attributesWhere(({ choosing }) => choosing !== undefined);
/** Attributes with numbers, which shoppers limit. */
export const NUMBER_ATTRIBUTES = attributesWhere(({ ranging }) => ranging !== undefined);
/** Attributes whose values an answer counts. No control shows how often one price or one odometer occurs. */
export const COUNTED_ATTRIBUTES = attributesWhere(({ ranging, needsAll }) => !ranging && !needsAll);
/** Counted attributes of which a record must have all chosen values. */
export const NEEDED_ATTRIBUTES = attributesWhere(({ needsAll }) => needsAll === true);

/** What a state asks of the engine: the questions of all its filters together. */
export function queryOf(
  state: SearchState,
  context: QueryContext,
): FilterQuery & Required<Pick<FilterQuery, 'indexName'>> {
  const queries = ALL_FILTERS.flatMap((filter) =>
    state[filter.key] === undefined ? [] : [filter.toQuery(state[filter.key], context)],
  );
  const indexName = usualIndexName(context.vocabulary.sortOptions, state.keywords !== undefined);
  return Object.assign({ indexName }, ...queries, {
    anyOf: Object.assign({}, ...queries.map(({ anyOf }) => anyOf)),
    allOf: Object.assign({}, ...queries.map(({ allOf }) => allOf)),
    between: Object.assign({}, ...queries.map(({ between }) => between)),
  });
}

/**
 * A value in the engine's grammar, which reads a hyphen at the start as "not". A backslash in front prevents that. A value
 * that already starts with backslashes and a hyphen gets one more.
 */
export const escapeValue = (value: string): string => (/^\\*-/.test(value) ? `\\${value}` : value);

const escaped = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).map(([attribute, each]) => [attribute, each.map(escapeValue)]));

/** The marks around a keyword match in a text. No feed would contain them, and they are not HTML. */
export const MARK = { start: '__ais-highlight__', end: '__/ais-highlight__' } as const;

/** The parameters for InstantSearch, which drops undefined parts. */
type HelperParameters = { [Key in keyof PlainSearchParameters]: PlainSearchParameters[Key] | undefined };

const refinements = ({ min, max }: Range) => ({
  ...(min === undefined ? {} : { '>=': [min] }),
  ...(max === undefined ? {} : { '<=': [max] }),
});

/**
 * What InstantSearch should ask for a state, whichever filters a dealership shows. The browser uses it in its one widget
 * (`connectSearch`), the build for the first results of a page (`firstResults`). Because both use it, a page finds the
 * results that it expects and does not search again. Most facets are disjunctive: choosing one value keeps the counts of the
 * others.
 */
export const searchParameters = (state: SearchState, context: QueryContext): HelperParameters => {
  const { query = '', indexName, page = 1, filters, ...parts } = queryOf(state, context);
  const { anyOf = {}, allOf = {}, between = {} } = parts;
  return {
    index: indexName,
    query,
    page: page - 1,
    // Present even if undefined: InstantSearch keeps a parameter until a request drops it.
    filters,
    hitsPerPage: HITS_PER_PAGE,
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    maxValuesPerFacet: FACET_VALUES_LIMIT,
    facets: [...NEEDED_ATTRIBUTES],
    facetsRefinements: escaped(allOf),
    disjunctiveFacets: [...COUNTED_ATTRIBUTES],
    disjunctiveFacetsRefinements: escaped(anyOf),
    numericRefinements: Object.fromEntries(
      Object.entries(between).map(([attribute, range]) => [attribute, refinements(range)]),
    ),
  };
};

export interface SearchRequest {
  readonly indexName: string;
  readonly params: {
    readonly query: string;
    readonly facetFilters: readonly (readonly string[])[];
    readonly numericFilters: readonly string[];
    readonly filters?: string;
    readonly hitsPerPage: number;
  };
}

/** A search state as one request, for counts ("+6 without Red") and for lists on other pages. */
export function searchRequest(
  state: SearchState,
  vocabulary: SearchVocabulary,
  {
    hitsPerPage,
    budgetTerms,
  }: { readonly hitsPerPage: number; readonly budgetTerms?: BudgetTerms | undefined },
): SearchRequest {
  const {
    query = '',
    indexName,
    filters,
    anyOf = {},
    allOf = {},
    between = {},
  } = queryOf(state, { vocabulary, budgetTerms });
  return {
    indexName,
    params: {
      query,
      facetFilters: [
        ...Object.entries(escaped(anyOf)).map(([name, values]) => values.map((value) => `${name}:${value}`)),
        ...Object.entries(escaped(allOf)).flatMap(([name, values]) =>
          values.map((value) => [`${name}:${value}`]),
        ),
      ],
      numericFilters: Object.entries(between).flatMap(([name, { min, max }]) => [
        ...(min === undefined ? [] : [`${name}>=${min}`]),
        ...(max === undefined ? [] : [`${name}<=${max}`]),
      ]),
      ...(filters === undefined ? {} : { filters }),
      hitsPerPage,
    },
  };
}
