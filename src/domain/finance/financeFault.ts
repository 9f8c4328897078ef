import { type Err, err } from '../result';
import type { FinanceSettingName, RateName } from './financeFields';

/** An input of the finance module that can be refused, named as the field that carries it. */
export type FinanceInput =
  | 'price'
  | 'repayment'
  | 'depositAmount'
  | 'depositPercentage'
  | 'balloonAmount'
  | 'balloonPercentage'
  | 'fees'
  | 'upFrontFees'
  | 'credit'
  | 'creditFees'
  | 'feePerRepayment'
  | 'interestRate'
  | 'termMonths'
  | 'frequency'
  | 'settings'
  | FinanceSettingName
  | `${'repaymentInterestRate' | 'comparisonRate'}.${RateName}`;

/** Why an input is refused. `explainFinanceFault` has one sentence for each reason. */
type FinanceFaultReason =
  | 'notANumber'
  | 'notFinite'
  | 'negative'
  | 'zero'
  | 'tooLarge'
  | 'aboveHundredPercent'
  | 'unknownFrequency'
  | 'noRepayment'
  | 'abovePrice'
  | 'wholePrice'
  | 'aboveAmountFinanced'
  | 'wholeAmountWithoutInterest'
  | 'belowFees'
  | 'notBelowCredit'
  | 'notYesOrNo'
  | 'notAnObject';

/** A refusal: which input, why, and the value that was given. */
export interface FinanceFault {
  readonly input: FinanceInput;
  readonly reason: FinanceFaultReason;
  readonly value: unknown;
}

/** A result that says which input is refused, and why. */
export const refuse = (input: FinanceInput, reason: FinanceFaultReason, value: unknown): Err<FinanceFault> =>
  err({ input, reason, value });

/**
 * Says why a value is not a number from 0 to the limit. Callers have already found that `value >= 0 && value <= limit`
 * is false; it is also false for NaN.
 */
export function refuseNumber(input: FinanceInput, value: unknown): Err<FinanceFault> {
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse(input, 'notANumber', value);
  if (!Number.isFinite(value)) return refuse(input, 'notFinite', value);
  return refuse(input, value < 0 ? 'negative' : 'tooLarge', value);
}

/** Says why a value is not a percentage from 0 to 100. */
export function refusePercentage(input: FinanceInput, value: unknown): Err<FinanceFault> {
  const aboveHundred = typeof value === 'number' && value > 100 && Number.isFinite(value);
  return aboveHundred ? refuse(input, 'aboveHundredPercent', value) : refuseNumber(input, value);
}

/** The inputs of a calculation in shoppers' words. Settings have no label: staff look for the name of the setting. */
export const FINANCE_INPUT_LABELS: Readonly<Partial<Record<FinanceInput, string>>> = {
  price: 'Price',
  repayment: 'Repayment',
  affordAmount: 'Budget',
  depositAmount: 'Deposit',
  depositPercentage: 'Deposit',
  balloonAmount: 'Balloon',
  balloonPercentage: 'Balloon',
  fees: 'Fees',
  upFrontFees: 'Fees paid up front',
  credit: 'Amount financed',
  creditFees: 'Credit fees',
  feePerRepayment: 'Fee per repayment',
  interestRate: 'Interest rate',
  termMonths: 'Term',
  frequency: 'Repayment frequency',
  settings: 'Finance settings',
};

const SENTENCES: Readonly<Record<FinanceFaultReason, (label: string) => string>> = {
  notANumber: (label) => `${label} has to be a number.`,
  notFinite: (label) => `${label} has to be a finite number.`,
  negative: (label) => `${label} cannot be below zero.`,
  zero: (label) => `${label} has to be more than zero.`,
  tooLarge: (label) => `${label} is larger than this calculation takes.`,
  aboveHundredPercent: (label) => `${label} cannot be more than 100%.`,
  unknownFrequency: (label) => `${label} has to be week, fortnight or month.`,
  noRepayment: (label) => `${label} is too short for a single repayment.`,
  abovePrice: (label) => `${label} cannot be more than the price.`,
  wholePrice: (label) => `${label} cannot be the whole price: there would be nothing to repay.`,
  aboveAmountFinanced: (label) => `${label} is more than these repayments and the amount financed allow.`,
  wholeAmountWithoutInterest: (label) =>
    `${label} cannot be the whole amount at an interest rate of 0%: there would be nothing to repay.`,
  belowFees: (label) => `${label} does not cover the fees.`,
  notBelowCredit: (label) => `${label} cannot be as much as the credit.`,
  notYesOrNo: (label) => `${label} has to be true or false.`,
  notAnObject: (label) => `${label} has to be a group of settings.`,
};

/**
 * A refusal as a sentence, shown at a field or in a build log.
 *
 * @example
 * explainFinanceFault({ input: 'depositAmount', reason: 'abovePrice', value: 40000 }) // → 'Deposit cannot be more than the price.'
 */
export const explainFinanceFault = ({ input, reason }: FinanceFault): string =>
  SENTENCES[reason](labelOf(input));

const labelOf = (input: FinanceInput): string => FINANCE_INPUT_LABELS[input] ?? input;
