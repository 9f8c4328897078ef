import { useMemo } from 'react';
import { type BudgetTerms, budgetLimits } from '../../search/budget/budget';
import type { SearchState } from '../../search/searchState';
import { vehTypesAsked } from '../../search/vocabulary/vehTypesAsked';
import { priceLimitWords } from '../finance/priceLimitWords';
import { useShopperFinance } from '../finance/useShopperFinance';
import { useSearchConfig } from './SearchConfig';

/** What a budget's price follows from: the dealership's settings and the shopper's own term. */
export function useBudgetTerms(): BudgetTerms | undefined {
  const { finance } = useSearchConfig().settings;
  const { termMonths } = useShopperFinance();
  return useMemo(() => finance && { settings: finance, termMonths }, [finance, termMonths]);
}

/** What the state's budget reaches, in words; absent without a budget, and where it reaches no price. */
export function useBudgetReach(state: SearchState): string | undefined {
  const { vocabulary } = useSearchConfig();
  const terms = useBudgetTerms();
  if (!state.budget || !terms) return undefined;
  const limits = budgetLimits(state.budget, terms);
  return limits.kind === 'ok' ? priceLimitWords(limits.value, vehTypesAsked(state, vocabulary)) : undefined;
}
