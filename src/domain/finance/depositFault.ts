import type { Err } from '../result';
import type { FinanceFault } from './financeFault';
import { isAmount } from './isAmount';
import { isPercentage } from './isPercentage';
import type { Deposit } from './loan';
import { refuseNumber } from './refuseNumber';
import { refusePercentage } from './refusePercentage';

/** What is wrong with a deposit by itself, if anything. A percentage beside an amount has no say. */
export function depositFault(deposit: Deposit): Err<FinanceFault> | undefined {
  const { depositAmount, depositPercentage } = deposit;
  if (depositAmount !== undefined) {
    return isAmount(depositAmount) ? undefined : refuseNumber('depositAmount', depositAmount);
  }
  if (depositPercentage !== undefined && !isPercentage(depositPercentage)) {
    return refusePercentage('depositPercentage', depositPercentage);
  }
  return undefined;
}
