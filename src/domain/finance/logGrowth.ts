import { productLost } from './productLost';

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
