import type { Dollars } from '../money';

/** How far, relatively, a sum in cents may lie from the plain one and still mean it: the noise of some sums. */
const NOISE = 2 ** -50;

/**
 * `base + plus − minus` in dollars. Whole cents are added as whole cents, so nothing is lost where they
 * almost cancel; amounts with a fraction of a cent (a maximum price, say) are added as they are.
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
 * The share that is left of a whole when a percentage is taken: 1 − percentage / 100. Percentages of up to
 * eight decimals are taken away as whole steps, so a balloon of 99.99 % leaves 0.0001 exactly as written.
 *
 * @example
 * remainingShare(99.99) // → 0.0001
 */
export function remainingShare(percentage: number): number {
  const steps = Math.round(percentage * STEPS);
  return steps / STEPS === percentage ? (100 * STEPS - steps) / (100 * STEPS) : (100 - percentage) / 100;
}

/**
 * a + b + c + lost, rounded once: what each addition loses is kept and added last, with what the terms
 * themselves had lost before.
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
 * What rounding a product loses: a·b − product, where `product` is `a * b` as the machine gives it. Each
 * factor is taken as 24 bits and the rest, whose products are exact.
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
