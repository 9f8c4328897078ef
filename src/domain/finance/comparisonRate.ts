import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { repaymentOf } from './calculateRepayment';
import { addMoney } from './exactArithmetic';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import { isAmount } from './inputFaults';
import type { AnnualPercent, Balloon, CreditTerms } from './loan';
import { creditFigures } from './loanFigures';
import { COMPARISON_PERIODS_PER_YEAR } from './repaymentFrequency';
import { plainZero } from './rounding';

/** An amount of credit, its terms and its fees. */
interface CreditExample extends CreditTerms, Balloon {
  /** Dollars lent at time 0, financed fees included. The repayments follow from this amount. */
  readonly credit: Dollars;
  /** Credit fees and charges at time 0, dollars, paid or taken out of the credit. No government charges. */
  readonly creditFees?: Dollars | undefined;
  /** Credit fee with every repayment, dollars: an account-keeping fee. */
  readonly feePerRepayment?: Dollars | undefined;
}

/** A comparison rate, unrounded, how many steps the solver took, and whether the last step was small enough. */
interface ComparisonRate {
  readonly rate: AnnualPercent;
  readonly iterations: number;
  readonly converged: boolean;
}

/**
 * The comparison rate of a credit, per cent a year, unrounded.
 *
 *     rate = N·i·100        Σ Aj/(1 + i)^j = Σ (Rj + Cj)/(1 + i)^j
 *
 * over the periods j, with Aj the credit provided, Rj the repayments and Cj the credit fees; N is 52.18 for
 * weekly, 26.09 for fortnightly and 12 for monthly repayments. Without fees i is the contract rate, and
 * nothing is solved. At a rate of 0 the annuity factor is n.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 100.
 *
 * Refuses what `calculateRepayment` refuses, and fees at time 0 that are not below the credit.
 *
 * @example
 * comparisonRate({ credit: 30000, creditFees: 250, feePerRepayment: 10, interestRate: 8.49, termMonths: 60, frequency: 'month' }) // → { rate: 9.5375, iterations: 4, converged: true }
 */
export function comparisonRate(example: CreditExample): Result<ComparisonRate, FinanceFault> {
  const { credit, creditFees = 0, feePerRepayment = 0 } = example;
  if (!isAmount(credit)) return refuseNumber('credit', credit);
  if (credit === 0) return refuse('credit', 'zero', credit);
  if (!isAmount(creditFees)) return refuseNumber('creditFees', creditFees);
  if (creditFees >= credit) return refuse('creditFees', 'notBelowCredit', creditFees);
  if (!isAmount(feePerRepayment)) return refuseNumber('feePerRepayment', feePerRepayment);
  const figures = creditFigures(credit, example);
  if (figures.kind === 'err') return figures;

  const { balloon, count, periodicRate, repaymentsPerYear } = figures.value;
  const periods = COMPARISON_PERIODS_PER_YEAR[example.frequency];
  // Where N equals the repayments a year, the contract rate keeps its last digit.
  const contractRate = plainZero(example.interestRate * (periods / repaymentsPerYear));
  if (creditFees === 0 && feePerRepayment === 0) {
    return ok({ rate: contractRate, iterations: 0, converged: true });
  }
  const stream = {
    advance: addMoney(credit, 0, creditFees),
    payment: repaymentOf(figures.value) + feePerRepayment,
    balloon,
    count,
  };
  const { rate, iterations, converged } = solvePeriodicRate(stream, periodicRate);
  return ok({ rate: contractRate + 100 * periods * (rate - periodicRate), iterations, converged });
}

/** What a borrower receives and pays. */
interface PaymentStream {
  /** Dollars received at time 0, fees taken off. */
  readonly advance: Dollars;
  /** Dollars paid at the end of every period, fees included. */
  readonly payment: Dollars;
  /** Dollars due in addition to the last payment. */
  readonly balloon: Dollars;
  readonly count: number;
}

/** A periodic rate as a fraction, how many steps it took, and whether the last one was small enough. */
interface PeriodicRate {
  readonly rate: number;
  readonly iterations: number;
  readonly converged: boolean;
}

const RATE_TOLERANCE = 1e-10;
const MAXIMUM_ITERATIONS = 50;

/** Below this n·i we take the derivative of the annuity factor from a series. Above, the closed form is accurate. */
const SERIES_BELOW = 1e-4;

/** The growth n·ln(1 + i) at which vⁿ and E are equal. */
const EQUAL_SHARES = Math.LN2;

/**
 * The periodic rate i at which the payments are worth the advance:
 *
 *     f(i) = payment·E/i + balloon·vⁿ − advance = 0        E = 1 − vⁿ, vⁿ = (1 + i)^−n
 *
 * f falls and is convex, so Newton's method, started at or left of the root, climbs towards it and never passes it.
 * Rounding can still push a step out of the known bracket; then the bracket is halved instead. At i = 0, E/i is n.
 * Stops when a step is at most 1e-10 (relative to the rate where the rate is above 1), or after 50 steps.
 *
 * @param start a rate at or below the root, such as the contract rate
 */
function solvePeriodicRate(stream: PaymentStream, start: number): PeriodicRate {
  const { advance, payment, balloon, count } = stream;
  let low = start;
  let high = Number.POSITIVE_INFINITY;
  let rate = start;

  for (let iterations = 1; iterations <= MAXIMUM_ITERATIONS; iterations += 1) {
    const growth = count * Math.log1p(rate);
    // Compute whichever of E and vⁿ is smaller, and take the other as one minus it: no digits cancel.
    const small = growth < EQUAL_SHARES;
    const known = small ? -Math.expm1(-growth) : Math.exp(-growth);
    const share = small ? known : 1 - known;
    const discount = small ? 1 - known : known;
    const factor = rate === 0 ? count : share / rate;
    const residual = payment * factor - advance + balloon * discount;
    if (residual >= 0) low = rate;
    else high = rate;

    const lastSlope = (-count * discount) / (1 + rate);
    const factorSlope = growth < SERIES_BELOW ? smallRateSlope(count, rate) : (-lastSlope - factor) / rate;
    let next = rate - residual / (payment * factorSlope + balloon * lastSlope);
    if (!(next >= low && next <= high)) {
      next = high === Number.POSITIVE_INFINITY ? 2 * rate + 1 / count : (low + high) / 2;
    }
    const step = Math.abs(next - rate);
    rate = next;
    if (step <= RATE_TOLERANCE * Math.max(1, rate)) return { rate, iterations, converged: true };
  }
  return { rate, iterations: MAXIMUM_ITERATIONS, converged: false };
}

/** d(E/i)/di near 0: −n(n+1)/2 · (1 − 2(n+2)i/3 + (n+2)(n+3)i²/4). */
function smallRateSlope(count: number, rate: number): number {
  const correction = 1 - (count + 2) * rate * (2 / 3 - ((count + 3) * rate) / 4);
  return ((-count * (count + 1)) / 2) * correction;
}
