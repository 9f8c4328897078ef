import type { Dollars } from '../money';
import { discountedShare } from './discountedShare';
import type { LoanFigures } from './loanFigures';
import { logGrowth } from './logGrowth';

/** The repayment of a checked loan; `calculateRepayment` carries the argument. */
export const repaymentOf = (figures: LoanFigures): Dollars =>
  repaymentForShare(figures, discountedShare(figures.count, logGrowth(figures.periodicRate)));

/** The same where E = 1 − (1 + r)^−n is known already. */
export function repaymentForShare(figures: LoanFigures, share: number): Dollars {
  const { amortised, balloon, periodicRate, count } = figures;
  if (periodicRate === 0) return amortised / count;
  return amortised * (periodicRate / share) + balloon * periodicRate;
}
