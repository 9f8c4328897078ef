import { plainZero } from './plainZero';
import { shiftDecimal } from './shiftDecimal';

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
