import type { LogGrowth } from './logGrowth';

/**
 * E = 1 − (1 + r)^−n, the share of a loan that n repayments at periodic rate r pay off beside its interest.
 * `expm1` keeps every digit where r is small; the power would lose them (a relative error of 13 % at
 * 1e-12 % a year). What the exponent loses by rounding is put back to first order.
 */
export function discountedShare(count: number, growth: LogGrowth): number {
  const high = count * growth.high;
  const low = count * growth.low;
  const exponent = high + low;
  const lost = low - (exponent - high);
  const discountLessOne = Math.expm1(-exponent);
  return (1 + discountLessOne) * lost - discountLessOne;
}
