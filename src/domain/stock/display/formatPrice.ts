import { groupDigits } from '../../groupDigits';
import type { Dollars } from '../../money';

/** Dollars the Australian way: 33990 → `$33,990`, −33990.5 → `-$33,990.50`. */
export const dollarsWithDecimals = (dollars: Dollars, decimals: number): string => {
  const digits = groupDigits(dollars, decimals);
  return digits.startsWith('-') ? `-$${digits.slice(1)}` : `$${digits}`;
};

/** Dollars, and cents where there are any: 33990 → `$33,990`, 33990.5 → `$33,990.50`. Rounded to the cent, half up. */
export const formatPrice = (dollars: Dollars): string => {
  const cents = Math.round(dollars * 100);
  return dollarsWithDecimals(cents / 100, cents % 100 === 0 ? 0 : 2);
};
