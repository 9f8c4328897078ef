import type { Dollars } from '../money';
import type { VehType } from '../stock/vehType';
import { addMoney } from './exactArithmetic';
import type { AnnualPercent, Months, PercentOfAmountFinanced, PercentOfPrice } from './loan';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from './repaymentFrequency';
import { roundTo } from './rounding';

/** The finance settings of a dealership, parsed. Defaults fill in what content leaves out. */
export interface FinanceSettings {
  /** The repayment that the budget filter and the calculator start with. */
  readonly affordAmount: Dollars;
  readonly repaymentInterestRate: InterestRates;
  readonly repaymentTerm: Months;
  readonly repaymentFrequency: RepaymentFrequency;
  readonly repaymentDepositPercentage?: PercentOfPrice | undefined;
  readonly repaymentDepositAmount?: Dollars | undefined;
  readonly repaymentBalloonPercentage?: PercentOfAmountFinanced | undefined;
  readonly repaymentBalloonAmount?: Dollars | undefined;
  readonly repaymentEstablishFee: Dollars;
  /** Credit fees other than the establishment fee; government charges do not belong here. */
  readonly repaymentOtherFee: Dollars;
  readonly repaymentDealerFee: Dollars;
  /** Whether the dealer fee is a credit fee, and so counts in the comparison rate. */
  readonly dealerFeeIsCreditFee: boolean;
  /** Whether fees are added to the amount financed; otherwise they are paid on the day. */
  readonly feesFinanced: boolean;
  /** The comparison rates that the lender publishes, each for the interest rate of the same name. */
  readonly comparisonRate: Partial<InterestRates>;
  readonly totalPayableAmount?: Dollars | undefined;
  readonly purchaseAmount?: Dollars | undefined;
  readonly repaymentPeriodMonths?: Months | undefined;
}

/** Annual rates by vehicle type; a type without a rate of its own takes the default. */
export interface InterestRates {
  readonly default: AnnualPercent;
  readonly new?: AnnualPercent | undefined;
  readonly demo?: AnnualPercent | undefined;
  readonly used?: AnnualPercent | undefined;
}

/** The name of a rate in a table of rates. */
export type RateName = keyof InterestRates;

/** The budget filter and the calculator start with these values if content sets no others. */
export const CALCULATOR_DEFAULTS = {
  affordAmount: 170,
  frequency: 'week',
  term: 60,
  interestRate: 11.94,
  fees: 0,
} as const;

/** Which rate of a table belongs to a vehicle type. */
export const RATE_OF_VEH_TYPE: Readonly<Record<VehType, RateName>> = {
  New: 'new',
  Demo: 'demo',
  Used: 'used',
};

/**
 * The interest rate for a vehicle type: its own, or else the default. A rate of 0 is a rate, not an absence.
 *
 * @example
 * interestRateFor({ default: 11.94, new: 0 }, 'New') // → 0
 * @example
 * interestRateFor({ default: 11.94, new: 0 }, 'Used') // → 11.94
 */
export const interestRateFor = (rates: InterestRates, vehType: VehType): AnnualPercent =>
  rates[RATE_OF_VEH_TYPE[vehType]] ?? rates.default;

/**
 * The repayment in dollars that a search by budget and the calculator open with. At a frequency other than the one in
 * the settings it is the same money a year, to the nearest ten dollars: $170 a week is $340 a fortnight.
 */
export function firstAffordAmount(settings: FinanceSettings, frequency: RepaymentFrequency): Dollars {
  const { affordAmount, repaymentFrequency } = settings;
  if (frequency === repaymentFrequency) return affordAmount;
  const aYear = affordAmount * REPAYMENTS_PER_YEAR[repaymentFrequency];
  return roundTo(aYear / REPAYMENTS_PER_YEAR[frequency], 1);
}

/** A fee of a loan by name, dollars. */
export interface FeeLine {
  readonly name: string;
  readonly amount: Dollars;
}

/** The fees that a dealership charges for a loan, one by one. Fees of $0 are left out. */
export const feeLines = (settings: FinanceSettings): readonly FeeLine[] =>
  [
    { name: 'Establishment fee', amount: settings.repaymentEstablishFee },
    { name: 'Other fees', amount: settings.repaymentOtherFee },
    { name: 'Dealer fee', amount: settings.repaymentDealerFee },
  ].filter(({ amount }) => amount > 0);

/** All fees of a loan, dollars. */
export const allFees = (settings: FinanceSettings): Dollars =>
  addMoney(
    settings.repaymentEstablishFee,
    addMoney(settings.repaymentOtherFee, settings.repaymentDealerFee, 0),
    0,
  );

/** The fees that count in a comparison rate, dollars: the dealer fee only where it is a credit fee. */
export const creditFees = (settings: FinanceSettings): Dollars =>
  settings.dealerFeeIsCreditFee
    ? allFees(settings)
    : addMoney(settings.repaymentEstablishFee, settings.repaymentOtherFee, 0);
