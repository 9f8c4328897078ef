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
export type FinanceFaultReason =
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
