import type { Err } from '../result';
import type { FinanceFault } from './financeFault';
import { FINANCE_LIMITS } from './financeLimits';
import type { Months } from './financeUnits';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';
import { repaymentCount } from './repaymentCount';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from './repaymentFrequency';

/** What is wrong with a term and a frequency, if anything: a term has to hold one repayment at least. */
export function termFault(termMonths: Months, frequency: RepaymentFrequency): Err<FinanceFault> | undefined {
  // An inherited name such as `toString` gives something, but never a number.
  const perYear: unknown = typeof frequency === 'string' ? REPAYMENTS_PER_YEAR[frequency] : undefined;
  if (typeof perYear !== 'number') return refuse('frequency', 'unknownFrequency', frequency);
  if (!(typeof termMonths === 'number' && termMonths >= 0 && termMonths <= FINANCE_LIMITS.term)) {
    return refuseNumber('termMonths', termMonths);
  }
  if (repaymentCount(termMonths, perYear) < 1) return refuse('termMonths', 'noRepayment', termMonths);
  return undefined;
}
