import { useMemo } from 'react';
import { shopperFinance } from '../../device/shopperFinance';
import { type BudgetTerms, budgetLimits } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { searchedVehTypes } from '../../search/vocabulary/vocabulary';
import { priceLimitWords } from '../finance/priceLimitWords';
import { useStored } from '../ui/visit/useStored';
import { useSearchConfig } from './SearchConfig';

/** What determines a budget's price: the dealership's settings and the shopper's own term. */
export function useBudgetTerms(): BudgetTerms | undefined {
  const { finance } = useSearchConfig().settings;
  const { termMonths } = useStored(shopperFinance);
  return useMemo(() => finance && { settings: finance, termMonths }, [finance, termMonths]);
}

/** The reach of the state's budget in words; absent without a budget, or if it reaches no price. */
export function useBudgetReach(state: SearchState): string | undefined {
  const { vocabulary } = useSearchConfig();
  const terms = useBudgetTerms();
  if (!state.budget || !terms) return undefined;
  const limits = budgetLimits(state.budget, terms);
  return limits.kind === 'ok'
    ? priceLimitWords(limits.value, searchedVehTypes(state, vocabulary))
    : undefined;
}
