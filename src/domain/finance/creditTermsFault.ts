import type { Err } from '../result';
import type { FinanceFault } from './financeFault';
import { FINANCE_LIMITS } from './financeLimits';
import type { CreditTerms } from './loan';
import { refuseNumber } from './refuseNumber';
import { termFault } from './termFault';

/** What is wrong with a rate, a term or a frequency, if anything. */
export function creditTermsFault(terms: CreditTerms): Err<FinanceFault> | undefined {
  const rate: unknown = terms.interestRate;
  if (typeof rate === 'number' && rate >= 0 && rate <= FINANCE_LIMITS.rate) {
    return termFault(terms.termMonths, terms.frequency);
  }
  return refuseNumber('interestRate', rate);
}
