import { ok, type Result } from '../result';
import type { VehType } from '../stock/vehType';
import { advertisedComparisonRate } from './advertisedComparisonRate';
import type { FinanceFault } from './financeFault';
import type { FinanceSettings } from './financeSettings';
import type { AnnualPercent } from './financeUnits';
import { interestRateFor, RATE_OF_VEH_TYPE } from './interestRateFor';
import { creditFees } from './settingsFees';

type Rate = Result<AnnualPercent, FinanceFault>;

/** Worked out once: every card of a page asks, and settings do not change. */
const computed = new WeakMap<FinanceSettings, Map<VehType, Rate>>();

/** The comparison rate worked out from the settings, per cent a year with two decimals. */
export function computedComparisonRate(settings: FinanceSettings, vehType: VehType): Rate {
  const ofSettings = computed.get(settings) ?? new Map<VehType, Rate>();
  computed.set(settings, ofSettings);
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
 * The comparison rate that the lender publishes for a vehicle type, if content has it. The general one is
 * published for the default interest rate, so a type with a rate of its own does not take it.
 */
export function publishedComparisonRate(
  settings: FinanceSettings,
  vehType: VehType,
): AnnualPercent | undefined {
  const own = settings.comparisonRate[RATE_OF_VEH_TYPE[vehType]];
  if (own !== undefined) return own;
  const rate = interestRateFor(settings.repaymentInterestRate, vehType);
  return rate === settings.repaymentInterestRate.default ? settings.comparisonRate.default : undefined;
}

/** The comparison rate that stands next to the interest rate of a vehicle type: published, or else computed. */
export function comparisonRateFor(settings: FinanceSettings, vehType: VehType): Rate {
  const published = publishedComparisonRate(settings, vehType);
  return published === undefined ? computedComparisonRate(settings, vehType) : ok(published);
}
