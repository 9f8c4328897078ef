import type { PlainSearchParameters } from 'algoliasearch-helper';
import { askedBy, escapeValue } from './asked';
import type { AskedOf } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE, INDEX_PREFIX } from './indexNames';
import type { Range, SearchState } from './searchState';

const attributesWhere = (isOne: (filter: (typeof ALL_FILTERS)[number]) => boolean): readonly string[] =>
  ALL_FILTERS.flatMap((filter) =>
    filter.attribute !== undefined && isOne(filter) ? [filter.attribute] : [],
  );

/** Attributes whose values are counted to be chosen from. */
export const CHOSEN_ATTRIBUTES = attributesWhere(({ choosing }) => choosing !== undefined);
/** Attributes whose least and greatest number is asked for. */
export const NUMBER_ATTRIBUTES = attributesWhere(({ ranging }) => ranging !== undefined);
/** Every attribute that a filter of the table counts. */
export const COUNTED_ATTRIBUTES = attributesWhere(() => true);

/** What stands around what keywords found in a text: nothing that a feed would write, and no HTML. */
export const MARK = { start: '__ais-highlight__', end: '__/ais-highlight__' } as const;

/** As InstantSearch takes it: an undefined part is dropped. */
type Asking = { [Key in keyof PlainSearchParameters]: PlainSearchParameters[Key] | undefined };

const refinements = ({ min, max }: Range) => ({
  ...(min === undefined ? {} : { '>=': [min] }),
  ...(max === undefined ? {} : { '<=': [max] }),
});

/**
 * What InstantSearch is to ask for a state, whichever filters a dealership shows: in the browser as its one widget
 * (`connectSearch`), in the build as the first results of a page (`firstResults`). Both come from here, so a page finds
 * the results that it expects and asks nothing again. Facets are disjunctive: choosing one value keeps the counts of the
 * others.
 */
export const searchParameters = (state: SearchState, of: AskedOf): Asking => {
  const {
    query = '',
    indexName = INDEX_PREFIX,
    page = 1,
    filters,
    anyOf = {},
    between = {},
  } = askedBy(state, of);
  return {
    index: indexName,
    query,
    page: page - 1,
    // Named where there is none too: InstantSearch keeps what it is not told to drop.
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
