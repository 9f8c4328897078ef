import { type Err, err } from '../result';
import type { FinanceFault, FinanceFaultReason, FinanceInput } from './financeFault';

/** The result that says which input is refused, and why. */
export const refuse = (input: FinanceInput, reason: FinanceFaultReason, value: unknown): Err<FinanceFault> =>
  err({ input, reason, value });
