/** The lowest and the highest value in stock. */
export interface Ends {
  readonly min: number;
  readonly max: number;
}

/** What people count in: 1, 2, 5, 10, 20, 50 … times the step. */
const stride = (step: number, needed: number): number => {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (step * digit * power >= needed) return step * digit * power;
};

/** The ends widened to whole steps: the ends of a slider. */
export const wholeSteps = ({ min, max }: Ends, step: number): Ends => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
});

/**
 * Round numbers from the lowest to the highest value, in ascending order and evenly apart, at most `most` of them
 * (two or more): what a select offers. The first is at or below every value in stock, the last at or above.
 */
export function steps(ends: Ends, step: number, most: number): readonly number[] {
  const each = stride(step, (ends.max - ends.min) / Math.max(1, most - 2));
  const { min, max } = wholeSteps(ends, each);
  return Array.from({ length: Math.round((max - min) / each) + 1 }, (_, place) => min + place * each);
}
