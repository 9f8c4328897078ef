import { FILTER_FIELDS, type NumericField } from './filterField';

interface Ends {
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

/** The options of a select: at most `most` round numbers, evenly apart, the first and last beyond every value in stock. */
export function steps(ends: Ends, step: number, most: number): readonly number[] {
  const each = stride(step, (ends.max - ends.min) / Math.max(1, most - 2));
  const { min, max } = wholeSteps(ends, each);
  return Array.from({ length: Math.round((max - min) / each) + 1 }, (_, place) => exact(min + place * each));
}

/** One option of a numeric field: a range with at least one end, in whole numbers, or in tenths where a step is less than 1. */
export interface Threshold {
  readonly min?: number;
  readonly max?: number;
}

const NUMBER = /^\d{1,12}(?:\.\d)?$/;
const RANGE = /^(\d{0,12}(?:\.\d)?)[:_](\d{0,12}(?:\.\d)?)$/;

/**
 * Reads an option of a numeric field from content: `min:max` with either end empty, or a single number. A single number
 * means the end that people usually ask for (`50000` is up to 50,000 km, `2020` is from 2020).
 * @returns `undefined` for any other text, for ends in the wrong order, and for a minimum where only a maximum is allowed
 */
export function readThreshold(text: string, field: NumericField): Threshold | undefined {
  const { bare, holds, step } = FILTER_FIELDS[field];
  const written = text.trim();
  if (step >= 1 && written.includes('.')) return undefined;
  if (NUMBER.test(written)) return { [bare]: Number(written) };
  const [, from = '', to = ''] = RANGE.exec(written) ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && holds === 'maximum') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return { ...(from === '' ? {} : { min: Number(from) }), ...(to === '' ? {} : { max: Number(to) }) };
}

export const sameThreshold = (a: Threshold, b: Threshold): boolean => a.min === b.min && a.max === b.max;
