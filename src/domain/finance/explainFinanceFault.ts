import type { FinanceFault, FinanceFaultReason, FinanceInput } from './financeFault';
/** The inputs of a calculation in shoppers' words. Settings have no label: staff look for the name of the setting. */
export const FINANCE_INPUT_LABELS: Readonly<Partial<Record<FinanceInput, string>>> = {
  price: 'Price',
  repayment: 'Repayment',
  affordAmount: 'Budget',
  depositAmount: 'Deposit',
  depositPercentage: 'Deposit',
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
};

const SENTENCES: Readonly<Record<FinanceFaultReason, (label: string) => string>> = {
  notANumber: (label) => `${label} has to be a number.`,
  notFinite: (label) => `${label} has to be a finite number.`,
  negative: (label) => `${label} cannot be below zero.`,
  zero: (label) => `${label} has to be more than zero.`,
  tooLarge: (label) => `${label} is larger than this calculation takes.`,
  aboveHundredPercent: (label) => `${label} cannot be more than 100%.`,
  unknownFrequency: (label) => `${label} has to be week, fortnight or month.`,
  noRepayment: (label) => `${label} is too short for a single repayment.`,
  abovePrice: (label) => `${label} cannot be more than the price.`,
  wholePrice: (label) => `${label} cannot be the whole price: there would be nothing to repay.`,
  aboveAmountFinanced: (label) => `${label} is more than these repayments and the amount financed allow.`,
  wholeAmountWithoutInterest: (label) =>
    `${label} cannot be the whole amount at an interest rate of 0%: there would be nothing to repay.`,
  belowFees: (label) => `${label} does not cover the fees.`,
  notBelowCredit: (label) => `${label} cannot be as much as the credit.`,
  notYesOrNo: (label) => `${label} has to be true or false.`,
  notAnObject: (label) => `${label} has to be a group of settings.`,
};

/**
 * A refusal as a sentence, shown at a field or in a build log.
 *
 * @example
 * explainFinanceFault({ input: 'depositAmount', reason: 'abovePrice', value: 40000 }) // → 'Deposit cannot be more than the price.'
 */
export const explainFinanceFault = ({ input, reason }: FinanceFault): string =>
  SENTENCES[reason](labelOf(input));

const labelOf = (input: FinanceInput): string => FINANCE_INPUT_LABELS[input] ?? input;
