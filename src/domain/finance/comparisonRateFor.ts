import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { VEH_TYPES, type VehType } from '../stock/vehType';
import { comparisonRate } from './comparisonRate';
import type { FinanceFault } from './financeFault';
import { creditFees, type FinanceSettings, interestRateFor, RATE_OF_VEH_TYPE } from './financeSettings';
import type { AnnualPercent } from './loan';
import { roundTo } from './rounding';

/** A rate and its fees, as they are advertised. */
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

/** The comparison rate worked out from the settings, per cent a year with two decimals. */
function computedComparisonRate(settings: FinanceSettings, vehType: VehType): Rate {
  const ofSettings = remembered.get(settings) ?? new Map<VehType, Rate>();
  remembered.set(settings, ofSettings);
  const known = ofSettings.get(vehType);
  if (known) return known;
  const rate = advertisedComparisonRate({
    interestRate: interestRateFor(settings.repaymentInterestRate, vehType),
    creditFees: creditFees(settings),
  });
  ofSettings.set(vehType, rate);
  return rate;
}

/**
 * The comparison rate that the lender publishes for a vehicle type, if content has one. The general comparison rate
 * goes with the default interest rate, so it is not used for a vehicle type with an interest rate of its own.
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
