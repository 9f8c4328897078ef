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
