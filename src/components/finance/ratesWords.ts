import { comparisonRateFor } from '../../domain/finance/comparisonRateFor';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { interestRateFor } from '../../domain/finance/financeSettings';
import { rateWords } from '../../domain/finance/formatRate';
import type { VehType } from '../../domain/stock/vehType';

/**
 * The rates of some vehicle types. Each interest rate has its comparison rate, and types with equal rates are together:
 * `New 8.49% p.a., comparison rate 9.05% p.a. · Used 10.49% p.a., comparison rate 11.06% p.a.`
 */
export function ratesWords(settings: FinanceSettings, vehTypes: readonly VehType[]): string {
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
