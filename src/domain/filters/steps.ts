/** The lowest and the highest value in stock. */
export interface Ends {
  readonly min: number;
  readonly max: number;
}

/** The smallest round distance of at least `needed`: 1, 2, 5, 10, 20, 50 … times the step. */
const stride = (step: number, needed: number): number => {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (step * digit * power >= needed) return step * digit * power;
};

/** Tenths without the dust of their sums: 0.1 × 3 is 0.3. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The ends of a slider: the lowest and highest value, widened to whole steps. */
export const wholeSteps = ({ min, max }: Ends, step: number): Ends => ({
  min: exact(Math.floor(exact(min / step)) * step),
  max: exact(Math.ceil(exact(max / step)) * step),
});

/**
 * The options of a select: round numbers in ascending order, evenly apart, at most `most` of them (two or more). The
 * first is at or below every value in stock, the last at or above.
 */
export function steps(ends: Ends, step: number, most: number): readonly number[] {
  const each = stride(step, (ends.max - ends.min) / Math.max(1, most - 2));
  const { min, max } = wholeSteps(ends, each);
  return Array.from({ length: Math.round((max - min) / each) + 1 }, (_, place) => exact(min + place * each));
}
