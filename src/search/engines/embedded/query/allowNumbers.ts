import type { Condition, Operator } from './filter';
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

/** Marks the codes for which a condition holds. Values ascend, so these are ranges of codes. */
export const allowNumbers = (values: Float64Array, condition: Condition, allowed: Uint8Array): void => {
  if (condition.kind === 'between') {
    allowed.fill(1, bound(values, condition.min, false), bound(values, condition.max, true));
    return;
  }
  const operator: Operator = condition.kind === 'value' ? '=' : condition.operator;
  const number = condition.kind === 'compare' ? condition.number : numberOf(condition.value);
  if (Number.isNaN(number)) return;
  const from = bound(values, number, false);
  const past = bound(values, number, true);
  if (operator === '<' || operator === '!=') allowed.fill(1, 0, from);
  if (operator === '<=') allowed.fill(1, 0, past);
  if (operator === '=') allowed.fill(1, from, past);
  if (operator === '>=') allowed.fill(1, from, values.length);
  if (operator === '>' || operator === '!=') allowed.fill(1, past, values.length);
};
