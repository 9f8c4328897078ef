import { roundTo } from '../../../domain/finance/rounding';
import type { SearchState } from '../../../search/searchState';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';

/**
 * The search for what the answer reaches, among the chosen vehicle type. A budget on the dealership's terms becomes the
 * search's own budget. The search has no address for the shopper's own rate, fees or balloon, nor for a deposit in per
 * cent; with these it filters by price.
 */
export function matchingSearch({
  answer,
  affordAmount,
  areDealershipTerms,
  conditions: { frequency, depositAmount, depositPercentage = 0 },
  price,
  vehType,
}: LoanAnswer): SearchState {
  const hasDepositShare = depositAmount === undefined && depositPercentage > 0;
  return answer === 'price' && areDealershipTerms && !hasDepositShare
    ? {
        vehType: [vehType],
        budget: { affordAmount, frequency, depositAmount: roundTo(depositAmount ?? 0, -2) },
      }
    : { vehType: [vehType], priceRange: { max: Math.floor(price) } };
}
