import type { FinanceFault } from '../../../../domain/finance/financeFault';
import { formatNumber } from '../../../../domain/formatNumber';
import type { CalculatorChoices } from './calculatorChoices';
import { CALCULATOR_FIELDS, type CalculatorField, readCalculatorField } from './calculatorField';

/** The fields as the shopper left them, including faulty ones. Untouched fields are absent. */
export interface CalculatorForm extends Pick<CalculatorChoices, 'answer' | 'frequency' | 'vehType'> {
  readonly typed: Readonly<Partial<Record<CalculatorField, string>>>;
}

export type FieldFaults = Readonly<Partial<Record<CalculatorField, FinanceFault>>>;

export const EMPTY_FORM: CalculatorForm = { typed: {} };

const FIELDS = Object.keys(CALCULATOR_FIELDS) as readonly CalculatorField[];

/** The form that shows these choices. Law: `choicesOf(formOf(choices)).choices` equals `choices`. */
export function formOf({ answer, frequency, vehType, ...numbers }: CalculatorChoices): CalculatorForm {
  const typed: Partial<Record<CalculatorField, string>> = {};
  for (const field of FIELDS) {
    const value = numbers[field];
    if (value !== undefined) typed[field] = formatNumber(value);
  }
  return { ...set({ answer, frequency, vehType }), typed };
}

/** The valid choices of a form, and the faults of its other fields. */
export function choicesOf({ typed, ...chosen }: CalculatorForm): {
  readonly choices: CalculatorChoices;
  readonly faults: FieldFaults;
} {
  const numbers: Partial<Record<CalculatorField, number>> = {};
  const faults: Partial<Record<CalculatorField, FinanceFault>> = {};
  for (const field of FIELDS) {
    const text = typed[field];
    if (text === undefined) continue;
    const result = readCalculatorField(field, text);
    if (result.kind === 'ok') numbers[field] = result.value;
    else faults[field] = result.fault;
  }
  return { choices: set({ ...chosen, ...numbers }), faults };
}

/** Removes the keys without a value. */
const set = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
