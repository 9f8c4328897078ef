import type { AnnualPercent, Balloon, Months } from '../../../../domain/finance/loan';
import type { RepaymentFrequency } from '../../../../domain/finance/repaymentFrequency';
import type { Dollars } from '../../../../domain/money';
import type { VehType } from '../../../../domain/stock/vehType';

/** What the calculator is asked for: the repayment of a price, or the price that a repayment reaches. */
export type Answer = 'repayment' | 'price';

export const ANSWERS = ['repayment', 'price'] as const satisfies readonly Answer[];

/** What a shopper has chosen. What is absent is as the dealership's settings have it. At most one balloon is set. */
export interface CalculatorChoices extends Balloon {
  readonly answer?: Answer | undefined;
  readonly price?: Dollars | undefined;
  readonly affordAmount?: Dollars | undefined;
  readonly depositAmount?: Dollars | undefined;
  readonly termMonths?: Months | undefined;
  readonly frequency?: RepaymentFrequency | undefined;
  readonly vehType?: VehType | undefined;
  /** The shopper's own rate, in place of the vehicle type's. */
  readonly interestRate?: AnnualPercent | undefined;
  /** All fees together, in place of the dealership's. */
  readonly fees?: Dollars | undefined;
}
