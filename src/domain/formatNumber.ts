import type { Dollars } from './money';

/** A number with thousands separators and at most two decimals: 186000 → `186,000`. */
export const formatNumber = (value: number): string => withoutEndZeros(groupDigits(value, 2));

/** Kilometres with their unit: 186000 → `186,000 km`. */
export const formatKilometres = (kilometres: number): string => `${formatNumber(kilometres)} km`;

/**
 * A number in decimal digits with a comma at every thousand, as Australians write it. `Intl` gives the same text, but its
 * first format takes a phone longer than rendering a page's header, and every page shows money and dates.
 *
 * @param decimals how many decimals to write. A longer number is rounded to the nearer one; use `roundTo` first for cents.
 * @example
 * groupDigits(33990.5, 2) // → '33,990.50'
 */
export function groupDigits(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals);
  const point = decimals === 0 ? digits.length : digits.length - decimals - 1;
  let grouped = digits.slice(Math.max(0, point - 3));
  for (let end = point - 3; end > 0; end -= 3)
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${grouped}` : grouped;
}

/** Removes zeros at the end of the decimals: `33,990.50` → `33,990.5`. */
export const withoutEndZeros = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;

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

/** Shown for a required value that is unknown. */
export const EM_DASH = '—';
