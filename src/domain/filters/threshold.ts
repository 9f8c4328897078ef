import { FILTER_FIELDS, type NumericField } from './filterField';

/** A closed or half-open range of whole numbers that one option stands for; at least one end is there. */
export interface Threshold {
  readonly min?: number;
  readonly max?: number;
}

const WHOLE = /^\d{1,12}$/;
const RANGE = /^(\d{0,12})[:_](\d{0,12})$/;

/**
 * An option of a numeric field as content writes it: `min:max` with either end empty, or a number alone, which means
 * the end that the field is usually asked by (`50000` is up to 50,000 km, `2020` is from 2020).
 * @returns nothing for any other text, for ends in the wrong order, and for a minimum of what has a maximum alone
 */
export function readThreshold(text: string, field: NumericField): Threshold | undefined {
  const { bare, holds } = FILTER_FIELDS[field];
  const written = text.trim();
  if (WHOLE.test(written)) return { [bare]: Number(written) };
  const [, from = '', to = ''] = RANGE.exec(written) ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && holds === 'maximum') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return { ...(from === '' ? {} : { min: Number(from) }), ...(to === '' ? {} : { max: Number(to) }) };
}

export const sameThreshold = (a: Threshold, b: Threshold): boolean => a.min === b.min && a.max === b.max;
