import { roundTo } from '../../domain/finance/rounding';
import { dollarsWithDecimals } from '../../domain/formatNumber';
import type { Dollars } from '../../domain/money';

/** The largest amount a shopper may type, in dollars. */
const MOST = 10_000_000;

/**
 * Dollars as people type them: `170`, `$1,200`, `1 200.50`. `null` for everything else: text, a minus sign, an
 * exponent, more than one decimal point, more than ten million.
 */
export function parseAmount(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * 100) / 100;
  return amount <= MOST ? amount : null;
}

/** Dollars with two decimals, so that columns line up: 6000 → `$6,000.00`. Zero never has a minus sign. */
export const formatCents = (dollars: Dollars): string => dollarsWithDecimals(roundTo(dollars, -2), 2);
