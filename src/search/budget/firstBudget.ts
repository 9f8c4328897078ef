import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { firstAffordAmount } from '../../domain/finance/financeSettings';
import type { ShopperFinance } from '../../domain/finance/shopperFinance';
import type { BudgetState } from '../searchState';

/**
 * The budget that a search by budget opens with: the dealership's, with the shopper's own frequency and deposit where
 * there are any. A usual deposit in per cent has no amount before there is a price, and counts as none here.
 */
export function firstBudget(settings: FinanceSettings, shopper: Partial<ShopperFinance> = {}): BudgetState {
  const frequency = shopper.frequency ?? settings.repaymentFrequency;
  return {
    affordAmount: firstAffordAmount(settings, frequency),
    frequency,
    depositAmount: shopper.depositAmount ?? settings.repaymentDepositAmount ?? 0,
  };
}

/** Whether a budget is the one that the build counted the stock for. */
export function isFirstBudget(budget: BudgetState, settings: FinanceSettings, termMonths: number): boolean {
  const { affordAmount, frequency, depositAmount } = firstBudget(settings);
  return (
    budget.affordAmount === affordAmount &&
    budget.frequency === frequency &&
    budget.depositAmount === depositAmount &&
    termMonths === settings.repaymentTerm
  );
}
