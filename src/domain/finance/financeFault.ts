import { type Err, err } from '../result';
import type { FinanceFault, FinanceFaultReason, FinanceInput } from './explainFinanceFault';

export type { FinanceFault, FinanceInput } from './explainFinanceFault';

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
