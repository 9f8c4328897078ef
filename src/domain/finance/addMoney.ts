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
