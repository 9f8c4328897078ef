/** Whether a value is a share in per cent, from 0 to 100; NaN fails both comparisons. */
export const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;
