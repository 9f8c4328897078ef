import { ENQUIRY_PATHS } from '../../../../content/enquiry/enquiryAddresses';
import type { LoanAnswer } from './calculateFigures';
import { formatCalculatorAddress } from './calculatorAddress';
import type { CalculatorChoices } from './calculatorChoices';

/**
 * All that an answer follows from, so that it reads the same wherever and whenever it is opened. What was worked out is
 * not among it.
 */
export function statedChoices(figures: LoanAnswer): CalculatorChoices {
  const { conditions, totals } = figures;
  const { balloonAmount, balloonPercentage } = conditions;
  const byShare = balloonAmount === undefined && balloonPercentage !== undefined;
  return {
    answer: figures.answer,
    ...(figures.answer === 'price' ? { affordAmount: figures.affordAmount } : { price: figures.price }),
    frequency: conditions.frequency,
    depositAmount: figures.deposit,
    termMonths: conditions.termMonths,
    ...(byShare ? { balloonPercentage } : { balloonAmount: totals.balloon }),
    vehType: figures.vehType,
    interestRate: conditions.interestRate,
    fees: (conditions.fees ?? 0) + (conditions.upFrontFees ?? 0),
  };
}

/**
 * The enquiry with the figures in its address, in the calculator's own parameters (`parseCalculatorAddress` reads them
 * back), what it is about, and the answer in whole dollars for whoever reads it.
 */
export function enquiryHref(figures: LoanAnswer): string {
  const answer =
    figures.answer === 'price' ? `highestPrice=${figures.price}` : `repayment=${figures.displayed}`;
  return `${ENQUIRY_PATHS.financeCalculator}${formatCalculatorAddress(statedChoices(figures), ['about=finance', answer])}`;
}
