import { VEH_TYPES, type VehType } from '../stock/vehType';
import { computedComparisonRate, publishedComparisonRate } from './comparisonRateFor';
import type { FinanceSettings } from './financeSettings';
import type { AnnualPercent } from './financeUnits';
import { roundTo } from './roundTo';

/** A published comparison rate that the settings do not lead to. */
export interface ComparisonRateDifference {
  readonly vehType: VehType;
  readonly published: AnnualPercent;
  readonly computed: AnnualPercent;
}

/** Where content publishes another comparison rate than its own rate and fees give; the build warns of these. */
export function comparisonRateDifferences(settings: FinanceSettings): readonly ComparisonRateDifference[] {
  return VEH_TYPES.flatMap((vehType) => {
    const published = publishedComparisonRate(settings, vehType);
    const computed = computedComparisonRate(settings, vehType);
    if (published === undefined || computed.kind === 'err') return [];
    if (roundTo(published, -2) === computed.value) return [];
    return [{ vehType, published, computed: computed.value }];
  });
}
