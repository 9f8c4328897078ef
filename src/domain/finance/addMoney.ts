import type { Dollars } from '../money';

const CENTS = 100;

/** How far, relatively, an amount may lie from a whole cent and still mean it: the noise of a few sums. */
const NOISE = 2 ** -50;

/**
 * `base + plus − minus` in dollars. Whole cents are added as whole cents, so nothing is lost where they
 * almost cancel; amounts with a fraction of a cent (a maximum price, say) are added as they are.
 *
 * @example
 * addMoney(30000, 0, 29999.99) // → 0.01
 */
export function addMoney(base: Dollars, plus: Dollars, minus: Dollars): Dollars {
  const baseCents = Math.round(base * CENTS);
  const plusCents = Math.round(plus * CENTS);
  const minusCents = Math.round(minus * CENTS);
  if (isWhole(base, baseCents) && isWhole(plus, plusCents) && isWhole(minus, minusCents)) {
    return (baseCents + plusCents - minusCents) / CENTS;
  }
  return base - minus + plus;
}

const isWhole = (dollars: Dollars, cents: number): boolean =>
  Math.abs(dollars * CENTS - cents) <= cents * NOISE;
