import type { Dollars } from '../money';
import { type Err, ok, type Result } from '../result';
import { type FinanceFault, refuse, refuseNumber, refusePercentage } from './financeFault';
import {
  type Balloon,
  type CreditTerms,
  type Deposit,
  type Fees,
  type Loan,
  type Months,
  type Purchase,
  REPAYMENTS_PER_YEAR,
  type RepaymentFrequency,
  repaymentCount,
  type TradeIn,
} from './loan';
import { addMoney, plainZero, remainingShare } from './rounding';

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
 *     AF = price − deposit − trade-in + owed on the trade-in + financed fees
 *
 * A deposit in per cent is a share of the price, and leaves price × (1 − share). Refuses amounts that are negative or
 * not finite, and a deposit or a trade-in above what has to be paid, even where the fees would make up for it.
 *
 * @example
 * amountFinanced({ price: 30000, depositAmount: 5000, fees: 395 }) // → 25395
 */
export function amountFinanced(purchase: Purchase): Result<Dollars, FinanceFault> {
  const { price, depositAmount, tradeInWorth = 0, fees = 0 } = purchase;
  if (!isAmount(price)) return refuseNumber('price', price);
  const fault = depositFault(purchase) ?? tradeInFault(purchase) ?? feesFault(purchase);
  if (fault) return fault;
  const left = leftToPay(price, purchase);
  if (left >= 0) return ok(plainZero(addMoney(left, fees, 0)));
  return tradeInWorth > 0
    ? refuse('tradeInWorth', 'abovePrice', tradeInWorth)
    : refuse('depositAmount', 'abovePrice', depositAmount);
}

/** What deposit and trade-in leave of a price, dollars; below zero if they bring more. The amounts are already checked. */
export function leftToPay(price: Dollars, own: Deposit & TradeIn): Dollars {
  const { depositAmount, depositPercentage, tradeInWorth = 0, tradeInOwed = 0 } = own;
  return depositAmount === undefined && depositPercentage !== undefined
    ? addMoney(price * remainingShare(depositPercentage), tradeInOwed, tradeInWorth)
    : addMoney(price, tradeInOwed, addMoney(depositAmount ?? 0, tradeInWorth, 0));
}

/**
 * The largest inputs that are accepted, far beyond any vehicle loan. They exist so that no figure can overflow:
 * amounts at the limit are still exact in cents, and a schedule has at most 100 rows.
 */
export const FINANCE_LIMITS = {
  /** Dollars. */
  amount: 1e12,
  /** Per cent a year. */
  rate: 1e6,
  /** Months. */
  term: 1200,
} as const;

/** Whether a value is a finite amount of dollars from 0 to the limit; NaN fails both comparisons. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= FINANCE_LIMITS.amount;

/** Whether a value is a percentage from 0 to 100; NaN fails both comparisons. */
const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** What is wrong with a deposit by itself, if anything. If it has an amount, its percentage is ignored. */
export const depositFault = ({ depositAmount, depositPercentage }: Deposit): Err<FinanceFault> | undefined =>
  partFault('deposit', depositAmount, depositPercentage);

/** What is wrong with a trade-in by itself, if anything. */
export function tradeInFault(own: TradeIn): Err<FinanceFault> | undefined {
  for (const field of ['tradeInWorth', 'tradeInOwed'] as const)
    if (own[field] !== undefined && !isAmount(own[field])) return refuseNumber(field, own[field]);
  return undefined;
}

/** What is wrong with the fees, if anything. */
export function feesFault({ fees, upFrontFees }: Fees): Err<FinanceFault> | undefined {
  if (fees !== undefined && !isAmount(fees)) return refuseNumber('fees', fees);
  if (upFrontFees !== undefined && !isAmount(upFrontFees)) return refuseNumber('upFrontFees', upFrontFees);
  return undefined;
}

/** What is wrong with a balloon by itself, if anything. If it has an amount, its percentage is ignored. */
export const balloonFault = ({ balloonAmount, balloonPercentage }: Balloon): Err<FinanceFault> | undefined =>
  partFault('balloon', balloonAmount, balloonPercentage);

function partFault(
  part: 'deposit' | 'balloon',
  amount: unknown,
  percentage: unknown,
): Err<FinanceFault> | undefined {
  if (amount !== undefined) return isAmount(amount) ? undefined : refuseNumber(`${part}Amount`, amount);
  return percentage === undefined || isPercentage(percentage)
    ? undefined
    : refusePercentage(`${part}Percentage`, percentage);
}

/** What is wrong with a rate, a term or a frequency, if anything. */
export function creditTermsFault(terms: CreditTerms): Err<FinanceFault> | undefined {
  const rate: unknown = terms.interestRate;
  if (typeof rate === 'number' && rate >= 0 && rate <= FINANCE_LIMITS.rate) {
    return termFault(terms.termMonths, terms.frequency);
  }
  return refuseNumber('interestRate', rate);
}

/** What is wrong with a term and a frequency, if anything. A term has to be long enough for one repayment. */
export function termFault(termMonths: Months, frequency: RepaymentFrequency): Err<FinanceFault> | undefined {
  // An inherited name such as `toString` finds a value in the table, but never a number.
  const perYear: unknown = typeof frequency === 'string' ? REPAYMENTS_PER_YEAR[frequency] : undefined;
  if (typeof perYear !== 'number') return refuse('frequency', 'unknownFrequency', frequency);
  if (!(typeof termMonths === 'number' && termMonths >= 0 && termMonths <= FINANCE_LIMITS.term)) {
    return refuseNumber('termMonths', termMonths);
  }
  if (repaymentCount(termMonths, perYear) < 1) return refuse('termMonths', 'noRepayment', termMonths);
  return undefined;
}
