import type { Dollars } from '../money';

/** The largest relative difference that we put down to floating-point rounding. */
const NOISE = 2 ** -50;

/**
 * `base + plus − minus` in dollars. Amounts in whole cents are added as integers, so nothing is lost where they
 * nearly cancel. Amounts with a fraction of a cent (a maximum price, say) are added as they are.
 *
 * @example
 * addMoney(30000, 0, 29999.99) // → 0.01
 */
export function addMoney(base: Dollars, plus: Dollars, minus: Dollars): Dollars {
  const plain = base - minus + plus;
  const inCents = (Math.round(base * 100) + Math.round(plus * 100) - Math.round(minus * 100)) / 100;
  return Math.abs(inCents - plain) <= (base + plus + minus) * NOISE ? inCents : plain;
}

const STEPS = 1e8;

/**
 * The share that is left after a percentage is taken away: 1 − percentage / 100. Percentages with up to eight
 * decimals are subtracted as integers, so a balloon of 99.99 % leaves exactly 0.0001.
 *
 * @example
 * remainingShare(99.99) // → 0.0001
 */
export function remainingShare(percentage: number): number {
  const steps = Math.round(percentage * STEPS);
  return steps / STEPS === percentage ? (100 * STEPS - steps) / (100 * STEPS) : (100 - percentage) / 100;
}

/**
 * a + b + c + lost, rounded once. The loss of each addition is kept and added last, together with `lost`, which
 * is what the terms lost before.
 *
 * Source: D. E. Knuth, The Art of Computer Programming, volume 2, section 4.2.2, theorem C.
 *
 * @example
 * sumOfThree(1e16, 1, -1e16, 0) // → 1
 */
export function sumOfThree(a: number, b: number, c: number, lost: number): number {
  const first = a + b;
  const firstB = first - a;
  const firstLost = a - (first - firstB) + (b - firstB);
  const second = first + c;
  const secondC = second - first;
  const secondLost = first - (second - secondC) + (c - secondC);
  return second + (firstLost + secondLost + lost);
}

/**
 * What rounding a product loses: a·b − product, where `product` is `a * b` in floating point. Each factor is
 * split into 24 bits and the rest, whose products are exact.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, 1971.
 *
 * @example
 * productLost(0.1, 10, 1) // → 5.551115123125783e-17
 */
export function productLost(a: number, b: number, product: number): number {
  const aHigh = Math.fround(a);
  const bHigh = Math.fround(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}
