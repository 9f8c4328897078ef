import { type FinanceFault, type FinanceInput, refuse } from '../../../../domain/finance/financeFault';
import { ok, type Result } from '../../../../domain/result';
import { parseAmount } from '../../parseAmount';

/** A number that a shopper types. */
export type CalculatorField =
  | 'price'
  | 'affordAmount'
  | 'depositAmount'
  | 'termMonths'
  | 'balloonAmount'
  | 'balloonPercentage'
  | 'interestRate'
  | 'fees';

interface FieldRow {
  /** The largest number allowed, in the unit of the field. `parseAmount` limits dollars. */
  readonly most?: number;
  readonly tooMuch?: 'aboveHundredPercent' | 'tooLarge';
  /** Whether an empty field means zero. Otherwise an empty field is a fault. */
  readonly mayBeEmpty?: boolean;
}

export const CALCULATOR_FIELDS: Readonly<Record<CalculatorField, FieldRow>> = {
  price: {},
  affordAmount: {},
  depositAmount: { mayBeEmpty: true },
  termMonths: { most: 120, tooMuch: 'tooLarge' },
  balloonAmount: { mayBeEmpty: true },
  balloonPercentage: { most: 100, tooMuch: 'aboveHundredPercent', mayBeEmpty: true },
  interestRate: { most: 100, tooMuch: 'aboveHundredPercent' },
  fees: { mayBeEmpty: true },
};

const MINUS = /^[$\s]*[-−–][$\s]*[\d.,]/;
const DIGITS_ALONE = /^[$\d.,\s]*\d[$\d.,\s]*$/;

/**
 * Reads a number as people type it (`$30,000`, `11.94 %`), with at most two decimals. Refuses text, exponents, minus signs
 * and numbers that are too large, each with its own reason.
 */
export function readCalculatorField(field: CalculatorField, typed: string): Result<number, FinanceFault> {
  const { most, tooMuch = 'tooLarge', mayBeEmpty } = CALCULATOR_FIELDS[field];
  const text = typed.replace(/%\s*$/, '').trim();
  if (text === '' && mayBeEmpty) return ok(0);
  const amount = parseAmount(text);
  if (amount !== null)
    return most !== undefined && amount > most ? refuse(field, tooMuch, typed) : ok(amount);
  if (MINUS.test(text)) return refuse(field, 'negative', typed);
  const isOneNumber = DIGITS_ALONE.test(text) && text.split('.').length < 3;
  return refuse(field, isOneNumber ? tooMuch : 'notANumber', typed);
}

/** The field that shows a refusal of the finance module. */
const FIELDS: Readonly<Partial<Record<FinanceInput, CalculatorField>>> = {
  price: 'price',
  credit: 'price',
  repayment: 'affordAmount',
  affordAmount: 'affordAmount',
  depositAmount: 'depositAmount',
  depositPercentage: 'depositAmount',
  balloonAmount: 'balloonAmount',
  balloonPercentage: 'balloonPercentage',
  fees: 'fees',
  upFrontFees: 'fees',
  creditFees: 'fees',
  interestRate: 'interestRate',
  termMonths: 'termMonths',
  frequency: 'termMonths',
};

/** The field for a refused input. Inputs without a field of their own, which nobody can type, report to the term. */
export const fieldOfFault = (input: FinanceInput): CalculatorField => FIELDS[input] ?? 'termMonths';
