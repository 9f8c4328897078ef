import { FilterPanel } from '../../src/components/search/filterPanel/FilterPanel';

/** The filters of a listing, at every width. */
export const FilterRail = () => (
  <aside aria-label="Filters">
    <FilterPanel />
  </aside>
);
