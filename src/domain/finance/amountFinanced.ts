import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { addMoney } from './addMoney';
import { depositFault } from './depositFault';
import { feesFault } from './feesFault';
import type { FinanceFault } from './financeFault';
import { isAmount } from './isAmount';
import type { Purchase } from './loan';
import { plainZero } from './plainZero';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';
import { remainingShare } from './remainingShare';

/**
 * The amount that is lent, in dollars.
 *
 *     AF = price − deposit + financed fees
 *
 * A deposit in per cent is a share of the price and is used as price × (1 − share). Whole cents are added
 * as cents. Refuses amounts that are negative or not finite, and a deposit above the price, even where
 * fees would hide it.
 *
 * @example
 * amountFinanced({ price: 30000, depositAmount: 5000, fees: 395 }) // → 25395
 */
export function amountFinanced(purchase: Purchase): Result<Dollars, FinanceFault> {
  const { price, depositAmount, depositPercentage, fees = 0 } = purchase;
  if (!isAmount(price)) return refuseNumber('price', price);
  const fault = depositFault(purchase) ?? feesFault(purchase);
  if (fault) return fault;
  if (depositAmount === undefined && depositPercentage !== undefined) {
    return ok(plainZero(price * remainingShare(depositPercentage) + fees));
  }
  const deposit = depositAmount ?? 0;
  if (deposit > price) return refuse('depositAmount', 'abovePrice', deposit);
  return ok(addMoney(price, fees, deposit));
}
