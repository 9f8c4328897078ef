import { graphql, useStaticQuery } from 'gatsby';
import type { FirstBudgetCountsQuery } from '../../content/queryTypes';
import { shopperPlace } from '../../device/shopperPlace';
import type { VehType } from '../../domain/stock/stockTypes';
import { type BudgetTerms, isFirstBudget } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { useStored } from '../ui/visit/useStored';
import { useMatchCounts } from './useMatchCounts';

/**
 * How many vehicles a search finds: as the build counted them for the site's first budget, else as the engine counts them now.
 * `undefined` until they are counted. A separate query, in a separate file: the build's counts change with any price, and
 * then Gatsby makes every page of a template that imports this file again.
 * @param vehType the one type that the search is about; absent for all
 */
export function useBudgetCount(
  search: SearchState | undefined,
  terms: BudgetTerms | undefined,
  vehType?: VehType,
): number | undefined {
  const { budgetCounts } = useStaticQuery<FirstBudgetCountsQuery>(graphql`
    query FirstBudgetCounts {
      stockVocabulary { budgetCounts }
    }
  `).stockVocabulary;
  const { settings, termMonths = settings?.repaymentTerm } = terms ?? {};
  // The build counted by the advertised prices.
  const isToPay = useStored(shopperPlace)?.isUsed === true;
  const isFirst =
    !isToPay && search?.budget && settings && isFirstBudget(search.budget, settings, termMonths ?? 0);
  const firstCounts = isFirst ? budgetCounts : null;
  const { counts } = useMatchCounts(search && !firstCounts ? [search] : [], terms);
  if (!firstCounts) return counts?.[0];
  return vehType ? firstCounts[vehType] : Object.values(firstCounts).reduce((sum, each) => sum + each, 0);
}
