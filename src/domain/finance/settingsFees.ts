import type { Dollars } from '../money';
import { addMoney } from './addMoney';
import type { FinanceSettings } from './financeSettings';

/** All fees of a loan, dollars. */
export const allFees = (settings: FinanceSettings): Dollars =>
  addMoney(
    settings.repaymentEstablishFee,
    addMoney(settings.repaymentOtherFee, settings.repaymentDealerFee, 0),
    0,
  );

/** The fees that count in a comparison rate, dollars: the dealer fee only where it is a credit fee. */
export const creditFees = (settings: FinanceSettings): Dollars =>
  settings.dealerFeeIsCreditFee
    ? allFees(settings)
    : addMoney(settings.repaymentEstablishFee, settings.repaymentOtherFee, 0);
