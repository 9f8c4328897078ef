import { locale } from '../../locales/site/locale';
import { EM_DASH } from '../formatNumber';
import type { VehType } from '../stock/vehType';
import { comparisonRateFor } from './comparisonRate';
import { type FinanceSettings, interestRateFor } from './financeSettings';

/** A rate in percent with two decimals: 11.94 → `11.94%`. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

/**
 * An interest rate, with its comparison rate where the law of the site has one. No rate is stated without it there: a rate that
 * cannot be worked out is a dash.
 * @example
 * rateWords(8.49, 9.05) // → '8.49% p.a., comparison rate 9.05% p.a.'
 */
export function rateWords(interestRate: number, comparisonRate: number | undefined, between = ', '): string {
  const interest = `${formatRate(interestRate)} p.a.`;
  if (!locale.hasComparisonRate) return interest;
  return `${interest}${between}comparison rate ${comparisonRate === undefined ? EM_DASH : formatRate(comparisonRate)} p.a.`;
}

/**
 * The rates of some vehicle types. Each interest rate has its comparison rate, and types with equal rates are together:
 * `New 8.49% p.a., comparison rate 9.05% p.a. · Used 10.49% p.a., comparison rate 11.06% p.a.`
 */
export function ratesByType(settings: FinanceSettings, vehTypes: readonly VehType[]): string {
  const typesByRates = new Map<string, VehType[]>();
  for (const vehType of vehTypes) {
    const comparison = comparisonRateFor(settings, vehType);
    const rates = rateWords(
      interestRateFor(settings.repaymentInterestRate, vehType),
      comparison.kind === 'ok' ? comparison.value : undefined,
    );
    typesByRates.set(rates, [...(typesByRates.get(rates) ?? []), vehType]);
  }
  return [...typesByRates]
    .map(([rates, types]) => (typesByRates.size === 1 ? rates : `${types.join(' and ')} ${rates}`))
    .join(' · ');
}
