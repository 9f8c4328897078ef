import { useConfigure, useConnector, usePagination, useSearchBox, useSortBy } from 'react-instantsearch';
import type { BudgetTerms } from '../../search/budget/budget';
import { connectBudget } from '../../search/budget/connectBudget';
import { connectFilters } from '../../search/connectFilters';
import { CONFIGURE } from '../../search/searchWidgets';
import { useBudgetTerms } from './useBudgetTerms';

const Budget = ({ terms }: { readonly terms: BudgetTerms }) => {
  useConnector(connectBudget, { terms });
  return null;
};

interface Props {
  readonly sortItems: { label: string; value: string }[];
}

/**
 * Mounts every filter of the search without showing anything. So an address keeps a filter that this dealership
 * shows no control for, and a control may come and go without changing what is searched.
 */
export function SearchWidgets({ sortItems }: Props) {
  const budgetTerms = useBudgetTerms();
  useConfigure(CONFIGURE);
  useConnector(connectFilters);
  useSearchBox();
  useSortBy({ items: sortItems });
  usePagination();
  return budgetTerms && <Budget terms={budgetTerms} />;
}
