import type { FinanceSettings } from '../../src/domain/finance/financeSettings';
import type { SearchEngineSetting } from '../../src/domain/hostedSearch';
import { ENERGY_NAMES } from '../../src/domain/ownership/energy';
import { WEEKLY_COST } from '../../src/search/indexRecord';
import type { StockContentQuery } from '../content/queryTypes';

/** Why a site can't put its stock in order of what each costs a week; `undefined` if it can, or its content doesn't ask for it. */
export function noWeeklyCostSort(
  { sorts, runningCosts }: Pick<StockContentQuery['site'], 'sorts' | 'runningCosts'>,
  finance: FinanceSettings | undefined,
  engine: SearchEngineSetting,
): string | undefined {
  if (!sorts.some(({ field }) => field === WEEKLY_COST)) return undefined;
  if (engine.kind !== 'embedded') return 'the hosted search knows nothing of a shopper';
  if (!finance) return 'the content shows no repayments (settings/finance.yml)';
  return ENERGY_NAMES.some((name) => typeof runningCosts?.[name] === 'number')
    ? undefined
    : 'the content has no price of fuel (runningCosts in settings/site.yml)';
}

export const withoutWeeklyCostSort = (content: StockContentQuery): StockContentQuery => ({
  ...content,
  site: { ...content.site, sorts: content.site.sorts.filter(({ field }) => field !== WEEKLY_COST) },
});
