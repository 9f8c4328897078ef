import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { firstAffordAmount } from '../../domain/finance/financeSettings';
import type { ShopperFinance } from '../../domain/finance/loanConditions';
import type { BudgetState } from '../searchState';

/**
 * The budget that a search by budget starts with: the dealership's, with the shopper's own frequency and deposit if set. A
 * deposit in per cent has no amount before there is a price, so it counts as none.
 */
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
