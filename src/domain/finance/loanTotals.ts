import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { repaymentOf } from './calculateRepayment';
import type { FinanceFault } from './financeFault';
import type { Loan } from './loan';
import { loanFigures } from './loanFigures';

/** What a loan costs in total. All amounts in dollars, unrounded. */
export interface LoanTotals {
  readonly amountFinanced: Dollars;
  readonly balloon: Dollars;
  readonly repayment: Dollars;
  readonly numberOfRepayments: number;
  readonly totalInterest: Dollars;
  /** Repayments, balloon and fees paid up front; the deposit is left out. */
  readonly totalPayable: Dollars;
}

/**
 * Total interest and total payable.
 *
 *     interest = n·R + B − AF        payable = n·R + B + fees paid up front
 *
 * At a rate of 0 the interest is 0, and the total payable is AF plus those fees. Refuses what `calculateRepayment`
 * refuses.
 *
 * @example
 * loanTotals({ price: 12000, interestRate: 0, termMonths: 24, frequency: 'month', upFrontFees: 100 })
 * // → { amountFinanced: 12000, balloon: 0, repayment: 500, numberOfRepayments: 24, totalInterest: 0, totalPayable: 12100 }
 */
export function loanTotals(loan: Loan): Result<LoanTotals, FinanceFault> {
  const result = loanFigures(loan);
  if (result.kind === 'err') return result;
  const figures = result.value;
  const { amountFinanced, balloon, count } = figures;
  const repayment = repaymentOf(figures);
  const repaid = figures.periodicRate === 0 ? amountFinanced : count * repayment + balloon;
  return ok({
    amountFinanced,
    balloon,
    repayment,
    numberOfRepayments: count,
    totalInterest: Math.max(0, repaid - amountFinanced),
    totalPayable: repaid + (loan.upFrontFees ?? 0),
  });
}
