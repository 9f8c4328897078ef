import type { Condition, Operator } from './filter';
import { numberOf } from './numberOf';

const COMPARE: Readonly<Record<Operator, (value: number, number: number) => boolean>> = {
  '<': (value, number) => value < number,
  '<=': (value, number) => value <= number,
  '=': (value, number) => value === number,
  '!=': (value, number) => value !== number,
  '>=': (value, number) => value >= number,
  '>': (value, number) => value > number,
};

/** Marks the codes for which a condition holds. Seats are texts, yet `seats>=7` must work too. */
export const allowTexts = (values: readonly string[], condition: Condition, allowed: Uint8Array): void => {
  values.forEach((text, code) => {
    if (holds(text, condition)) allowed[code] = 1;
  });
};

const holds = (text: string, condition: Condition): boolean => {
  if (condition.kind === 'value') return text === condition.value;
  const number = numberOf(text);
  if (Number.isNaN(number)) return false;
  return condition.kind === 'between'
    ? number >= condition.min && number <= condition.max
    : COMPARE[condition.operator](number, condition.number);
};
