import { calculateMaximumPrice } from '../../../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { comparisonRate } from '../../../src/domain/finance/comparisonRate';
import { COMPARISON_PERIODS_PER_YEAR, REPAYMENTS_PER_YEAR } from '../../../src/domain/finance/loan';
import { repaymentSchedule } from '../../../src/domain/finance/repaymentSchedule';
import { okValue } from '../../../support/okValue';
import {
  type ExactLoan,
  errorOf,
  exactAmountFinanced,
  exactBalance,
  exactComparisonRate,
  exactly,
  exactMaximumPrice,
  exactRepayment,
} from './exactFinance';
import { countOf, type GridCredit, type GridLoan } from './financeGrid';

/** The largest differences between the module and long arithmetic, as fractions of the exact figures. */
interface LoanAccuracy {
  readonly loans: number;
  readonly repayment: number;
  readonly maximumPrice: number;
  readonly balance: number;
}

const exactLoan = (loan: GridLoan): ExactLoan => ({
  price: loan.price,
  deposit: loan.deposit,
  fees: loan.fees,
  balloon: loan.balloonAmount,
  balloonShare: loan.balloonShare,
  interestRate: loan.interestRate,
  count: countOf(loan),
  repaymentsPerYear: REPAYMENTS_PER_YEAR[loan.frequency],
});

const isPossible = (loan: GridLoan): boolean => exactAmountFinanced(exactLoan(loan)).gte(loan.balloonAmount);

/** The price that the loan's repayment, rounded up to whole cents, pays for. */
function maximumPriceError(loan: GridLoan, exact: ExactLoan, repayment: number): number {
  const terms = termsOf(loan);
  const cents = Math.ceil(repayment * 100 + 1) / 100;
  const price = calculateMaximumPrice({ ...terms, repayment: cents });
  // A repayment of zero allows any price, or a price beyond all limits.
  if (price.kind === 'err') return 0;
  const { price: expected, largestTerm } = exactMaximumPrice(cents, exact);
  return errorOf(price.value, expected, largestTerm);
}

const termsOf = (loan: GridLoan) => ({
  depositAmount: loan.deposit,
  fees: loan.fees,
  ...(loan.balloonShare === undefined
    ? { balloonAmount: loan.balloonAmount }
    : { balloonPercentage: loan.balloonShare }),
  interestRate: loan.interestRate,
  termMonths: loan.termMonths,
  frequency: loan.frequency,
});

/** Compares repayment, maximum price and every yearly balance of loans with long arithmetic. */
export function loanAccuracy(loans: readonly GridLoan[]): LoanAccuracy {
  const worst = { loans: 0, repayment: 0, maximumPrice: 0, balance: 0 };
  for (const loan of loans.filter(isPossible)) {
    const exact = exactLoan(loan);
    const input = { ...termsOf(loan), price: loan.price };
    const repayment = okValue(calculateRepayment(input));
    worst.loans += 1;
    worst.repayment = Math.max(worst.repayment, errorOf(repayment, exactRepayment(exact)));
    worst.maximumPrice = Math.max(worst.maximumPrice, maximumPriceError(loan, exact, repayment));
    for (const { year, balance } of okValue(repaymentSchedule(input))) {
      const paid = Math.min(year * exact.repaymentsPerYear, exact.count);
      const expected = exactBalance(exact, paid);
      if (!expected.isZero()) worst.balance = Math.max(worst.balance, errorOf(balance, expected));
    }
  }
  return worst;
}

/** The accuracy of the comparison-rate solver on credits of $30,000. */
interface ComparisonAccuracy {
  readonly credits: number;
  readonly converged: number;
  readonly iterations: number;
  /** Largest error in percentage points, for every 100 percentage points of a rate above 100 %. */
  readonly error: number;
}

export const creditOf = (credit: GridCredit) => ({
  credit: 30000,
  creditFees: credit.creditFees,
  balloonPercentage: credit.balloonShare,
  interestRate: credit.interestRate,
  termMonths: credit.termMonths,
  frequency: credit.frequency,
});

/** Solves credits and compares the rates with long arithmetic. */
export function comparisonAccuracy(credits: readonly GridCredit[]): ComparisonAccuracy {
  let [converged, iterations, error] = [0, 0, 0];
  for (const credit of credits) {
    const solution = okValue(comparisonRate(creditOf(credit)));
    iterations += solution.iterations;
    converged += solution.converged ? 1 : 0;
    if (solution.rate === 0) continue;
    const expected = exactComparisonRate(
      {
        credit: 30000,
        creditFees: credit.creditFees,
        feePerRepayment: 0,
        balloonShare: credit.balloonShare,
        interestRate: credit.interestRate,
        count: countOf(credit),
        repaymentsPerYear: REPAYMENTS_PER_YEAR[credit.frequency],
        periodsPerYear: COMPARISON_PERIODS_PER_YEAR[credit.frequency],
      },
      solution.rate,
    );
    const distance = expected.minus(exactly(solution.rate)).abs().toNumber();
    error = Math.max(error, distance / Math.max(1, solution.rate / 100));
  }
  return { credits: credits.length, converged, iterations: iterations / credits.length, error };
}
