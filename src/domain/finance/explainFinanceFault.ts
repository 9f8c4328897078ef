import type { FinanceSettingName, RateName } from './financeFields';

/** The inputs of the calculations, in shoppers' words. Settings have no label: staff look for the name of the setting. */
export const FINANCE_INPUT_LABELS = {
  price: 'Price',
  repayment: 'Repayment',
  affordAmount: 'Budget',
  depositAmount: 'Deposit',
  depositPercentage: 'Deposit',
  tradeInWorth: 'Trade-in',
  tradeInOwed: 'Amount owed',
  balloonAmount: 'Balloon',
  balloonPercentage: 'Balloon',
  fees: 'Fees',
  upFrontFees: 'Fees paid up front',
  credit: 'Amount financed',
  creditFees: 'Credit fees',
  feePerRepayment: 'Fee per repayment',
  interestRate: 'Interest rate',
  termMonths: 'Term',
  frequency: 'Repayment frequency',
  settings: 'Finance settings',
} as const;

/** An input of the finance module that can be refused, named as the field that carries it. */
export type FinanceInput =
  | keyof typeof FINANCE_INPUT_LABELS
  | FinanceSettingName
  | `${'repaymentInterestRate' | 'comparisonRate'}.${RateName}`;

const SENTENCES = {
  notANumber: (label: string) => `${label} has to be a number.`,
  notFinite: (label: string) => `${label} has to be a finite number.`,
  negative: (label: string) => `${label} cannot be below zero.`,
  zero: (label: string) => `${label} has to be more than zero.`,
  tooLarge: (label: string) => `${label} is too large.`,
  tooLong: (label: string) => `${label} can be at most 120 months.`,
  aboveHundredPercent: (label: string) => `${label} cannot be more than 100%.`,
  unknownFrequency: (label: string) => `${label} has to be week, fortnight or month.`,
  noRepayment: (label: string) => `${label} is too short for a single repayment.`,
  abovePrice: (label: string) => `${label} cannot be more than the price.`,
  wholePrice: (label: string) => `${label} cannot be the whole price: there would be nothing to repay.`,
  aboveAmountFinanced: (label: string) => `${label} is too large for the amount financed.`,
  wholeAmountWithoutInterest: (label: string) =>
    `${label} cannot be the whole amount at an interest rate of 0%: there would be nothing to repay.`,
  belowFees: (label: string) => `${label} does not cover the fees.`,
  belowOwed: (label: string) => `${label} does not cover what you owe on your trade-in.`,
  belowInterestRate: (label: string) => `${label} cannot be below the interest rate, which is a part of it.`,
  notBelowCredit: (label: string) => `${label} cannot be as much as the credit.`,
  notYesOrNo: (label: string) => `${label} has to be true or false.`,
  notAnObject: (label: string) => `${label} has to be a group of settings.`,
};

export type FinanceFaultReason = keyof typeof SENTENCES;

export interface FinanceFault {
  readonly input: FinanceInput;
  readonly reason: FinanceFaultReason;
  readonly value: unknown;
}

/**
 * A refusal as a sentence, shown at a field or in a build log.
 *
 * @example
 * explainFinanceFault({ input: 'depositAmount', reason: 'abovePrice', value: 40000 }) // → 'Deposit cannot be more than the price.'
 */
export const explainFinanceFault = ({ input, reason }: FinanceFault): string =>
  SENTENCES[reason]((FINANCE_INPUT_LABELS as Readonly<Record<string, string>>)[input] ?? input);
