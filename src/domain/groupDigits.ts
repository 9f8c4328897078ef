/**
 * A number in decimal digits with a comma at every thousand, as Australians write it. `Intl` gives the same, but to
 * make its first format takes a phone longer than to render a page's header: money and dates stand on every page.
 *
 * @param decimals how many are written; of a number between two, the nearer (`roundTo` first where cents are at stake)
 * @example
 * groupDigits(33990.5, 2) // → '33,990.50'
 */
export function groupDigits(value: number, decimals: number): string {
  const [whole = '', ...fraction] = Math.abs(value).toFixed(decimals).split('.');
  // Most numbers are counts beside filters, which need none.
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const digits = [grouped, ...fraction].join('.');
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** `33,990.50` → `33,990.5`: no zeros that say nothing. */
export const withoutEndZeros = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
