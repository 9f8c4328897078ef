import type { Err } from '../result';
import { type FinanceFault, refuse, refuseNumber, refusePercentage } from './financeFault';
import type { Balloon, CreditTerms, Deposit, Fees, Months } from './loan';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency, repaymentCount } from './repaymentFrequency';

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
export function depositFault(deposit: Deposit): Err<FinanceFault> | undefined {
  const { depositAmount, depositPercentage } = deposit;
  if (depositAmount !== undefined) {
    return isAmount(depositAmount) ? undefined : refuseNumber('depositAmount', depositAmount);
  }
  if (depositPercentage !== undefined && !isPercentage(depositPercentage)) {
    return refusePercentage('depositPercentage', depositPercentage);
  }
  return undefined;
}

/** What is wrong with the fees, if anything. */
export function feesFault({ fees, upFrontFees }: Fees): Err<FinanceFault> | undefined {
  if (fees !== undefined && !isAmount(fees)) return refuseNumber('fees', fees);
  if (upFrontFees !== undefined && !isAmount(upFrontFees)) return refuseNumber('upFrontFees', upFrontFees);
  return undefined;
}

/** What is wrong with a balloon by itself, if anything. If it has an amount, its percentage is ignored. */
export function balloonFault(balloon: Balloon): Err<FinanceFault> | undefined {
  const { balloonAmount, balloonPercentage } = balloon;
  if (balloonAmount !== undefined) {
    return isAmount(balloonAmount) ? undefined : refuseNumber('balloonAmount', balloonAmount);
  }
  if (balloonPercentage !== undefined && !isPercentage(balloonPercentage)) {
    return refusePercentage('balloonPercentage', balloonPercentage);
  }
  return undefined;
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
