import { ENQUIRY_PATHS } from '../../../content/enquiry/enquiryAddresses';
import { equityOf } from '../../../domain/finance/cover';
import { roundTo } from '../../../domain/finance/rounding';
import type { BudgetSearch } from '../../../search/filters/budgetUrl';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { formatCalculatorAddress } from '../../finance/calculator/figures/calculatorAddress';
import type { CalculatorChoices } from '../../finance/calculator/figures/calculatorChoices';

/** Everything that determines an answer, so that it stays the same wherever and whenever the address is opened. */
export function choicesInLink(figures: LoanAnswer): CalculatorChoices {
  const { conditions, totals } = figures;
  const { balloonAmount, balloonPercentage } = conditions;
  const byShare = balloonAmount === undefined && balloonPercentage !== undefined;
  return {
    answer: figures.answer,
    ...(figures.answer === 'price' ? { affordAmount: figures.affordAmount } : { price: figures.price }),
    frequency: conditions.frequency,
    depositAmount: figures.deposit,
    tradeInWorth: conditions.tradeInWorth,
    tradeInOwed: conditions.tradeInOwed,
    termMonths: conditions.termMonths,
    ...(byShare ? { balloonPercentage } : { balloonAmount: totals.balloon }),
    vehType: figures.vehType,
    interestRate: conditions.interestRate,
    fees: (conditions.fees ?? 0) + (conditions.upFrontFees ?? 0),
  };
}

/** The address of the enquiry: the calculator's own parameters, the subject, the comparison rate, and the answer in whole dollars. */
export function enquiryHref(figures: LoanAnswer): string {
  const answer =
    figures.answer === 'price' ? `highestPrice=${figures.price}` : `repayment=${figures.displayed}`;
  const results = ['about=finance', `comparisonRate=${figures.comparisonRate}`, answer];
  return `${ENQUIRY_PATHS.financeCalculator}${formatCalculatorAddress(choicesInLink(figures), results)}`;
}

/**
 * The search for what the answer reaches, among the chosen vehicle type. A budget on the dealership's terms becomes the
 * search's own budget. The search has no address for the shopper's own rate, fees, balloon or trade-in, nor for a
 * deposit in per cent; with these it filters by price.
 */
export function matchingSearch({
  answer,
  affordAmount,
  areDealershipTerms,
  conditions,
  price,
  vehType,
}: LoanAnswer): BudgetSearch {
  const { frequency, depositAmount, depositPercentage = 0 } = conditions;
  const hasDepositShare = depositAmount === undefined && depositPercentage > 0;
  return answer === 'price' && areDealershipTerms && !hasDepositShare && equityOf(conditions) === 0
    ? {
        vehType: [vehType],
        budget: { affordAmount, frequency, depositAmount: roundTo(depositAmount ?? 0, -2) },
      }
    : { vehType: [vehType], priceRange: { max: Math.floor(price) } };
}
