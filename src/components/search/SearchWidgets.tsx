import {
  useConfigure,
  useConnector,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
  useToggleRefinement,
} from 'react-instantsearch';
import type { BudgetTerms } from '../../search/budget';
import { connectBudget } from '../../search/connectBudget';
import {
  CONFIGURE,
  RANGE_ATTRIBUTES,
  REFINED_ATTRIBUTES,
  rangeProps,
  refinementProps,
  TOGGLED_ATTRIBUTES,
  toggleProps,
} from '../../search/searchWidgets';
import { useBudgetTerms } from './useBudgetTerms';

const Refined = ({ attribute }: { readonly attribute: string }) => {
  useRefinementList(refinementProps(attribute));
  return null;
};

const Ranged = ({ attribute }: { readonly attribute: string }) => {
  useRange(rangeProps(attribute));
  return null;
};

const Toggled = ({ attribute }: { readonly attribute: string }) => {
  useToggleRefinement(toggleProps(attribute));
  return null;
};

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
  useSearchBox();
  useSortBy({ items: sortItems });
  usePagination();
  return (
    <>
      {budgetTerms && <Budget terms={budgetTerms} />}
      {REFINED_ATTRIBUTES.map((attribute) => (
        <Refined key={attribute} attribute={attribute} />
      ))}
      {RANGE_ATTRIBUTES.map((attribute) => (
        <Ranged key={attribute} attribute={attribute} />
      ))}
      {TOGGLED_ATTRIBUTES.map((attribute) => (
        <Toggled key={attribute} attribute={attribute} />
      ))}
    </>
  );
}
