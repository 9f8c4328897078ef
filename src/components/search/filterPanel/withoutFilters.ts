import type { SearchState } from '../../../search/searchState';

/** The search without any filter. The order of the results is no filter, nor is how repayments are worked out. */
export const withoutFilters = ({ sortBy, statedTerms }: SearchState): SearchState => ({
  ...(sortBy === undefined ? {} : { sortBy }),
  ...(statedTerms === undefined ? {} : { statedTerms }),
});

const NO_FILTERS: ReadonlySet<string> = new Set<keyof SearchState>(['sortBy', 'page', 'statedTerms']);

/** Whether anything is filtered at all. */
export const isFiltered = (state: SearchState): boolean =>
  Object.keys(state).some((key) => !NO_FILTERS.has(key));
