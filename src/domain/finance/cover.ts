import { formatPrice } from '../formatNumber';
import type { Dollars } from '../money';
import type { Deposit, TradeIn } from './loan';
import { addMoney, remainingShare } from './rounding';

/** What pays for a vehicle where no loan is needed. */
export type Cover =
  | { readonly kind: 'coveredByDeposit' }
  | { readonly kind: 'coveredByDepositAndTradeIn' }
  /** `leftOver`: dollars that the trade-in brings above the price. */
  | { readonly kind: 'coveredByTradeIn'; readonly leftOver: Dollars };

/** What a trade-in brings, dollars: its worth, less what is owed on it. Below zero if more is owed. */
export const equityOf = ({ tradeInWorth = 0, tradeInOwed = 0 }: TradeIn): Dollars =>
  addMoney(tradeInWorth, 0, tradeInOwed);

/** What pays for a vehicle without a loan; `undefined` if something is left to finance. The amounts are already checked. */
export function coverOf(price: Dollars, own: Deposit & TradeIn): Cover | undefined {
  const { depositAmount, depositPercentage = 0 } = own;
  const equity = equityOf(own);
  if (equity > 0 && equity >= price)
    return { kind: 'coveredByTradeIn', leftOver: addMoney(equity, 0, price) };
  const left =
    depositAmount === undefined
      ? price * remainingShare(depositPercentage)
      : addMoney(price, 0, depositAmount);
  if (addMoney(left, Math.max(0, -equity), Math.max(0, equity)) > 0) return undefined;
  return { kind: equity > 0 && left > 0 ? 'coveredByDepositAndTradeIn' : 'coveredByDeposit' };
}

/**
 * What a shopper reads instead of a repayment.
 *
 * @example
 * coverWords({ kind: 'coveredByTradeIn', leftOver: 4010 }) // → 'Your trade-in covers it, and you’d have about $4,010 left over. Ask us.'
 */
export function coverWords(cover: Cover): string {
  if (cover.kind === 'coveredByDeposit') return 'Covered by your deposit';
  if (cover.kind === 'coveredByDepositAndTradeIn') return 'Covered by your trade-in and deposit';
  return cover.leftOver === 0
    ? 'Covered by your trade-in'
    : `Your trade-in covers it, and you’d have about ${formatPrice(cover.leftOver)} left over. Ask us.`;
}
