import { roundTo } from '../../../domain/finance/roundTo';
import type { SearchState } from '../../../search/searchState';
import type { LoanAnswer } from './calculateFigures';

/**
 * The search that shows what the answer reaches. A budget on the dealership's terms is the search's own budget, which
 * takes each vehicle type at its rate. Rate, fees and balloon of one's own never go into an address of the search: then
 * it is the price that counts, among the vehicle type that was asked for.
 */
export const matchingSearch = (figures: LoanAnswer): SearchState =>
  figures.answer === 'price' && figures.areDealershipTerms
    ? {
        budget: {
          affordAmount: figures.affordAmount,
          frequency: figures.conditions.frequency,
          depositAmount: roundTo(figures.deposit, -2),
        },
      }
    : { vehType: [figures.vehType], priceRange: { max: Math.floor(figures.price) } };
