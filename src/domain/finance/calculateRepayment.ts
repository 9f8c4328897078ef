import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import type { FinanceFault } from './financeFault';
import type { Loan } from './loan';
import { type LoanFigures, loanFigures } from './loanFigures';
import { productLost } from './rounding';

/**
 * The repayment of a loan, in dollars per period, unrounded.
 *
 *     R = (AF − B)·r/E + B·r        E = 1 − (1 + r)^−n        at r = 0: R = (AF − B)/n
 *
 * with AF the amount financed, B the balloon due with the last repayment, r the rate / 100 / repayments a
 * year and n the number of repayments, all in arrears. Within 4 units in the last place of exact arithmetic.
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
  repaymentForShare(figures, discountedShare(figures.count, logGrowth(figures.periodicRate)));

/** The repayment of a checked loan whose share E = 1 − (1 + r)^−n is known. */
export function repaymentForShare(figures: LoanFigures, share: number): Dollars {
  const { amortised, balloon, periodicRate, count } = figures;
  if (periodicRate === 0) return amortised / count;
  return amortised * (periodicRate / share) + balloon * periodicRate;
}

/** ln(1 + r) as the sum of two numbers. `high` has 24 bits, so n × `high` is exact; `low` is the rest. */
interface LogGrowth {
  readonly high: number;
  readonly low: number;
}

/** Above this rate per period (48 % a year, paid monthly) five terms are too few, and `Math.log1p` is used. */
const SERIES_UP_TO = 0.04;

/**
 * ln(1 + r) to some 70 bits.
 *
 *     ln(1 + r) = 2·(s + s³/3 + s⁵/5 + …)        s = r/(2 + r)
 *
 * Every formula of this folder has the exponent n·ln(1 + r). A repayment may be wrong by four units in the last
 * place. Rounding the logarithm and then the product would use up two of them; kept in two parts, they use none.
 * The quotient s is corrected by its remainder, which `productLost` makes exact.
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
 * E = 1 − (1 + r)^−n: interest aside, the share of a loan that n repayments at periodic rate r pay off.
 * `expm1` keeps every digit where r is small. A power loses them: it is 13 % wrong at 1e-12 % a year.
 * A first-order correction makes up for the rounding of the exponent.
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

/** An amount as floating point rounds it, and what the rounding lost. */
interface PresentValue {
  readonly value: Dollars;
  readonly lost: Dollars;
}

/**
 * What repayments of a dollars are worth at time 0: a·E/r, or a·n at r = 0. The caller adds fees, a deposit and a
 * balloon, which can nearly cancel this value, so the rounding loss is returned too.
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
