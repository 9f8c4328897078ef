import type { FinanceInput } from '../../../../domain/finance/financeFault';
import type { CalculatorField } from './calculatorField';

/** The field at which a refusal of the finance module stands. */
const FIELDS: Readonly<Partial<Record<FinanceInput, CalculatorField>>> = {
  price: 'price',
  credit: 'price',
  repayment: 'affordAmount',
  affordAmount: 'affordAmount',
  depositAmount: 'depositAmount',
  depositPercentage: 'depositAmount',
  balloonAmount: 'balloonAmount',
  balloonPercentage: 'balloonPercentage',
  fees: 'fees',
  upFrontFees: 'fees',
  creditFees: 'fees',
  interestRate: 'interestRate',
  termMonths: 'termMonths',
  frequency: 'termMonths',
};

/** The term takes what has no field of its own: nothing of the sort can be typed. */
export const fieldOfFault = (input: FinanceInput): CalculatorField => FIELDS[input] ?? 'termMonths';
