import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { addMoney } from './addMoney';
import { affordableCredit } from './affordableCredit';
import { depositFault } from './depositFault';
import { feesFault } from './feesFault';
import type { FinanceFault } from './financeFault';
import { FINANCE_LIMITS } from './financeLimits';
import { isAmount } from './isAmount';
import type { Balloon, CreditTerms, Deposit, Fees } from './loan';
import { plainZero } from './plainZero';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';
import { remainingShare } from './remainingShare';
import { sumOfThree } from './sumOfThree';

/** What a shopper can pay each period, and on which terms. */
export interface Budget extends Deposit, Fees, CreditTerms, Balloon {
  readonly repayment: Dollars;
}

/**
 * The highest price that a repayment pays for, in dollars, unrounded: the inverse of `calculateRepayment`.
 *
 *     price = (a·E/r + B·vⁿ − fees + deposit) / (1 − deposit share)        vⁿ = 1 − E = (1 + r)^−n
 *
 * with a the repayment. A balloon that is a share β of the amount financed gives a·(E/r)/((1 − β) + β·E) in
 * place of the first two terms. At r = 0, E/r is n. Within 4 units in the last place of the largest term.
 *
 * Refuses what `calculateRepayment` refuses, a deposit of the whole price, a balloon of the whole amount
 * without interest (any price would do), a balloon that the repayment cannot bear the interest of, and a
 * repayment that does not cover the fees.
 *
 * @example
 * calculateMaximumPrice({ repayment: 170, interestRate: 11.94, termMonths: 60, frequency: 'week' }) // → 33254.59
 */
export function calculateMaximumPrice(budget: Budget): Result<Dollars, FinanceFault> {
  const { repayment, depositAmount, depositPercentage, fees = 0 } = budget;
  if (!isAmount(repayment)) return refuseNumber('repayment', repayment);
  const fault = depositFault(budget) ?? feesFault(budget);
  if (fault) return fault;
  const byShare = depositAmount === undefined && depositPercentage !== undefined;
  if (byShare && depositPercentage === 100)
    return refuse('depositPercentage', 'wholePrice', depositPercentage);
  const credit = affordableCredit(repayment, budget);
  if (credit.kind === 'err') return credit;

  const { byRepayments, byBalloon, lost } = credit.value;
  const price = byShare
    ? sumOfThree(byRepayments, byBalloon, -fees, lost) / remainingShare(depositPercentage)
    : sumOfThree(byRepayments, byBalloon, addMoney(depositAmount ?? 0, 0, fees), lost);
  if (price < 0) return refuse('repayment', 'belowFees', repayment);
  // Written so that a sum beyond all numbers is refused too.
  if (!(price <= FINANCE_LIMITS.amount)) return refuse('repayment', 'tooLarge', repayment);
  return ok(plainZero(price));
}
