import type { Dollars } from '../money';
import type { VehType } from '../stock/stockTypes';
import type { FinanceFields, FinanceSettingName, InterestRates, RateName } from './financeFields';
import {
  type AnnualPercent,
  type Balloon,
  type CreditTerms,
  type Deposit,
  FEE_NAMES,
  FEES,
  type FeeName,
  type Fees,
  type Months,
  REPAYMENTS_PER_YEAR,
  type RepaymentFrequency,
  type TradeIn,
} from './loan';
import { addMoney, roundTo } from './rounding';

interface ValueOf {
  readonly yesOrNo: boolean;
  readonly dollars: Dollars;
  readonly percent: number;
  readonly rates: InterestRates;
  readonly months: Months;
  readonly frequency: RepaymentFrequency;
}

/** The fields that always have a value, because the table of fields has a default. */
type DefaultedName = {
  [Name in FinanceSettingName]: FinanceFields[Name] extends { readonly default: unknown } ? Name : never;
}[FinanceSettingName];

/**
 * The finance settings of a dealership, parsed: the fields of `FINANCE_FIELDS`. Defaults fill in what content leaves out.
 */
export type FinanceSettings = {
  readonly [Name in DefaultedName]: ValueOf[FinanceFields[Name]['unit']];
} & {
  readonly [Name in Exclude<FinanceSettingName, DefaultedName | 'comparisonRate'>]?:
    | ValueOf[FinanceFields[Name]['unit']]
    | undefined;
} & {
  /** The comparison rates that the lender publishes, each for the interest rate of the same name. */
  readonly comparisonRate: Partial<InterestRates>;
};

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
  FEE_NAMES.map((name) => ({ name: FEES[name].name, amount: settings[name] })).filter(
    ({ amount }) => amount > 0,
  );

/** All fees of a loan, dollars. */
export const allFees = (settings: FinanceSettings): Dollars => sumOf(settings, FEE_NAMES);

/** The fees that count in a comparison rate, dollars: the dealer fee only where it is a credit fee. */
export const creditFees = (settings: FinanceSettings): Dollars =>
  sumOf(
    settings,
    FEE_NAMES.filter((name) => FEES[name].isCreditFee === 'always' || settings.dealerFeeIsCreditFee),
  );

const sumOf = (settings: FinanceSettings, names: readonly FeeName[]): Dollars =>
  names.reduce((sum, name) => addMoney(sum, settings[name], 0), 0);

/** The settings with another sum of fees, dollars. All of it counts in a comparison rate. */
export const withFees = (settings: FinanceSettings, fees: Dollars): FinanceSettings => ({
  ...settings,
  ...(Object.fromEntries(FEE_NAMES.map((name) => [name, 0])) as Record<FeeName, Dollars>),
  repaymentEstablishFee: fees,
});

/** What a shopper decides about finance. The dealership decides the rest. */
export interface ShopperFinance {
  readonly frequency: RepaymentFrequency;
  readonly depositAmount: Dollars;
  readonly termMonths?: Months | undefined;
}

export interface LoanConditions extends CreditTerms, Balloon, Fees, Deposit, TradeIn {}

/** What a shopper decides about one loan. The dealership's settings replace what is absent. */
export interface LoanChoices extends Partial<ShopperFinance>, TradeIn, Balloon {}

/** What a shopper decides about the finance of one vehicle. */
export interface Deal extends LoanChoices {
  /** The estimated on-road costs that are added to the price, if the shopper finances them too. */
  readonly onRoadCosts?: Dollars | undefined;
}

/** What a vehicle costs in a deal, dollars: its price today, with the on-road costs of the deal. */
export const dealPrice = (price: Dollars, { onRoadCosts = 0 }: Deal): Dollars =>
  addMoney(price, onRoadCosts, 0);

/** The conditions for a vehicle type. The settings replace any choice that the shopper has not made. */
export function loanConditions(settings: FinanceSettings, vehType: VehType, shopper: Deal): LoanConditions {
  const fees = allFees(settings);
  const { tradeInWorth, tradeInOwed, balloonAmount, balloonPercentage } = shopper;
  const hasBalloon = balloonAmount !== undefined || balloonPercentage !== undefined;
  return {
    interestRate: interestRateFor(settings.repaymentInterestRate, vehType),
    termMonths: shopper.termMonths ?? settings.repaymentTerm,
    frequency: shopper.frequency ?? settings.repaymentFrequency,
    depositAmount: shopper.depositAmount ?? settings.repaymentDepositAmount,
    depositPercentage: settings.repaymentDepositPercentage,
    tradeInWorth,
    tradeInOwed,
    balloonAmount: hasBalloon ? balloonAmount : settings.repaymentBalloonAmount,
    balloonPercentage: hasBalloon ? balloonPercentage : settings.repaymentBalloonPercentage,
    fees: settings.feesFinanced ? fees : 0,
    upFrontFees: settings.feesFinanced ? 0 : fees,
  };
}
