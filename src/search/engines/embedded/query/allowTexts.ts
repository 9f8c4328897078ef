import type { Condition, Operator } from './filter';
import { numberOf } from './numberOf';

/** Comparing with NaN, which is what a text that spells no number is read as, holds for none of them. */
const COMPARE: Readonly<Record<Operator, (value: number, number: number) => boolean>> = {
  '<=': (value, number) => value <= number,
  '>=': (value, number) => value >= number,
  '>': (value, number) => value > number,
};

/** Marks the codes for which a condition holds. Seats are texts, yet `seats>=7` must work too. */
export const allowTexts = (values: readonly string[], condition: Condition, allowed: Uint8Array): void => {
  values.forEach((text, code) => {
    if (holds(text, condition)) allowed[code] = 1;
  });
};

const holds = (text: string, condition: Condition): boolean =>
  condition.kind === 'value'
    ? text === condition.value
    : COMPARE[condition.operator](numberOf(text), condition.number);
