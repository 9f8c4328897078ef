import type { Dollars } from '../money';

/** A nominal annual rate in per cent: 11.94 means 11.94 % a year. A rate of 0 is a rate. */
export type AnnualPercent = number;

/** Length of a loan in months. */
export type Months = number;

/** Per cent of the price of the vehicle, 0 to 100: the basis of a deposit. */
type PercentOfPrice = number;

/** Per cent of the amount financed, 0 to 100: the basis of a balloon. */
type PercentOfAmountFinanced = number;

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

/**
 * A vehicle that the shopper trades in. What is owed on it is paid out of the deal, so owing more than it is worth raises the
 * amount financed.
 */
export interface TradeIn {
  /** What the shopper thinks it is worth. */
  readonly tradeInWorth?: Dollars | undefined;
  readonly tradeInOwed?: Dollars | undefined;
}

/** Fees: those added to the amount financed, and those paid on the day. */
export interface Fees {
  readonly fees?: Dollars | undefined;
  readonly upFrontFees?: Dollars | undefined;
}

/** A price, less a deposit and a trade-in, plus what is owed on that and the fees that are financed. */
export interface Purchase extends Deposit, TradeIn, Fees {
  readonly price: Dollars;
}

export interface Loan extends Purchase, CreditTerms, Balloon {}

/** How often a repayment falls due, in the order in which a form offers them. */
export const REPAYMENT_FREQUENCIES = ['week', 'fortnight', 'month'] as const;

export type RepaymentFrequency = (typeof REPAYMENT_FREQUENCIES)[number];

/** Repayments a year. They turn an annual rate into a rate per period, and a term into a number of repayments. */
export const REPAYMENTS_PER_YEAR: Readonly<Record<RepaymentFrequency, number>> = {
  week: 52,
  fortnight: 26,
  month: 12,
};

/**
 * Periods a year that turn a periodic rate into a comparison rate. The regulations count the weeks and
 * fortnights of a whole year here, so the numbers differ from the repayments a year.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 100.
 */
export const COMPARISON_PERIODS_PER_YEAR: Readonly<Record<RepaymentFrequency, number>> = {
  week: 52.18,
  fortnight: 26.09,
  month: 12,
};

/** Whether a value from an address, a form or content names a frequency (inherited names do not count). */
export const isRepaymentFrequency = (value: unknown): value is RepaymentFrequency =>
  typeof value === 'string' && Object.hasOwn(REPAYMENTS_PER_YEAR, value);

/** Whole repayments in a term: months × repayments a year / 12, rounded. The inputs are already checked. */
export const repaymentCount = (termMonths: number, repaymentsPerYear: number): number =>
  Math.round((termMonths * repaymentsPerYear) / 12);

interface Fee {
  /** Its name in the calculator. */
  readonly name: string;
  /** Its name in the content editor. */
  readonly label: string;
  /** Whether it counts in comparison rates: it always does, or only where `dealerFeeIsCreditFee` is set. */
  readonly isCreditFee: 'always' | 'ifSet';
}

/** The fees that a dealership may charge for a loan, by the setting that holds their dollars. */
export const FEES = {
  repaymentEstablishFee: { name: 'Establishment fee', label: 'Establishment fee', isCreditFee: 'always' },
  /** Credit fees other than the establishment fee; government charges do not belong here. */
  repaymentOtherFee: { name: 'Other fees', label: 'Lender’s other fees', isCreditFee: 'always' },
  repaymentDealerFee: { name: 'Dealer fee', label: 'Dealer’s fee', isCreditFee: 'ifSet' },
} as const satisfies Readonly<Record<string, Fee>>;

export type FeeName = keyof typeof FEES;

/** The settings that hold fees, in the order in which a shopper reads them. */
export const FEE_NAMES = Object.keys(FEES) as readonly FeeName[];
