/**
 * A number as it is, but for −0, which a screen would show with its sign: it becomes 0.
 *
 * @example
 * 1 / plainZero(-0) // → Infinity
 */
export const plainZero = (value: number): number => value + 0;
