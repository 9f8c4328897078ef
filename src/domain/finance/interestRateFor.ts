import type { VehType } from '../stock/vehType';
import type { AnnualPercent } from './financeUnits';
import type { InterestRates, RateName } from './interestRates';

/** Which rate of a table belongs to a vehicle type. */
export const RATE_OF_VEH_TYPE: Readonly<Record<VehType, RateName>> = {
  New: 'new',
  Demo: 'demo',
  Used: 'used',
};

/**
 * The interest rate for a vehicle type: its own, or else the default. A rate of 0 is a rate.
 *
 * @example
 * interestRateFor({ default: 11.94, new: 0 }, 'New') // → 0
 * @example
 * interestRateFor({ default: 11.94, new: 0 }, 'Used') // → 11.94
 */
export const interestRateFor = (rates: InterestRates, vehType: VehType): AnnualPercent =>
  rates[RATE_OF_VEH_TYPE[vehType]] ?? rates.default;
