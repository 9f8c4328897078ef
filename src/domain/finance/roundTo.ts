import { plainZero } from './plainZero';
import { shiftDecimal } from './shiftDecimal';

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
