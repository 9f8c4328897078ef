import type { Condition } from './filter';
import { numberOf } from './numberOf';

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
export const allowNumbers = (values: Float64Array, condition: Condition, allowed: Uint8Array): void => {
  const number = condition.kind === 'compare' ? condition.number : numberOf(condition.value);
  if (Number.isNaN(number)) return;
  const operator = condition.kind === 'compare' ? condition.operator : '=';
  const from = operator === '<=' ? 0 : bound(values, number, operator === '>');
  const to = operator === '<=' || operator === '=' ? bound(values, number, true) : values.length;
  allowed.fill(1, from, to);
};
