import type { RepaymentFrequency } from '../../../domain/finance/repaymentFrequency';

interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The ends of the sliders. The fields beside them accept larger numbers. */
export const SLIDER_RANGES = {
  price: { min: 1000, max: 120_000, step: 500 },
  deposit: { min: 0, max: 50_000, step: 250 },
} as const satisfies Record<string, SliderRange>;

export const BUDGET_RANGES: Readonly<Record<RepaymentFrequency, SliderRange>> = {
  week: { min: 50, max: 500, step: 5 },
  fortnight: { min: 100, max: 1000, step: 10 },
  month: { min: 200, max: 2200, step: 10 },
};

/** From the shortest to the longest term on offer, in steps of the smallest difference between two terms. */
export function termRange(terms: readonly number[]): SliderRange {
  const rising = [...terms].sort((a, b) => a - b);
  const steps = rising.slice(1).map((term, place) => term - (rising[place] ?? 0));
  return {
    min: rising[0] ?? 12,
    max: rising.at(-1) ?? 84,
    step: Math.min(12, ...steps.filter((step) => step > 0)),
  };
}
