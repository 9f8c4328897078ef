import { roundTo } from '../../../../domain/finance/rounding';
import type { SearchState } from '../../../../search/searchState';
import type { LoanAnswer } from './calculateFigures';

/**
 * The search that shows what the answer reaches, among the vehicle type that was asked for. A budget on the
 * dealership's terms is the search's own budget. Rate, fees and balloon of one's own never go into an address of the
 * search, and a deposit in per cent has no amount there: then the price counts.
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
