/** Digits, alone or in groups of three, a fraction, an exponent. */
const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/**
 * A number as people write it: `$1,250.50`, `11.94 %`, `−5`. `null` where it is none; what is not finite
 * comes back as it is, for the caller to refuse by name.
 *
 * @example
 * readNumber('$30,000.50') // → 30000.5
 * @example
 * readNumber('11.94 %') // → 11.94
 */
export function readNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isNaN(raw) ? null : raw;
  if (typeof raw !== 'string') return null;
  const text = raw
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/^([+-]?)(?:AUD|A?\$)/i, '$1')
    .replace(/%$/, '');
  if (!/\d/.test(text) || !NUMBER.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}
