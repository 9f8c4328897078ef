import type { SearchState } from '../../../search/searchState';

/** The search without any filter. Neither the sort order nor the stated finance terms are filters. */
export const withoutFilters = ({ sortBy, statedTerms }: SearchState): SearchState => ({
  ...(sortBy === undefined ? {} : { sortBy }),
  ...(statedTerms === undefined ? {} : { statedTerms }),
});

const NO_FILTERS: ReadonlySet<string> = new Set<keyof SearchState>(['sortBy', 'page', 'statedTerms']);

/** Whether any filter is set. */
export const isFiltered = (state: SearchState): boolean =>
  Object.keys(state).some((key) => !NO_FILTERS.has(key));
