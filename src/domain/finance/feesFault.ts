import type { Err } from '../result';
import type { FinanceFault } from './financeFault';
import { isAmount } from './isAmount';
import type { Fees } from './loan';
import { refuseNumber } from './refuseNumber';

/** What is wrong with the fees, if anything. */
export function feesFault({ fees, upFrontFees }: Fees): Err<FinanceFault> | undefined {
  if (fees !== undefined && !isAmount(fees)) return refuseNumber('fees', fees);
  if (upFrontFees !== undefined && !isAmount(upFrontFees)) return refuseNumber('upFrontFees', upFrontFees);
  return undefined;
}
