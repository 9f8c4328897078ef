import { FILTER_FIELDS, type NumericField } from './filterField';

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
