import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { VEH_TYPES, type VehType } from '../stock/vehType';
import { calculateMaximumPrice } from './calculateMaximumPrice';
import type { FinanceFault } from './financeFault';
import { FINANCE_LIMITS } from './financeLimits';
import type { FinanceSettings } from './financeSettings';
import { floorTo } from './floorTo';
import { isAmount } from './isAmount';
import { refuseNumber } from './refuseNumber';
import { loanConditions, type ShopperFinance } from './shopperFinance';

/** What a shopper can pay each period, and the deposit beside it. */
export interface ShopperBudget extends ShopperFinance {
  readonly affordAmount: Dollars;
}

/** Dollars that a price may lie below a whole dollar and still mean it; less than a repayment is snapped by. */
const SNAP = 1e-8;

/** A repayment too small for any loan; the deposit may still pay for a vehicle. */
const carriesNoLoan = ({ reason }: FinanceFault): boolean =>
  reason === 'belowFees' || reason === 'aboveAmountFinanced';

/** A repayment that carries any loan there can be. */
const carriesEveryLoan = ({ input, reason }: FinanceFault): boolean =>
  reason === 'wholeAmountWithoutInterest' || (input === 'repayment' && reason === 'tooLarge');

/**
 * The highest price that a budget pays for, by vehicle type, in whole dollars, rounded down.
 *
 * Repayments are shown rounded up to whole dollars, so the budget counts in whole dollars too: every vehicle
 * at or below these prices shows a repayment that is at most the budget. A vehicle that the deposit pays for
 * needs no loan, so no price is below the deposit.
 *
 * Refuses an amount or a deposit that is negative or not finite, an unknown frequency, a term without a
 * repayment, and a budget that carries no loan for any type where there is no deposit either.
 */
export function maximumPriceForBudget(
  budget: ShopperBudget,
  settings: FinanceSettings,
): Result<Readonly<Record<VehType, Dollars>>, FinanceFault> {
  const { affordAmount, depositAmount } = budget;
  if (!isAmount(affordAmount)) return refuseNumber('affordAmount', affordAmount);
  if (!isAmount(depositAmount)) return refuseNumber('depositAmount', depositAmount);
  const repayment = floorTo(affordAmount);
  const prices: Record<VehType, Dollars> = { New: 0, Demo: 0, Used: 0 };
  const shortfalls: Result<never, FinanceFault>[] = [];
  for (const vehType of VEH_TYPES) {
    const price = calculateMaximumPrice({ ...loanConditions(settings, vehType, budget), repayment });
    if (price.kind === 'ok') prices[vehType] = floorTo(Math.max(price.value + SNAP, depositAmount));
    else if (carriesEveryLoan(price.fault)) prices[vehType] = FINANCE_LIMITS.amount;
    else if (carriesNoLoan(price.fault)) {
      prices[vehType] = floorTo(depositAmount);
      shortfalls.push(price);
    } else return price;
  }
  const [shortfall] = shortfalls;
  const buysNothing = shortfalls.length === VEH_TYPES.length && depositAmount === 0;
  return shortfall && buysNothing ? shortfall : ok(prices);
}
