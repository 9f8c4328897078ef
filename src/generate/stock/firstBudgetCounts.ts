import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { VEH_TYPES, type VehType } from '../../domain/stock/vehType';
import { budgetLimits, firstBudget } from '../../search/budget';
import type { IndexRecord } from '../../search/indexRecord';

/**
 * How many vehicles of each type the site's first budget reaches, so that the first answer needs no search engine. A budget
 * that reaches no price filters nothing, so there is nothing to count.
 */
export function firstBudgetCounts(
  records: readonly IndexRecord[],
  settings: FinanceSettings,
): Readonly<Record<VehType, number>> | undefined {
  const limits = budgetLimits(firstBudget(settings), { settings });
  if (limits.kind === 'err') return undefined;
  const reached = records.filter(
    ({ vehType, price }) => price !== undefined && price <= limits.value[vehType],
  );
  const count = (type: VehType) => reached.filter(({ vehType }) => vehType === type).length;
  return Object.fromEntries(VEH_TYPES.map((type) => [type, count(type)])) as Record<VehType, number>;
}
