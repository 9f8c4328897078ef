import type { FinanceInput } from './financeFault';

/** What shoppers call the inputs of a calculation. Settings have no label: they go by their names. */
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
