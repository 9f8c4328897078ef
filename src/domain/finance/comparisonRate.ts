import type { Locale } from '../country';
import { EM_DASH } from '../formatNumber';
import { joinFacts } from '../joinFacts';
import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { VEH_TYPES, type VehType } from '../stock/stockTypes';
import { repaymentOf } from './calculateRepayment';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import type { RateName } from './financeFields';
import { creditFees, type FinanceSettings, interestRateFor, RATE_OF_VEH_TYPE } from './financeSettings';
import { type AnnualPercent, type Balloon, COMPARISON_PERIODS_PER_YEAR, type CreditTerms } from './loan';
import { creditFigures, isAmount } from './loanFigures';
import { addMoney, plainZero, roundTo } from './rounding';

interface CreditExample extends CreditTerms, Balloon {
  /** Dollars lent at time 0, financed fees included. The repayments follow from this amount. */
  readonly credit: Dollars;
  /** Credit fees and charges at time 0, dollars, paid or taken out of the credit. No government charges. */
  readonly creditFees?: Dollars | undefined;
  /** Credit fee with every repayment, dollars: an account-keeping fee. */
  readonly feePerRepayment?: Dollars | undefined;
}

/** A rate, unrounded, how many steps the solver took, and whether the last step was small enough. */
interface SolvedRate {
  readonly rate: number;
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
export function comparisonRate(example: CreditExample): Result<SolvedRate, FinanceFault> {
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

const RATE_TOLERANCE = 1e-10;
const MAXIMUM_ITERATIONS = 50;

/** Below this n·i we take the derivative of the annuity factor from a series. Above, the closed form is accurate. */
const SERIES_BELOW = 1e-4;

/** The growth n·ln(1 + i) at which vⁿ and E are equal. */
const EQUAL_SHARES = Math.LN2;

/**
 * The periodic rate i, as a fraction, at which the payments are worth the advance:
 *
 *     f(i) = payment·E/i + balloon·vⁿ − advance = 0        E = 1 − vⁿ, vⁿ = (1 + i)^−n
 *
 * f falls and is convex, so Newton's method, started at or left of the root, climbs towards it and never passes it.
 * Rounding can still push a step out of the known bracket; then the bracket is halved instead. At i = 0, E/i is n.
 * Stops when a step is at most 1e-10 (relative to the rate where the rate is above 1), or after 50 steps.
 *
 * @param start a rate at or below the root, such as the contract rate
 */
function solvePeriodicRate(stream: PaymentStream, start: number): SolvedRate {
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

interface AdvertisedCredit {
  readonly interestRate: AnnualPercent;
  /** Credit fees and charges at time 0, dollars. Government charges, such as the PPSR fee, are left out. */
  readonly creditFees?: Dollars | undefined;
  /** Credit fee with every monthly repayment, dollars. */
  readonly feePerRepayment?: Dollars | undefined;
}

/** The statutory example: $30,000 over 5 years, repaid monthly whatever frequency a shopper picks. */
export const STATUTORY_EXAMPLE = { credit: 30000, termMonths: 60, frequency: 'month' } as const;

/**
 * The comparison rate to show next to an interest rate: per cent a year with two decimals, rounded half up, for
 * the statutory example. Repayments are worked out on $30,000, and the fees are paid at time 0. This reproduces the
 * published rates of Australian banks.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 99 and 100.
 *
 * Refuses a rate or fees that are negative or not finite, and fees of $30,000 or more.
 *
 * @example
 * advertisedComparisonRate({ interestRate: 8.49, creditFees: 250, feePerRepayment: 10 }) // → 9.54
 */
export function advertisedComparisonRate(credit: AdvertisedCredit): Result<AnnualPercent, FinanceFault> {
  const { interestRate, creditFees, feePerRepayment } = credit;
  const result = comparisonRate({ ...STATUTORY_EXAMPLE, interestRate, creditFees, feePerRepayment });
  return result.kind === 'ok' ? ok(roundTo(result.value.rate, -2)) : result;
}

type Rate = Result<AnnualPercent, FinanceFault>;

/** Every card of a page asks for a rate, and settings never change, so each rate is worked out once. */
const remembered = new WeakMap<FinanceSettings, Map<VehType, Rate>>();

/**
 * The comparison rate that follows from the rates and fees of the settings, whatever the lender publishes: per cent a year with two
 * decimals.
 */
export const workedOutComparisonRate = (settings: FinanceSettings, name: RateName): Rate =>
  advertisedComparisonRate({
    interestRate: settings.repaymentInterestRate[name] ?? settings.repaymentInterestRate.default,
    creditFees: creditFees(settings),
  });

/** The same for a vehicle type. */
function computedComparisonRate(settings: FinanceSettings, vehType: VehType): Rate {
  const ofSettings = remembered.get(settings) ?? new Map<VehType, Rate>();
  remembered.set(settings, ofSettings);
  const known = ofSettings.get(vehType);
  if (known) return known;
  const rate = workedOutComparisonRate(settings, RATE_OF_VEH_TYPE[vehType]);
  ofSettings.set(vehType, rate);
  return rate;
}

/**
 * The comparison rate that the lender publishes for a vehicle type, if content has one. The general comparison rate
 * goes with the default interest rate, so it is not used for a vehicle type with its own interest rate.
 */
function publishedComparisonRate(settings: FinanceSettings, vehType: VehType): AnnualPercent | undefined {
  const own = settings.comparisonRate[RATE_OF_VEH_TYPE[vehType]];
  if (own !== undefined) return own;
  const rate = interestRateFor(settings.repaymentInterestRate, vehType);
  return rate === settings.repaymentInterestRate.default ? settings.comparisonRate.default : undefined;
}

/** The comparison rate to show next to the interest rate of a vehicle type: published, or else computed. */
export function comparisonRateFor(settings: FinanceSettings, vehType: VehType): Rate {
  const published = publishedComparisonRate(settings, vehType);
  return published === undefined ? computedComparisonRate(settings, vehType) : ok(published);
}

/** A published comparison rate that does not follow from the rate and fees in the settings. */
interface ComparisonRateDifference {
  readonly vehType: VehType;
  readonly published: AnnualPercent;
  readonly computed: AnnualPercent;
}

/** The published comparison rates that do not follow from the rate and fees in the settings. The build warns of each. */
export function comparisonRateDifferences(settings: FinanceSettings): readonly ComparisonRateDifference[] {
  return VEH_TYPES.flatMap((vehType) => {
    const published = publishedComparisonRate(settings, vehType);
    const computed = computedComparisonRate(settings, vehType);
    if (published === undefined || computed.kind === 'err') return [];
    if (roundTo(published, -2) === computed.value) return [];
    return [{ vehType, published, computed: computed.value }];
  });
}

/** A rate in percent with two decimals: 11.94 → `11.94%`. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

/**
 * An interest rate, with its comparison rate where the law of the country has one. No rate is stated without it there: a rate that
 * cannot be worked out is a dash.
 * @example
 * rateWords(8.49, 9.05, { hasComparisonRate: true }) // → '8.49% p.a., comparison rate 9.05% p.a.'
 */
export function rateWords(
  interestRate: number,
  comparisonRate: number | undefined,
  law: Pick<Locale, 'hasComparisonRate'>,
  between = ', ',
): string {
  const interest = `${formatRate(interestRate)} p.a.`;
  if (!law.hasComparisonRate) return interest;
  return `${interest}${between}comparison rate ${comparisonRate === undefined ? EM_DASH : formatRate(comparisonRate)} p.a.`;
}

/**
 * The rates of some vehicle types. Each interest rate has its comparison rate, and types with equal rates are together:
 * `New 8.49% p.a., comparison rate 9.05% p.a. · Used 10.49% p.a., comparison rate 11.06% p.a.`
 */
export function ratesByType(
  settings: FinanceSettings,
  vehTypes: readonly VehType[],
  law: Pick<Locale, 'hasComparisonRate'>,
): string {
  const typesByRates = new Map<string, VehType[]>();
  for (const vehType of vehTypes) {
    const comparison = comparisonRateFor(settings, vehType);
    const rates = rateWords(
      interestRateFor(settings.repaymentInterestRate, vehType),
      comparison.kind === 'ok' ? comparison.value : undefined,
      law,
    );
    typesByRates.set(rates, [...(typesByRates.get(rates) ?? []), vehType]);
  }
  return joinFacts(
    [...typesByRates].map(([rates, types]) =>
      typesByRates.size === 1 ? rates : `${types.join(' and ')} ${rates}`,
    ),
  );
}
