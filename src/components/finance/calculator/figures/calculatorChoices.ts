import type { AnnualPercent, Balloon, Months } from '../../../../domain/finance/loan';
import type { RepaymentFrequency } from '../../../../domain/finance/repaymentFrequency';
import type { Dollars } from '../../../../domain/money';
import type { VehType } from '../../../../domain/stock/vehType';

/** What the calculator answers: the repayment of a price, or the price that a repayment reaches. */
export type Answer = 'repayment' | 'price';

export const ANSWERS = ['repayment', 'price'] as const satisfies readonly Answer[];

/** The shopper's choices. The dealership's settings replace absent ones. At most one balloon is set. */
export interface CalculatorChoices extends Balloon {
  readonly answer?: Answer | undefined;
  readonly price?: Dollars | undefined;
  readonly affordAmount?: Dollars | undefined;
  readonly depositAmount?: Dollars | undefined;
  readonly termMonths?: Months | undefined;
  readonly frequency?: RepaymentFrequency | undefined;
  readonly vehType?: VehType | undefined;
  /** The shopper's own rate, instead of the vehicle type's. */
  readonly interestRate?: AnnualPercent | undefined;
  /** All fees together, instead of the dealership's. */
  readonly fees?: Dollars | undefined;
}
