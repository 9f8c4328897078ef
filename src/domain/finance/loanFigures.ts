import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { addMoney } from './addMoney';
import { amountFinanced } from './amountFinanced';
import { balloonFault } from './balloonFault';
import { creditTermsFault } from './creditTermsFault';
import type { FinanceFault } from './financeFault';
import type { Balloon, CreditTerms, Loan } from './loan';
import { plainZero } from './plainZero';
import { refuse } from './refuse';
import { remainingShare } from './remainingShare';
import { repaymentCount } from './repaymentCount';
import { REPAYMENTS_PER_YEAR } from './repaymentFrequency';

/** A loan reduced to what its formulas need. Checked: nothing behind this type is refused again. */
export interface LoanFigures {
  /** AF, dollars. */
  readonly amountFinanced: Dollars;
  /** B, dollars, due with the last repayment. */
  readonly balloon: Dollars;
  /** AF − B, dollars: the part that the repayments pay off. */
  readonly amortised: Dollars;
  /** r, interest per repayment period as a fraction: rate / 100 / repayments a year. */
  readonly periodicRate: number;
  /** n, whole repayments. */
  readonly count: number;
  readonly repaymentsPerYear: number;
}

/** The figures of a purchase on credit, or why it is refused. */
export function loanFigures(loan: Loan): Result<LoanFigures, FinanceFault> {
  const financed = amountFinanced(loan);
  return financed.kind === 'ok' ? creditFigures(financed.value, loan) : financed;
}

/**
 * The figures of an amount that is lent on terms. A balloon in per cent is taken as AF × (1 − share), so
 * that nothing cancels in AF − B. Refuses a balloon above the amount financed.
 */
export function creditFigures(
  amount: Dollars,
  terms: CreditTerms & Balloon,
): Result<LoanFigures, FinanceFault> {
  const fault = creditTermsFault(terms) ?? balloonFault(terms);
  if (fault) return fault;
  const repaymentsPerYear = REPAYMENTS_PER_YEAR[terms.frequency];
  const { balloonAmount, balloonPercentage } = terms;
  const byShare = balloonAmount === undefined && balloonPercentage !== undefined;
  const balloon = plainZero(byShare ? (amount * balloonPercentage) / 100 : (balloonAmount ?? 0));
  if (!byShare && balloon > amount) return refuse('balloonAmount', 'aboveAmountFinanced', balloonAmount);
  return ok({
    amountFinanced: amount,
    balloon,
    amortised: byShare ? amount * remainingShare(balloonPercentage) : addMoney(amount, 0, balloon),
    periodicRate: terms.interestRate / (100 * repaymentsPerYear),
    count: repaymentCount(terms.termMonths, repaymentsPerYear),
    repaymentsPerYear,
  });
}
