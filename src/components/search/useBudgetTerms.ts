import { useMemo } from 'react';
import { type BudgetTerms, budgetMaximums, highestMaximum } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { useShopperFinance } from '../finance/useShopperFinance';
import { useSearchConfig } from './SearchConfig';

/** What a budget's price follows from: the dealership's settings and the shopper's own term. */
export function useBudgetTerms(): BudgetTerms | undefined {
  const { finance } = useSearchConfig().settings;
  const { termMonths } = useShopperFinance();
  return useMemo(() => finance && { settings: finance, termMonths }, [finance, termMonths]);
}

/** The highest price that the state's budget reaches, in dollars; absent without one. */
export function useBudgetPrice(state: SearchState): number | undefined {
  const terms = useBudgetTerms();
  if (!state.budget || !terms) return undefined;
  const maximums = budgetMaximums(state.budget, terms);
  return maximums.kind === 'ok' ? highestMaximum(maximums.value, state.vehType) : undefined;
}
