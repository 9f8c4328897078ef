import type { FinanceFault } from '../../domain/finance/financeFault';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { maximumPriceForBudget, type PriceLimits } from '../../domain/finance/maximumPriceForBudget';
import type { Result } from '../../domain/result';
import { VEH_TYPES } from '../../domain/stock/vehType';
import type { BudgetState } from '../searchState';

/** What a budget's price follows from beside the shopper's own figures. None of it ever comes from an address. */
export interface BudgetTerms {
  readonly settings: FinanceSettings;
  /** The shopper's own term, where there is one. */
  readonly termMonths?: number | undefined;
}

/** The attribute that carries the effective price once more, for one vehicle type alone. */
const PRICE_ATTRIBUTES = { New: 'priceNew', Demo: 'priceDemo', Used: 'priceUsed' } as const;

/** The prices that a budget reaches, or the finance module's reason why it reaches none. */
export const budgetLimits = (
  budget: BudgetState,
  { settings, termMonths }: BudgetTerms,
): Result<PriceLimits, FinanceFault> => maximumPriceForBudget({ ...budget, termMonths }, settings);

/** The engine's `filters` for the prices of a budget: `priceNew<=33254 OR priceDemo<=33254 OR priceUsed<=31870`. */
export const budgetFilters = (limits: PriceLimits): string =>
  VEH_TYPES.map((vehType) => `${PRICE_ATTRIBUTES[vehType]}<=${limits[vehType]}`).join(' OR ');
