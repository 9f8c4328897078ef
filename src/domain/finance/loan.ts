import type { Dollars } from '../money';
import type { RepaymentFrequency } from './repaymentFrequency';

/** A nominal annual rate in per cent: 11.94 means 11.94 % a year. A rate of 0 is a rate. */
export type AnnualPercent = number;

/** Length of a loan in months. */
export type Months = number;

/** Per cent of the price of the vehicle, 0 to 100: the basis of a deposit. */
export type PercentOfPrice = number;

/** Per cent of the amount financed, 0 to 100: the basis of a balloon. */
export type PercentOfAmountFinanced = number;

/** The price of credit: its rate, its term and how often it is repaid. */
export interface CreditTerms {
  readonly interestRate: AnnualPercent;
  readonly termMonths: Months;
  readonly frequency: RepaymentFrequency;
}

/** A deposit. If both fields are set, the amount wins. 0 means no deposit, not a missing field. */
export interface Deposit {
  readonly depositAmount?: Dollars | undefined;
  readonly depositPercentage?: PercentOfPrice | undefined;
}

/** A lump sum due with the last repayment. If both fields are set, the amount wins. */
export interface Balloon {
  readonly balloonAmount?: Dollars | undefined;
  readonly balloonPercentage?: PercentOfAmountFinanced | undefined;
}

/** Fees: those added to the amount financed, and those paid on the day. */
export interface Fees {
  readonly fees?: Dollars | undefined;
  readonly upFrontFees?: Dollars | undefined;
}

/** A price, less a deposit, plus the fees that are financed. */
export interface Purchase extends Deposit, Fees {
  readonly price: Dollars;
}

/** A vehicle bought on credit: everything that determines a repayment. */
export interface Loan extends Purchase, CreditTerms, Balloon {}
