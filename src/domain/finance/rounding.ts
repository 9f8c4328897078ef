import type { Dollars } from '../money';

/**
 * A finite number rounded, half up, to a multiple of a power of ten. All three roundings work on the decimal
 * digits of the number, and never give −0.
 *
 * @param power the exponent of ten: 2 for hundreds, 0 for whole numbers, −2 for two decimals
 * @example
 * roundTo(1.005, -2) // → 1.01
 * @example
 * roundTo(33254.59, 3) // → 33000
 */
export const roundTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.round(shiftDecimal(value, -power)), power));

/**
 * A finite number rounded down to a multiple of a power of ten, `power` as in `roundTo`.
 *
 * @example
 * floorTo(33254.59, 0) // → 33254
 * @example
 * floorTo(33254.59, 3) // → 33000
 */
export const floorTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.floor(shiftDecimal(value, -power)), power));

/**
 * A finite number rounded up to a multiple of a power of ten, `power` as in `roundTo`.
 *
 * @example
 * ceilTo(33254.1, 2) // → 33300
 * @example
 * ceilTo(1.001, -2) // → 1.01
 */
export const ceilTo = (value: number, power = 0): number =>
  plainZero(shiftDecimal(Math.ceil(shiftDecimal(value, -power)), power));

/** A repayment this close to a whole dollar, in dollars, counts as that dollar. */
const SNAP = 1e-7;

/** The same as a fraction of the repayment, for amounts so large that rounding errors exceed `SNAP`. */
const RELATIVE_SNAP = 2 ** -50;

/**
 * A repayment as it is shown: rounded up to the whole dollar, so that the amount paid is never above it. Where
 * rounding errors put a repayment just above a whole dollar, that dollar is shown: $170 never becomes $171.
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
 * The same number, except that −0 becomes 0. A screen would show the minus sign.
 *
 * @example
 * 1 / plainZero(-0) // → Infinity
 */
export const plainZero = (value: number): number => value + 0;

/**
 * A finite number times a power of ten, exact in its decimal digits. shiftDecimal(1.005, 2) is 100.5, whereas
 * 1.005 × 100 is 100.49999999999999.
 */
function shiftDecimal(value: number, places: number): number {
  // Every price on a page is rounded to whole dollars, so this case has to be fast.
  if (places === 0) return value;
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** The largest relative difference that we put down to floating-point rounding. */
const NOISE = 2 ** -50;

/**
 * `base + plus − minus` in dollars. Amounts in whole cents are added as integers, so nothing is lost where they
 * nearly cancel. Amounts with a fraction of a cent (a maximum price, say) are added as they are.
 *
 * @example
 * addMoney(30000, 0, 29999.99) // → 0.01
 */
export function addMoney(base: Dollars, plus: Dollars, minus: Dollars): Dollars {
  const plain = base - minus + plus;
  const inCents = (Math.round(base * 100) + Math.round(plus * 100) - Math.round(minus * 100)) / 100;
  return Math.abs(inCents - plain) <= (base + plus + minus) * NOISE ? inCents : plain;
}

const STEPS = 1e8;

/**
 * The share that is left after a percentage is taken away: 1 − percentage / 100. Percentages with up to eight
 * decimals are subtracted as integers, so a balloon of 99.99 % leaves exactly 0.0001.
 *
 * @example
 * remainingShare(99.99) // → 0.0001
 */
export function remainingShare(percentage: number): number {
  const steps = Math.round(percentage * STEPS);
  return steps / STEPS === percentage ? (100 * STEPS - steps) / (100 * STEPS) : (100 - percentage) / 100;
}
