import type { Dollars } from '../money';
import { ceilTo } from './ceilTo';

/** Dollars within which a repayment means the whole dollar next to it. */
const SNAP = 1e-7;

/** The same for sums so large that rounding alone moves them further. */
const RELATIVE_SNAP = 2 ** -50;

/**
 * A repayment as it is shown: rounded up to the whole dollar, so that nobody pays more than they read. A
 * repayment that rounding errors put just beside a whole dollar is that dollar: a $170 budget never reads
 * $171.
 *
 * @example
 * displayRepayment(153.3623) // → 154
 * @example
 * displayRepayment(170.00000000001) // → 170
 */
export function displayRepayment(repayment: Dollars): Dollars {
  const nearest = Math.round(repayment);
  const snap = Math.max(SNAP, nearest * RELATIVE_SNAP);
  return Math.abs(repayment - nearest) <= snap ? nearest : ceilTo(repayment);
}
