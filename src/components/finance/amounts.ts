import { roundTo } from '../../domain/finance/rounding';
import { dollarsWithDecimals, formatPrice } from '../../domain/formatNumber';
import type { Dollars } from '../../domain/money';

/** The largest amount a shopper may type, in dollars. */
const MOST = 10_000_000;

/**
 * Dollars as people type them: `170`, `$1,200`, `1 200.50`, `45k`. `null` for everything else: text, a minus sign, an
 * exponent, more than ten million, and what may be written the European way (`1.000,50`, `30.000`): a comma after the point,
 * or more than two decimals.
 */
export function parseAmount(typed: string): number | null {
  const amount = readDollars(typed);
  return amount !== null && amount <= MOST ? amount : null;
}

/** What to enter instead of an amount that `parseAmount` does not take: `what` is the amount's name, as in "the deposit". */
export const amountAdvice = (typed: string, what: string, example: number): string =>
  readDollars(typed) === null
    ? `Please enter ${what} in dollars, for example ${example}.`
    : `Please enter no more than ${formatPrice(MOST)}.`;

function readDollars(typed: string): number | null {
  const [, digits, thousands] =
    /^(\d[\d,]*(?:\.\d{0,2})?|\.\d{1,2})(k?)$/i.exec(typed.replace(/[$\s]/g, '')) ?? [];
  if (digits === undefined) return null;
  return Math.round(Number(digits.replace(/,/g, '')) * (thousands ? 100_000 : 100)) / 100;
}

/** Dollars with two decimals, so that columns line up: 6000 → `$6,000.00`. Zero never has a minus sign. */
export const formatCents = (dollars: Dollars): string => dollarsWithDecimals(roundTo(dollars, -2), 2);
