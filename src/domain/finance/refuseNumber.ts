import type { Err } from '../result';
import type { FinanceFault, FinanceInput } from './financeFault';
import { refuse } from './refuse';

/**
 * Says why a value is no number from 0 to `limit`. The fast check stands at the callers
 * (`value >= 0 && value <= limit`, which NaN fails too); this is the slow path behind it.
 */
export function refuseNumber(input: FinanceInput, value: unknown): Err<FinanceFault> {
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse(input, 'notANumber', value);
  if (!Number.isFinite(value)) return refuse(input, 'notFinite', value);
  return refuse(input, value < 0 ? 'negative' : 'tooLarge', value);
}
