import type { SearchState } from '../../search/searchState';

/** The search without any filter; the order of the results is none. */
export const withoutFilters = ({ sortBy }: SearchState): SearchState =>
  sortBy === undefined ? {} : { sortBy };

/** Whether anything is filtered at all. */
export const isFiltered = (state: SearchState): boolean =>
  Object.keys(state).some((key) => key !== 'sortBy' && key !== 'page');
