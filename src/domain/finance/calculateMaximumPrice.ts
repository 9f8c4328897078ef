import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { discountedShare } from './calculateRepayment';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import {
  type Balloon,
  type CreditTerms,
  type Deposit,
  type Fees,
  REPAYMENTS_PER_YEAR,
  repaymentCount,
  type TradeIn,
} from './loan';
import {
  balloonFault,
  creditTermsFault,
  depositFault,
  FINANCE_LIMITS,
  feesFault,
  isAmount,
  tradeInFault,
} from './loanFigures';
import { addMoney, plainZero, remainingShare } from './rounding';

interface Budget extends Deposit, TradeIn, Fees, CreditTerms, Balloon {
  readonly repayment: Dollars;
}

/**
 * The highest price that a repayment pays for, in dollars, unrounded: the inverse of `calculateRepayment`.
 *
 *     price = (a·E/r + B·vⁿ − fees + deposit + trade-in − owed) / (1 − deposit share)        vⁿ = 1 − E = (1 + r)^−n
 *
 * with a the repayment. For a balloon that is a share β of the amount financed, a·(E/r)/((1 − β) + β·E) replaces
 * the first two terms. At r = 0, E/r is n. Within 1e-12 of the largest term of that sum.
 *
 * Refuses what `calculateRepayment` refuses, a deposit of the whole price, a balloon of the whole amount
 * without interest (any price would do), a balloon whose interest is more than the repayment, and a repayment
 * that does not cover the fees or what is owed on the trade-in.
 *
 * @example
 * calculateMaximumPrice({ repayment: 170, interestRate: 11.94, termMonths: 60, frequency: 'week' }) // → 33254.59
 */
export function calculateMaximumPrice(budget: Budget): Result<Dollars, FinanceFault> {
  const { repayment, depositAmount, depositPercentage, fees = 0 } = budget;
  const { tradeInWorth = 0, tradeInOwed = 0 } = budget;
  if (!isAmount(repayment)) return refuseNumber('repayment', repayment);
  const fault = depositFault(budget) ?? tradeInFault(budget) ?? feesFault(budget);
  if (fault) return fault;
  const byShare = depositAmount === undefined && depositPercentage !== undefined;
  if (byShare && depositPercentage === 100)
    return refuse('depositPercentage', 'wholePrice', depositPercentage);
  const credit = affordableCredit(repayment, budget);
  if (credit.kind === 'err') return credit;

  const price = byShare
    ? (credit.value - fees + tradeInWorth - tradeInOwed) / remainingShare(depositPercentage)
    : credit.value + addMoney(addMoney(depositAmount ?? 0, 0, fees), tradeInWorth, tradeInOwed);
  if (price < 0)
    return refuse('repayment', tradeInOwed > tradeInWorth ? 'belowOwed' : 'belowFees', repayment);
  // `!(… <= …)` also refuses NaN and infinity.
  if (!(price <= FINANCE_LIMITS.amount)) return refuse('repayment', 'tooLarge', repayment);
  return ok(plainZero(price));
}

/** The credit of an interest-only loan can come out a rounding error below its balloon. A real shortfall is larger. */
const ROUNDING = 1e-12;

/** The credit that a repayment can pay off, in dollars of today: what does not depend on deposit and fees. */
function affordableCredit(repayment: Dollars, terms: CreditTerms & Balloon): Result<Dollars, FinanceFault> {
  const fault = creditTermsFault(terms) ?? balloonFault(terms);
  if (fault) return fault;
  const { balloonAmount, balloonPercentage } = terms;
  const repaymentsPerYear = REPAYMENTS_PER_YEAR[terms.frequency];
  const count = repaymentCount(terms.termMonths, repaymentsPerYear);
  const rate = terms.interestRate / (100 * repaymentsPerYear);
  const share = discountedShare(count, rate);
  const byRepayments = rate === 0 ? repayment * count : (repayment * share) / rate;

  if (balloonAmount === undefined && balloonPercentage !== undefined) {
    const divisor = remainingShare(balloonPercentage) + (balloonPercentage / 100) * share;
    if (divisor === 0) return refuse('balloonPercentage', 'wholeAmountWithoutInterest', balloonPercentage);
    return ok(byRepayments / divisor);
  }
  const balloon = balloonAmount ?? 0;
  const credit = byRepayments + balloon * Math.exp(-count * Math.log1p(rate));
  if (credit >= balloon) return ok(credit);
  if (credit >= balloon * (1 - ROUNDING)) return ok(balloon);
  return refuse('balloonAmount', 'aboveAmountFinanced', balloonAmount);
}
