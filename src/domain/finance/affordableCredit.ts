import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { balloonFault } from './balloonFault';
import { creditTermsFault } from './creditTermsFault';
import { discountedShare } from './discountedShare';
import { discountFactor } from './discountFactor';
import type { FinanceFault } from './financeFault';
import type { Balloon, CreditTerms } from './loan';
import { logGrowth } from './logGrowth';
import { presentValue } from './presentValue';
import { refuse } from './refuse';
import { remainingShare } from './remainingShare';
import { repaymentCount } from './repaymentCount';
import { REPAYMENTS_PER_YEAR } from './repaymentFrequency';

/** The amount that a repayment can carry, in the parts that pay it off. Dollars of today. */
export interface AffordableCredit {
  readonly byRepayments: Dollars;
  /** By a balloon that is set as an amount; one that is a share is within the other part. */
  readonly byBalloon: Dollars;
  /** What rounding took from the first part. */
  readonly lost: Dollars;
}

/** An interest-only loan can come back a rounding error below its balloon; a real shortfall is larger. */
const ROUNDING = 1e-12;

/** The amount that a repayment can carry; `calculateMaximumPrice` carries the argument. */
export function affordableCredit(
  repayment: Dollars,
  terms: CreditTerms & Balloon,
): Result<AffordableCredit, FinanceFault> {
  const fault = creditTermsFault(terms) ?? balloonFault(terms);
  if (fault) return fault;
  const { balloonAmount, balloonPercentage } = terms;
  const repaymentsPerYear = REPAYMENTS_PER_YEAR[terms.frequency];
  const count = repaymentCount(terms.termMonths, repaymentsPerYear);
  const rate = terms.interestRate / (100 * repaymentsPerYear);
  const growth = logGrowth(rate);
  const share = discountedShare(count, growth);
  const { value, lost } = presentValue(repayment, share, rate, count);

  if (balloonAmount === undefined && balloonPercentage !== undefined) {
    const divisor = remainingShare(balloonPercentage) + (balloonPercentage / 100) * share;
    if (divisor === 0) return refuse('balloonPercentage', 'wholeAmountWithoutInterest', balloonPercentage);
    return ok({ byRepayments: value / divisor, byBalloon: 0, lost: lost / divisor });
  }
  const balloon = balloonAmount ?? 0;
  if (balloon === 0) return ok({ byRepayments: value, byBalloon: 0, lost });
  const byBalloon = balloon * discountFactor(count, growth);
  const credit = value + byBalloon;
  if (credit >= balloon) return ok({ byRepayments: value, byBalloon, lost });
  if (credit >= balloon * (1 - ROUNDING)) return ok({ byRepayments: 0, byBalloon: balloon, lost: 0 });
  return refuse('balloonAmount', 'aboveAmountFinanced', balloonAmount);
}
