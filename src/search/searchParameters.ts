import type { PlainSearchParameters } from 'algoliasearch-helper';
import type { QueryContext } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE } from './indexNames';
import { escapeValue, queryOf } from './searchRequest';
import type { Range, SearchState } from './searchState';

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
export const COUNTED_ATTRIBUTES = attributesWhere(({ ranging }) => ranging === undefined);

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
 * results that it expects and does not search again. Facets are disjunctive: choosing one value keeps the counts of the
 * others.
 */
export const searchParameters = (state: SearchState, context: QueryContext): HelperParameters => {
  const { query = '', indexName, page = 1, filters, anyOf = {}, between = {} } = queryOf(state, context);
  return {
    index: indexName,
    query,
    page: page - 1,
    // Present even if undefined: InstantSearch keeps a parameter until it is told to drop it.
    filters,
    hitsPerPage: HITS_PER_PAGE,
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    maxValuesPerFacet: FACET_VALUES_LIMIT,
    disjunctiveFacets: [...COUNTED_ATTRIBUTES],
    disjunctiveFacetsRefinements: Object.fromEntries(
      Object.entries(anyOf).map(([attribute, values]) => [attribute, values.map(escapeValue)]),
    ),
    numericRefinements: Object.fromEntries(
      Object.entries(between).map(([attribute, range]) => [attribute, refinements(range)]),
    ),
  };
};
