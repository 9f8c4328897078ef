import type { Dollars } from '../money';

/**
 * A finite number rounded to the nearest, half up, to a multiple of a power of ten: 2 for hundreds, 0 for whole numbers, −2 for
 * two decimals. It goes by the decimal spelling, and a zero has no sign.
 *
 * @param power the exponent of ten
 * @example
 * roundTo(1.005, -2) // → 1.01
 * @example
 * roundTo(33254.59, 3) // → 33000
 */
export const roundTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.round(shiftDecimal(value, -power)), power));

/**
 * A finite number rounded down to a multiple of a power of ten: 2 for hundreds, 0 for whole numbers, −2 for
 * two decimals. It goes by the decimal spelling, and a zero has no sign.
 *
 * @param power the exponent of ten
 * @example
 * floorTo(33254.59, 0) // → 33254
 * @example
 * floorTo(33254.59, 3) // → 33000
 */
export const floorTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.floor(shiftDecimal(value, -power)), power));

/**
 * A finite number rounded up to a multiple of a power of ten: 2 for hundreds, 0 for whole numbers, −2 for
 * two decimals. It goes by the decimal spelling, and a zero has no sign.
 *
 * @param power the exponent of ten
 * @example
 * ceilTo(33254.1, 2) // → 33300
 * @example
 * ceilTo(1.001, -2) // → 1.01
 */
export const ceilTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.ceil(shiftDecimal(value, -power)), power));

/** Dollars within which a repayment means the whole dollar next to it. */
const SNAP = 1e-7;

/** The same for sums so large that rounding alone moves them further. */
const RELATIVE_SNAP = 2 ** -50;

/**
 * A repayment as it is shown: rounded up to the whole dollar, so that nobody pays more than they read. A
 * repayment that rounding errors put just beside a whole dollar is that dollar: a $170 budget never reads
 * $171.
 *
 * @example
 * displayRepayment(153.3623) // → 154
 * @example
 * displayRepayment(170.00000000001) // → 170
 */
export function displayRepayment(repayment: Dollars): Dollars {
  const nearest = Math.round(repayment);
  const snap = Math.max(SNAP, nearest * RELATIVE_SNAP);
  return Math.abs(repayment - nearest) <= snap ? nearest : ceilTo(repayment);
}

/**
 * A number as it is, but for −0, which a screen would show with its sign: it becomes 0.
 *
 * @example
 * 1 / plainZero(-0) // → Infinity
 */
export const plainZero = (value: number): number => value + 0;

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
