import type { AnnualPercent } from './financeUnits';

/** Annual rates by vehicle type; a type without a rate of its own takes the default. */
export interface InterestRates {
  readonly default: AnnualPercent;
  readonly new?: AnnualPercent | undefined;
  readonly demo?: AnnualPercent | undefined;
  readonly used?: AnnualPercent | undefined;
}

/** The name of a rate in a table of rates. */
export type RateName = keyof InterestRates;
