import type { Dollars } from '../money';
import { productLost } from './exactArithmetic';

/** ln(1 + r) as a sum: `high` has 24 bits, so a whole number of periods times it is exact; `low` is the rest. */
export interface LogGrowth {
  readonly high: number;
  readonly low: number;
}

/** Above this rate a period (48 % a year by the month) five terms are too few and the library's logarithm does. */
const SERIES_UP_TO = 0.04;

/**
 * ln(1 + r) to some 70 bits.
 *
 *     ln(1 + r) = 2·(s + s³/3 + s⁵/5 + …)        s = r/(2 + r)
 *
 * n·ln(1 + r) is the exponent of every formula of this module. Rounding the logarithm and then the product
 * costs two of the four units in the last place that a repayment may be off; in two parts they cost nothing.
 * The quotient s is corrected by its remainder, which is found with factors of half the digits.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, 1971.
 */
export function logGrowth(rate: number): LogGrowth {
  if (rate > SERIES_UP_TO) {
    const whole = Math.log1p(rate);
    const high = Math.fround(whole);
    return { high, low: whole - high };
  }
  const divisor = 2 + rate;
  const quotient = rate / divisor;
  const product = quotient * divisor;
  const remainder =
    rate - product - productLost(quotient, divisor, product) - quotient * (rate - (divisor - 2));

  const square = quotient * quotient;
  const series = 1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square / 11)));
  const high = Math.fround(2 * quotient);
  return { high, low: 2 * quotient - high + 2 * (remainder / divisor + quotient * square * series) };
}

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

/** vⁿ = (1 + r)^−n, what a dollar due after n periods is worth now. */
export function discountFactor(count: number, growth: LogGrowth): number {
  const high = count * growth.high;
  const low = count * growth.low;
  const exponent = high + low;
  const lost = low - (exponent - high);
  const discount = Math.exp(-exponent);
  return discount - discount * lost;
}

/** A sum in two parts: as the machine rounds it, and what that loses. */
export interface PresentValue {
  readonly value: Dollars;
  readonly lost: Dollars;
}

/**
 * What repayments are worth at time 0: a·E/r, at r = 0 a·n. It meets fees, a deposit and a balloon in a sum
 * where it can cancel, so what its product and its quotient lose is handed on.
 *
 * @param share E = 1 − (1 + r)^−n
 */
export function presentValue(
  repayment: Dollars,
  share: number,
  periodicRate: number,
  count: number,
): PresentValue {
  if (periodicRate === 0) return { value: repayment * count, lost: 0 };
  const product = repayment * share;
  const value = product / periodicRate;
  const back = value * periodicRate;
  const rest = product - back - productLost(value, periodicRate, back);
  return { value, lost: (rest + productLost(repayment, share, product)) / periodicRate };
}
