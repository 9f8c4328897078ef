import type { RateName } from './interestRates';

/** An input of the finance module that can be refused, named as the field that carries it. */
export type FinanceInput =
  | 'price'
  | 'repayment'
  | 'depositAmount'
  | 'depositPercentage'
  | 'balloonAmount'
  | 'balloonPercentage'
  | 'fees'
  | 'upFrontFees'
  | 'credit'
  | 'creditFees'
  | 'feePerRepayment'
  | 'interestRate'
  | 'termMonths'
  | 'frequency'
  | 'settings'
  | FinanceSettingName;

/** A finance setting that content can get wrong; rates by vehicle type are named one by one. */
export type FinanceSettingName =
  | 'affordAmount'
  | 'repaymentInterestRate'
  | `repaymentInterestRate.${RateName}`
  | 'repaymentTerm'
  | 'repaymentFrequency'
  | 'repaymentDepositPercentage'
  | 'repaymentDepositAmount'
  | 'repaymentBalloonPercentage'
  | 'repaymentBalloonAmount'
  | 'repaymentEstablishFee'
  | 'repaymentOtherFee'
  | 'repaymentDealerFee'
  | 'dealerFeeIsCreditFee'
  | 'feesFinanced'
  | 'comparisonRate'
  | `comparisonRate.${RateName}`
  | 'totalPayableAmount'
  | 'purchaseAmount'
  | 'repaymentPeriodMonths';

/** Why it is refused. Each reason is one sentence in `explainFinanceFault`. */
export type FinanceFaultReason =
  | 'notANumber'
  | 'notFinite'
  | 'negative'
  | 'zero'
  | 'tooLarge'
  | 'aboveHundredPercent'
  | 'unknownFrequency'
  | 'noRepayment'
  | 'abovePrice'
  | 'wholePrice'
  | 'aboveAmountFinanced'
  | 'wholeAmountWithoutInterest'
  | 'belowFees'
  | 'notBelowCredit'
  | 'notYesOrNo'
  | 'notAnObject';

/** A refusal: which input, why, and the value as it came. */
export interface FinanceFault {
  readonly input: FinanceInput;
  readonly reason: FinanceFaultReason;
  readonly value: unknown;
}
