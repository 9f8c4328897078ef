/**
 * A number in decimal digits with a comma at every thousand, as Australians write it. `Intl` gives the same, but to
 * make its first format takes a phone longer than to render a page's header: money and dates stand on every page.
 *
 * @param decimals how many are written; of a number between two, the nearer (`roundTo` first where cents are at stake)
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

/** `33,990.50` → `33,990.5`: no zeros that say nothing. */
export const withoutEndZeros = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
