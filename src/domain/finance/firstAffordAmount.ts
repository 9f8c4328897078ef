import type { Dollars } from '../money';
import type { FinanceSettings } from './financeSettings';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from './repaymentFrequency';
import { roundTo } from './roundTo';

/**
 * The repayment in dollars that a search by budget and the calculator open with. For another frequency than that of the
 * settings it is the same money a year, to the nearest ten dollars: $170 a week is $340 a fortnight.
 */
export function firstAffordAmount(settings: FinanceSettings, frequency: RepaymentFrequency): Dollars {
  const { affordAmount, repaymentFrequency } = settings;
  if (frequency === repaymentFrequency) return affordAmount;
  const aYear = affordAmount * REPAYMENTS_PER_YEAR[repaymentFrequency];
  return roundTo(aYear / REPAYMENTS_PER_YEAR[frequency], 1);
}
