import { formatPrice } from '../formatNumber';
import type { Dollars } from '../money';
import type { Deposit, TradeIn } from './loan';
import { leftToPay } from './loanFigures';
import { addMoney } from './rounding';

/** What pays for a vehicle where no loan is needed. */
export interface Cover {
  readonly kind: 'covered';
  readonly by: 'deposit' | 'trade-in' | 'trade-in and deposit';
  /** Dollars that the trade-in brings above the price. */
  readonly leftOver: Dollars;
}

/** What a trade-in brings, dollars: its worth, less what is owed on it. Below zero if more is owed. */
export const equityOf = ({ tradeInWorth = 0, tradeInOwed = 0 }: TradeIn): Dollars =>
  addMoney(tradeInWorth, 0, tradeInOwed);

/** What pays for a vehicle without a loan; `undefined` if something is left to finance. The amounts are already checked. */
export function coverOf(price: Dollars, own: Deposit & TradeIn): Cover | undefined {
  if (leftToPay(price, own) > 0) return undefined;
  const equity = equityOf(own);
  const by = equity <= 0 ? 'deposit' : equity < price ? 'trade-in and deposit' : 'trade-in';
  return { kind: 'covered', by, leftOver: by === 'trade-in' ? addMoney(equity, 0, price) : 0 };
}

/**
 * What a shopper reads instead of a repayment.
 *
 * @example
 * coverWords({ kind: 'covered', by: 'trade-in', leftOver: 4010 }) // → 'Your trade-in covers it, and you’d have about $4,010 left over. Ask us.'
 */
export const coverWords = ({ by, leftOver }: Cover): string =>
  leftOver > 0
    ? `Your trade-in covers it, and you’d have about ${formatPrice(leftOver)} left over. Ask us.`
    : `Covered by your ${by}`;
