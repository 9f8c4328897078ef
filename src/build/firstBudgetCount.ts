import type { FinanceSettings } from '../domain/finance/financeSettings';
import { budgetMaximums } from '../search/budget';
import type { IndexRecord } from '../search/indexRecord';

/** How many vehicles the budget that the site opens with reaches, so that the first answer needs no search engine. */
export function firstBudgetCount(records: readonly IndexRecord[], settings: FinanceSettings): number {
  const budget = {
    affordAmount: settings.affordAmount,
    frequency: settings.repaymentFrequency,
    depositAmount: 0,
  };
  const maximums = budgetMaximums(budget, { settings });
  if (maximums.kind === 'err') return 0;
  return records.filter(
    ({ vehType, price }) => price !== undefined && price <= (maximums.value[vehType] ?? 0),
  ).length;
}
