import type { Dollars } from '../money';
import type { FinanceSettings } from './financeSettings';

/** A fee of a loan by name, dollars. */
export interface FeeLine {
  readonly name: string;
  readonly amount: Dollars;
}

/** The fees that a dealership charges for a loan, one by one. A fee of nothing is no fee. */
export const feeLines = (settings: FinanceSettings): readonly FeeLine[] =>
  [
    { name: 'Establishment fee', amount: settings.repaymentEstablishFee },
    { name: 'Other fees', amount: settings.repaymentOtherFee },
    { name: 'Dealer fee', amount: settings.repaymentDealerFee },
  ].filter(({ amount }) => amount > 0);
