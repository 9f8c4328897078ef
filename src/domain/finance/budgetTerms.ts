import type { VehType } from '../stock/vehType';
import type { FinanceSettings } from './financeSettings';
import type { AnnualPercent, Months } from './financeUnits';
import { interestRateFor } from './interestRateFor';
import type { Balloon, Fees } from './loan';
import { loanConditions } from './shopperFinance';

/** What the price that a budget reaches follows from, beside the budget itself: plain data, no choices left. */
export interface BudgetTerms extends Balloon, Fees {
  readonly interestRates: Readonly<Record<VehType, AnnualPercent>>;
  readonly termMonths: Months;
}

/**
 * The terms of a budget: the dealership's settings, with the shopper's own term where there is one.
 *
 * @param termMonths the shopper's term
 */
export function budgetTermsOf(settings: FinanceSettings, termMonths?: Months): BudgetTerms {
  const conditions = loanConditions(settings, 'New', { termMonths });
  const rates = settings.repaymentInterestRate;
  return {
    interestRates: {
      New: interestRateFor(rates, 'New'),
      Demo: interestRateFor(rates, 'Demo'),
      Used: interestRateFor(rates, 'Used'),
    },
    termMonths: conditions.termMonths,
    balloonAmount: conditions.balloonAmount,
    balloonPercentage: conditions.balloonPercentage,
    fees: conditions.fees,
    upFrontFees: conditions.upFrontFees,
  };
}
