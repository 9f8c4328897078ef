import { ok, type Result } from '../result';
import type { FinanceFault } from './financeFault';
import type { Months } from './financeUnits';
import { repaymentCount } from './repaymentCount';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from './repaymentFrequency';
import { termFault } from './termFault';

/**
 * Whole repayments in a term.
 *
 *     n = round(months × ppy / 12)        ppy: repayments a year
 *
 * Refuses an unknown frequency, a term that is no number from 0 to 1200 months, and one too short for a
 * single repayment.
 *
 * @example
 * numberOfRepayments(60, 'week') // → 260
 */
export function numberOfRepayments(
  termMonths: Months,
  frequency: RepaymentFrequency,
): Result<number, FinanceFault> {
  return termFault(termMonths, frequency) ?? ok(repaymentCount(termMonths, REPAYMENTS_PER_YEAR[frequency]));
}
