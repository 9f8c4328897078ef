import type { Dollars } from '../money';
import type { AnnualPercent, Months } from './financeUnits';
import type { RepaymentFrequency } from './repaymentFrequency';

/** What the calculator and the budget filter start from. */
export interface CalculatorDefaults {
  readonly affordAmount: Dollars;
  readonly frequency: RepaymentFrequency;
  readonly deposit: Dollars;
  readonly term: Months;
  readonly interestRate: AnnualPercent;
  readonly fees: Dollars;
}

/** The defaults of the product; the finance settings of the content override them. */
export const CALCULATOR_DEFAULTS: CalculatorDefaults = {
  affordAmount: 170,
  frequency: 'week',
  deposit: 0,
  term: 60,
  interestRate: 11.94,
  fees: 0,
};
