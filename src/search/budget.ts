import type { FinanceFault } from '../domain/finance/financeFault';
import type { FinanceSettings } from '../domain/finance/financeSettings';
import { maximumPriceForBudget } from '../domain/finance/maximumPriceForBudget';
import type { Dollars } from '../domain/money';
import type { Result } from '../domain/result';
import { VEH_TYPES, type VehType } from '../domain/stock/vehType';
import type { BudgetState } from './searchState';

/** What a budget's price follows from beside the shopper's own figures. None of it ever comes from an address. */
export interface BudgetTerms {
  readonly settings: FinanceSettings;
  /** The shopper's own term, where there is one. */
  readonly termMonths?: number | undefined;
}

/** The highest price in whole dollars for each vehicle type. */
export type BudgetMaximums = Readonly<Partial<Record<VehType, Dollars>>>;

/** The attribute that carries the effective price once more, for one vehicle type alone. */
const PRICE_ATTRIBUTES = { New: 'priceNew', Demo: 'priceDemo', Used: 'priceUsed' } as const;

/** The prices that a budget reaches, or the finance module's reason why it reaches none. */
export const budgetMaximums = (
  budget: BudgetState,
  { settings, termMonths }: BudgetTerms,
): Result<BudgetMaximums, FinanceFault> => maximumPriceForBudget({ ...budget, termMonths }, settings);

/** The engine's `filters` for the prices of a budget: `priceNew<=33254 OR priceDemo<=33254 OR priceUsed<=31870`. */
export const budgetFilters = (maximums: BudgetMaximums): string =>
  VEH_TYPES.flatMap((vehType) => {
    const maximum = maximums[vehType];
    return maximum === undefined ? [] : [`${PRICE_ATTRIBUTES[vehType]}<=${maximum}`];
  }).join(' OR ');

/** The highest price that applies, for the chip: among the chosen vehicle types, or among all where none is chosen. */
export const highestMaximum = (
  maximums: BudgetMaximums,
  chosen: readonly VehType[] | undefined,
): Dollars | undefined => {
  const prices = (chosen?.length ? chosen : VEH_TYPES).flatMap((vehType) => maximums[vehType] ?? []);
  return prices.length === 0 ? undefined : Math.max(...prices);
};
