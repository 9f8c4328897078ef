/**
 * A finite number times a power of ten, by its decimal spelling: no digit changes, as it would in a product
 * (1.005 × 100 is 100.49999999999999).
 *
 * @example
 * shiftDecimal(1.005, 2) // → 100.5
 */
export function shiftDecimal(value: number, places: number): number {
  // Rounding to whole numbers shifts by none, and stands beside every price.
  if (places === 0) return value;
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
