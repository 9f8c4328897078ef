import type { Dollars } from '../money';
import type { Months, PercentOfAmountFinanced, PercentOfPrice } from './financeUnits';
import type { InterestRates } from './interestRates';
import type { RepaymentFrequency } from './repaymentFrequency';

/** The finance settings of a dealership, parsed: what content leaves open is filled from the defaults. */
export interface FinanceSettings {
  /** What the budget filter and the calculator start from. */
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
