import type { FinanceFault } from '../domain/finance/financeFault';
import {
  type FinanceSettings,
  firstAffordAmount,
  type ShopperFinance,
} from '../domain/finance/financeSettings';
import { maximumPriceForBudget, type PriceLimits } from '../domain/finance/maximumPriceForBudget';
import type { Result } from '../domain/result';
import { VEH_TYPES } from '../domain/stock/stockTypes';
import { PRICE_ATTRIBUTES } from './indexRecord';
import type { BudgetState, SearchState } from './searchState';

/** What determines a budget's price, apart from the shopper's own figures. None of it ever comes from an address. */
export interface BudgetTerms {
  readonly settings: FinanceSettings;
  /** The shopper's own term, if any. */
  readonly termMonths?: number | undefined;
}

/** The prices that a budget reaches, or why it reaches none. */
export const budgetLimits = (
  budget: BudgetState,
  { settings, termMonths }: BudgetTerms,
): Result<PriceLimits, FinanceFault> => maximumPriceForBudget({ ...budget, termMonths }, settings);

/** Whether a budget pays for nothing: its amount is below the fees, and there is no deposit. */
export const paysForNothing = (budget: BudgetState, terms: BudgetTerms): boolean => {
  const limits = budgetLimits(budget, terms);
  return limits.kind === 'err' || VEH_TYPES.every((vehType) => limits.value[vehType] === 0);
};

/** Removes a budget that filters nothing: the dealership has no finance, or the amount pays for nothing. */
export function withoutIdleBudget(state: SearchState, terms: BudgetTerms | undefined): SearchState {
  const { budget, ...rest } = state;
  return budget === undefined || (terms && !paysForNothing(budget, terms)) ? state : rest;
}

/** The engine's `filters` for the prices of a budget: `priceNew<=33254 OR priceDemo<=33254 OR priceUsed<=31870`. */
export const budgetFilters = (limits: PriceLimits): string =>
  VEH_TYPES.map((vehType) => `${PRICE_ATTRIBUTES[vehType]}<=${limits[vehType]}`).join(' OR ');

/** The budget that a search by budget starts with: the dealership's, with the shopper's own frequency and deposit if set. */
export function firstBudget(settings: FinanceSettings, shopper: Partial<ShopperFinance> = {}): BudgetState {
  const frequency = shopper.frequency ?? settings.repaymentFrequency;
  return {
    affordAmount: firstAffordAmount(settings, frequency),
    frequency,
    depositAmount: shopper.depositAmount ?? settings.repaymentDepositAmount ?? 0,
  };
}

/** Whether the build has counted the stock for this budget. */
export function isFirstBudget(budget: BudgetState, settings: FinanceSettings, termMonths: number): boolean {
  const { affordAmount, frequency, depositAmount } = firstBudget(settings);
  return (
    budget.affordAmount === affordAmount &&
    budget.frequency === frequency &&
    budget.depositAmount === depositAmount &&
    termMonths === settings.repaymentTerm
  );
}
