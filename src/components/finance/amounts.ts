import { roundTo } from '../../domain/finance/rounding';
import { dollarsWithDecimals, formatPrice } from '../../domain/formatNumber';
import type { Dollars } from '../../domain/money';
import { readTypedDollars } from '../../domain/typedNumber';

/** The largest amount a shopper may type, in dollars. */
const MAX_AMOUNT = 10_000_000;

/** An amount that a shopper typed, up to ten million dollars; `null` for everything else (see `readTypedDollars`). */
export function parseAmount(typed: string): number | null {
  const amount = readTypedDollars(typed);
  return amount !== undefined && amount <= MAX_AMOUNT ? amount : null;
}

/** What to enter instead of an amount that `parseAmount` does not take: `what` is the amount's name, as in "the deposit". */
export const amountAdvice = (typed: string, what: string, example: number): string =>
  readTypedDollars(typed) === undefined
    ? `Please enter ${what} in dollars, for example ${example}.`
    : `Please enter no more than ${formatPrice(MAX_AMOUNT)}.`;

/** Dollars with two decimals, so that columns line up: 6000 → `$6,000.00`. Zero never has a minus sign. */
export const formatCents = (dollars: Dollars): string => dollarsWithDecimals(roundTo(dollars, -2), 2);
