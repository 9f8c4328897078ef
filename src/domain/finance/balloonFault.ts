import type { Err } from '../result';
import type { FinanceFault } from './financeFault';
import { isAmount } from './isAmount';
import { isPercentage } from './isPercentage';
import type { Balloon } from './loan';
import { refuseNumber } from './refuseNumber';
import { refusePercentage } from './refusePercentage';

/** What is wrong with a balloon by itself, if anything. A percentage beside an amount has no say. */
export function balloonFault(balloon: Balloon): Err<FinanceFault> | undefined {
  const { balloonAmount, balloonPercentage } = balloon;
  if (balloonAmount !== undefined) {
    return isAmount(balloonAmount) ? undefined : refuseNumber('balloonAmount', balloonAmount);
  }
  if (balloonPercentage !== undefined && !isPercentage(balloonPercentage)) {
    return refusePercentage('balloonPercentage', balloonPercentage);
  }
  return undefined;
}
