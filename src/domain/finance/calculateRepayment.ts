import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import type { FinanceFault } from './financeFault';
import type { Loan } from './loan';
import { type LoanFigures, loanFigures } from './loanFigures';

/**
 * The repayment of a loan, in dollars per period, unrounded.
 *
 *     R = (AF − B)·r/E + B·r        E = 1 − (1 + r)^−n        at r = 0: R = (AF − B)/n
 *
 * with AF the amount financed, B the balloon due with the last repayment, r the rate / 100 / repayments a
 * year and n the number of repayments, all in arrears. Within 1e-12, relative, of exact arithmetic.
 * Refuses what `amountFinanced` refuses, an unknown frequency, a rate or a term that is negative or not finite, a
 * term too short for one repayment, and a balloon above the amount financed.
 *
 * Source: the present value of an ordinary annuity, as in numpy-financial's `pmt`.
 *
 * @example
 * calculateRepayment({ price: 30000, interestRate: 11.94, termMonths: 60, frequency: 'week' }) // → 153.3623
 */
export function calculateRepayment(loan: Loan): Result<Dollars, FinanceFault> {
  const figures = loanFigures(loan);
  return figures.kind === 'ok' ? ok(repaymentOf(figures.value)) : figures;
}

/** The repayment of a loan that is already checked. */
export const repaymentOf = (figures: LoanFigures): Dollars =>
  repaymentForShare(figures, discountedShare(figures.count, figures.periodicRate));

/** The repayment of a checked loan whose share E = 1 − (1 + r)^−n is known. */
export function repaymentForShare(figures: LoanFigures, share: number): Dollars {
  const { amortised, balloon, periodicRate, count } = figures;
  if (periodicRate === 0) return amortised / count;
  return amortised * (periodicRate / share) + balloon * periodicRate;
}

/**
 * E = 1 − (1 + r)^−n: interest aside, the share of a loan that n repayments at periodic rate r pay off. A power would lose
 * the digits that `expm1` keeps where r is small: it is 13 % wrong at 1e-12 % a year.
 */
export const discountedShare = (count: number, rate: number): number =>
  -Math.expm1(-count * Math.log1p(rate));
