import { type FinanceFault, type FinanceInput, refuse } from '../../../../domain/finance/financeFault';
import { formatNumber } from '../../../../domain/formatNumber';
import { ok, type Result } from '../../../../domain/result';
import { readTypedDollars, readTypedNumber } from '../../../../domain/typedNumber';
import { parseAmount } from '../../amounts';
import type { CalculatorChoices } from './calculatorChoices';

interface FieldRow {
  /** The largest number allowed of months or per cent. `parseAmount` limits dollars. */
  readonly most?: number;
  readonly tooMuch?: 'aboveHundredPercent' | 'tooLong' | 'tooLarge';
  /** Whether an empty field means zero. Otherwise an empty field is a fault. */
  readonly mayBeEmpty?: boolean;
}

const CALCULATOR_FIELDS = {
  price: {},
  affordAmount: {},
  depositAmount: { mayBeEmpty: true },
  tradeInWorth: { mayBeEmpty: true },
  tradeInOwed: { mayBeEmpty: true },
  termMonths: { most: 120, tooMuch: 'tooLong' },
  balloonAmount: { mayBeEmpty: true },
  balloonPercentage: { most: 100, tooMuch: 'aboveHundredPercent', mayBeEmpty: true },
  interestRate: { most: 100, tooMuch: 'aboveHundredPercent' },
  fees: { mayBeEmpty: true },
} as const satisfies Record<string, FieldRow>;

export type CalculatorField = keyof typeof CALCULATOR_FIELDS;

const MINUS = /^[$\s]*[-−–][$\s]*[\d.,]/;

/** Months or per cent, to two decimals. They never have thousands, so a comma before one or two digits is a decimal point: `7,5 %`. */
const parseSmallNumber = (text: string): number | null =>
  readTypedNumber(text.replace(/\s*%$/, '').replace(/^(\d*),(\d{1,2})$/, '$1.$2')) ?? null;

/**
 * Reads a number as people type it (`$30,000`, `11.94 %`), with at most two decimals. Refuses text, exponents, minus signs
 * and numbers that are too large, each with its own reason.
 */
export function readCalculatorField(field: CalculatorField, typed: string): Result<number, FinanceFault> {
  const { most, tooMuch = 'tooLarge', mayBeEmpty }: FieldRow = CALCULATOR_FIELDS[field];
  const text = typed.trim();
  if (text === '' && mayBeEmpty) return ok(0);
  const amount = most === undefined ? parseAmount(text) : parseSmallNumber(text);
  if (amount !== null)
    return most !== undefined && amount > most ? refuse(field, tooMuch, typed) : ok(amount);
  if (MINUS.test(text)) return refuse(field, 'negative', typed);
  return refuse(field, readTypedDollars(text) === undefined ? 'notANumber' : tooMuch, typed);
}

/** The field that shows a refusal of the finance module, where it does not have the input's name. */
const FIELD_OF_INPUT: Readonly<Partial<Record<FinanceInput, CalculatorField>>> = {
  credit: 'price',
  repayment: 'affordAmount',
  depositPercentage: 'depositAmount',
  upFrontFees: 'fees',
  creditFees: 'fees',
};

const FIELDS = Object.keys(CALCULATOR_FIELDS) as readonly CalculatorField[];

/** The field for a refused input. Inputs that have no field of their own report to the term. */
export const fieldOfFault = (input: FinanceInput): CalculatorField =>
  FIELD_OF_INPUT[input] ?? FIELDS.find((field) => field === input) ?? 'termMonths';

/** The fields as the shopper left them, including faulty ones. Untouched fields are absent. */
export interface CalculatorForm extends Pick<CalculatorChoices, 'answer' | 'frequency' | 'vehType'> {
  readonly typed: Readonly<Partial<Record<CalculatorField, string>>>;
}

export type FieldFaults = Readonly<Partial<Record<CalculatorField, FinanceFault>>>;

export const EMPTY_FORM: CalculatorForm = { typed: {} };

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

const set = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
