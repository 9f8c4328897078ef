import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { discountedShare, repaymentForShare } from './calculateRepayment';
import type { FinanceFault } from './financeFault';
import type { Loan } from './loan';
import { loanFigures } from './loanFigures';
import { roundTo } from './rounding';

/** One year of a loan. The last one can be shorter than a year. */
export interface ScheduleYear {
  /** 1 for the first year. */
  readonly year: number;
  /** Dollars of the amount financed that are paid off during the year, without the balloon. */
  readonly principal: Dollars;
  /** Dollars of interest paid during the year. */
  readonly interest: Dollars;
  /** Dollars owed at the end of the year; at the end of the loan, the balloon. */
  readonly balance: Dollars;
  /** Share of the price that is paid off: (price − balance) / price, from 0 to 1. */
  readonly ownership: number;
}

/**
 * The years of a loan.
 *
 *     balance after k repayments = B + (AF − B)·E(n−k)/E(n)        at r = 0: B + (AF − B)·(n−k)/n
 *
 * Interest is what remains of the year's repayments after principal. The principal of all years and the balloon add
 * up to the amount financed; the balance never rises. Balances are within 1e-12, relative, of exact arithmetic. Refuses what `calculateRepayment` refuses.
 *
 * @example
 * repaymentSchedule({ price: 12000, interestRate: 0, termMonths: 24, frequency: 'month' })
 * // → [{ year: 1, principal: 6000, interest: 0, balance: 6000, ownership: 0.5 }, { year: 2, principal: 6000, interest: 0, balance: 0, ownership: 1 }]
 */
export function repaymentSchedule(loan: Loan): Result<readonly ScheduleYear[], FinanceFault> {
  const result = loanFigures(loan);
  if (result.kind === 'err') return result;
  const figures = result.value;
  const { amortised, balloon, periodicRate, count, repaymentsPerYear } = figures;
  const free = periodicRate === 0;
  const whole = free ? count : discountedShare(count, periodicRate);
  const repayment = repaymentForShare(figures, whole);

  const years: ScheduleYear[] = [];
  let owed = figures.amountFinanced;
  for (let paid = 0; paid < count; ) {
    const repayments = Math.min(repaymentsPerYear, count - paid);
    paid += repayments;
    const left = count - paid;
    const share = free ? left : discountedShare(left, periodicRate);
    const balance = left === 0 ? balloon : Math.min(owed, balloon + amortised * (share / whole));
    const principal = owed - balance;
    years.push({
      year: years.length + 1,
      principal,
      interest: free ? 0 : Math.max(0, repayments * repayment - principal),
      balance,
      ownership: ownershipOf(loan.price, balance),
    });
    owed = balance;
  }
  return ok(years);
}

/**
 * The years in whole cents, for a table whose rows add up: each column sums to the rounded sum of the exact years, and each
 * balance is the one before less the principal. No amount is further than a cent from the exact one.
 *
 * @param amountFinanced what is owed at the start, dollars
 */
export function scheduleInCents(
  years: readonly ScheduleYear[],
  amountFinanced: Dollars,
): readonly ScheduleYear[] {
  let owed = amountFinanced;
  let exact = 0;
  return years.map((year) => {
    const before = exact;
    exact += year.interest;
    const principal = roundTo(roundTo(owed, -2) - roundTo(year.balance, -2), -2);
    owed = year.balance;
    const interest = roundTo(roundTo(exact, -2) - roundTo(before, -2), -2);
    return { ...year, principal, interest, balance: roundTo(year.balance, -2) };
  });
}

/**
 * The share of the price that is paid off, from 0 to 1. While financed fees keep the balance above the price, the
 * shopper owns nothing yet. A vehicle that cost nothing is owned once nothing is owed.
 */
function ownershipOf(price: Dollars, balance: Dollars): number {
  if (balance >= price) return balance > 0 ? 0 : 1;
  return (price - balance) / price;
}
