import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { addMoney } from './addMoney';
import type { FinanceFault } from './financeFault';
import type { AnnualPercent } from './financeUnits';
import { isAmount } from './isAmount';
import type { Balloon, CreditTerms } from './loan';
import { creditFigures } from './loanFigures';
import { plainZero } from './plainZero';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';
import { COMPARISON_PERIODS_PER_YEAR } from './repaymentFrequency';
import { repaymentOf } from './repaymentOf';
import { solvePeriodicRate } from './solvePeriodicRate';

/** Credit and what it costs. */
export interface CreditExample extends CreditTerms, Balloon {
  /** Dollars lent at time 0, on which the repayments are worked out; fees that are financed are in it. */
  readonly credit: Dollars;
  /** Credit fees and charges at time 0, dollars, paid or taken out of the credit. No government charges. */
  readonly creditFees?: Dollars | undefined;
  /** Credit fee with every repayment, dollars: an account-keeping fee. */
  readonly feePerRepayment?: Dollars | undefined;
}

/** A comparison rate, unrounded, and how the solver came to it. */
export interface ComparisonRate {
  readonly rate: AnnualPercent;
  readonly iterations: number;
  readonly converged: boolean;
}

/**
 * The comparison rate of a credit, per cent a year, unrounded.
 *
 *     rate = N·i·100        Σ Aj/(1 + i)^j = Σ (Rj + Cj)/(1 + i)^j
 *
 * over the periods j, with Aj the credit provided, Rj the repayments and Cj the credit fees; N is 52.18 for
 * weekly, 26.09 for fortnightly and 12 for monthly repayments. Without fees i is the contract rate, which
 * the solver is spared. At a rate of 0 the annuity factor is n.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 100.
 *
 * Refuses what `calculateRepayment` refuses, and fees at time 0 that are not below the credit.
 *
 * @example
 * comparisonRate({ credit: 30000, creditFees: 250, feePerRepayment: 10, interestRate: 8.49, termMonths: 60, frequency: 'month' }) // → { rate: 9.5375, iterations: 4, converged: true }
 */
export function comparisonRate(example: CreditExample): Result<ComparisonRate, FinanceFault> {
  const { credit, creditFees = 0, feePerRepayment = 0 } = example;
  if (!isAmount(credit)) return refuseNumber('credit', credit);
  if (credit === 0) return refuse('credit', 'zero', credit);
  if (!isAmount(creditFees)) return refuseNumber('creditFees', creditFees);
  if (creditFees >= credit) return refuse('creditFees', 'notBelowCredit', creditFees);
  if (!isAmount(feePerRepayment)) return refuseNumber('feePerRepayment', feePerRepayment);
  const figures = creditFigures(credit, example);
  if (figures.kind === 'err') return figures;

  const { balloon, count, periodicRate, repaymentsPerYear } = figures.value;
  const periods = COMPARISON_PERIODS_PER_YEAR[example.frequency];
  // At N = repayments a year, the contract rate comes through to the last digit.
  const contractRate = plainZero(example.interestRate * (periods / repaymentsPerYear));
  if (creditFees === 0 && feePerRepayment === 0) {
    return ok({ rate: contractRate, iterations: 0, converged: true });
  }
  const stream = {
    advance: addMoney(credit, 0, creditFees),
    payment: repaymentOf(figures.value) + feePerRepayment,
    balloon,
    count,
  };
  const { rate, iterations, converged } = solvePeriodicRate(stream, periodicRate);
  return ok({ rate: contractRate + 100 * periods * (rate - periodicRate), iterations, converged });
}
