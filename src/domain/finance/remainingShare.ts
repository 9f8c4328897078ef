const STEPS = 1e8;

/**
 * The share that is left of a whole when a percentage is taken: 1 − percentage / 100. Percentages of up to
 * eight decimals are taken away as whole steps, so a balloon of 99.99 % leaves 0.0001 exactly as written.
 *
 * @example
 * remainingShare(99.99) // → 0.0001
 */
export function remainingShare(percentage: number): number {
  const steps = Math.round(percentage * STEPS);
  return steps / STEPS === percentage ? (100 * STEPS - steps) / (100 * STEPS) : (100 - percentage) / 100;
}
