import type { Column } from '../columns/column';
import type { Condition, Operator } from './filter';
import { numberOf } from './numberOf';

/**
 * For each code of a column, whether one of the conditions holds. The code for "absent" is never allowed: a record
 * without a price fails every price filter.
 */
export const allowedCodes = (column: Column, conditions: readonly Condition[]): Uint8Array => {
  const allowed = new Uint8Array(column.values.length + 1);
  for (const condition of conditions)
    if (column.kind === 'number') allowNumbers(column.values, condition, allowed);
    else allowTexts(column.values, condition, allowed);
  return allowed;
};

/** Comparing with NaN, which is what a text that spells no number is read as, holds for none of them. */
const COMPARE: Readonly<Record<Operator, (value: number, number: number) => boolean>> = {
  '<=': (value, number) => value <= number,
  '>=': (value, number) => value >= number,
  '>': (value, number) => value > number,
};

/** Marks the codes for which a condition holds. Seats are texts, yet `seats>=7` must work too. */
const allowTexts = (values: readonly string[], condition: Condition, allowed: Uint8Array): void => {
  values.forEach((text, code) => {
    if (holds(text, condition)) allowed[code] = 1;
  });
};

const holds = (text: string, condition: Condition): boolean =>
  condition.kind === 'value'
    ? text === condition.value
    : COMPARE[condition.operator](numberOf(text), condition.number);

/** The first code whose value is at least `number`, or with `past` above it. */
const bound = (values: Float64Array, number: number, past: boolean): number => {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle] as number;
    if (value < number || (past && value === number)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Marks the codes for which a condition holds. Values ascend, so these are a range of codes. */
const allowNumbers = (values: Float64Array, condition: Condition, allowed: Uint8Array): void => {
  const number = condition.kind === 'compare' ? condition.number : numberOf(condition.value);
  if (Number.isNaN(number)) return;
  const operator = condition.kind === 'compare' ? condition.operator : '=';
  const from = operator === '<=' ? 0 : bound(values, number, operator === '>');
  const to = operator === '<=' || operator === '=' ? bound(values, number, true) : values.length;
  allowed.fill(1, from, to);
};
