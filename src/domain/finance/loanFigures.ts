import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { addMoney, remainingShare } from './exactArithmetic';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import { balloonFault, creditTermsFault, depositFault, feesFault, isAmount } from './inputFaults';
import type { Balloon, CreditTerms, Loan, Purchase } from './loan';
import { REPAYMENTS_PER_YEAR, repaymentCount } from './repaymentFrequency';
import { plainZero } from './rounding';

/** A loan reduced to what the formulas need. Its inputs are checked; nothing that takes this type checks again. */
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
 * The figures of an amount lent on some terms. For a balloon in per cent, AF − B is computed as AF × (1 − share),
 * which loses no digits. Refuses a balloon above the amount financed.
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

/**
 * The amount that is lent, in dollars.
 *
 *     AF = price − deposit + financed fees
 *
 * A deposit in per cent is a share of the price, and leaves price × (1 − share). Refuses amounts that are negative or
 * not finite, and a deposit above the price, even where the fees would make up for it.
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
