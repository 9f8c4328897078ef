import type { FilterItem, StockFilterGroup } from '../../../content/stock/stockFilterGroup';
import { filterOf } from '../../../search/filters/filters';
import type { SearchState } from '../../../search/searchState';

/** The key of the search state that a filter in the content sets. */
const keyOf = ({ type, field }: FilterItem): keyof SearchState | undefined =>
  type === 'search_by_budget' ? 'budget' : filterOf(field)?.key;

/** How many filters of some groups are set. Two controls of the same filter count once. */
export const countChosen = (groups: readonly StockFilterGroup[], state: SearchState): number => {
  const keys = groups.flatMap(({ filterItems }) => filterItems.map(keyOf));
  return new Set(keys.filter((key) => key !== undefined && state[key] !== undefined)).size;
};
