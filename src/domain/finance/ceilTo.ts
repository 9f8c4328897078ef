import { plainZero } from './plainZero';
import { shiftDecimal } from './shiftDecimal';

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
