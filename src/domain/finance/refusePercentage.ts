import type { Err } from '../result';
import type { FinanceFault, FinanceInput } from './financeFault';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';

/** Says why a value is no percentage from 0 to 100. */
export function refusePercentage(input: FinanceInput, value: unknown): Err<FinanceFault> {
  const aboveHundred = typeof value === 'number' && value > 100 && Number.isFinite(value);
  return aboveHundred ? refuse(input, 'aboveHundredPercent', value) : refuseNumber(input, value);
}
