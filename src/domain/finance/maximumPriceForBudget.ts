import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { VEH_TYPES, type VehType } from '../stock/vehType';
import { calculateMaximumPrice } from './calculateMaximumPrice';
import { calculateRepayment } from './calculateRepayment';
import { type FinanceFault, refuseNumber } from './financeFault';
import type { FinanceSettings } from './financeSettings';
import { FINANCE_LIMITS, isAmount } from './inputFaults';
import { displayRepayment, floorTo } from './rounding';
import { type LoanConditions, loanConditions, type ShopperFinance } from './shopperFinance';

/** What a shopper can pay each period. What they leave open about the loan is as the settings have it. */
export interface ShopperBudget extends Partial<ShopperFinance> {
  readonly affordAmount: Dollars;
}

/** The highest price that a budget pays for, in whole dollars, for each vehicle type. */
export type PriceLimits = Readonly<Record<VehType, Dollars>>;

/** A repayment too small for any loan; the deposit may still pay for a vehicle. */
const carriesNoLoan = ({ reason }: FinanceFault): boolean =>
  reason === 'belowFees' || reason === 'aboveAmountFinanced';

/** A repayment that carries any loan there can be. */
const carriesEveryLoan = ({ input, reason }: FinanceFault): boolean =>
  reason === 'wholeAmountWithoutInterest' || (input === 'repayment' && reason === 'tooLarge');

/**
 * The exact price limit, rounded down to whole dollars. The next whole dollar is taken where it shows the same
 * repayment: the exact limit can lie a rounding error below a whole dollar, and repayments are shown without one.
 */
function inWholeDollars(exact: Dollars, repayment: Dollars, conditions: LoanConditions): Dollars {
  const whole = floorTo(exact);
  const next = calculateRepayment({ ...conditions, price: whole + 1 });
  return next.kind === 'ok' && displayRepayment(next.value) <= repayment ? whole + 1 : whole;
}

/**
 * The highest price that a budget pays for, by vehicle type, in whole dollars. Home page, search filter, chip and
 * calculator all say what this function gives.
 *
 * Repayments are shown rounded up to whole dollars, so the budget counts in whole dollars too. A vehicle with a price
 * in whole dollars shows a repayment of at most the budget exactly where its price is at or below the limit of its
 * type. A vehicle that the deposit pays for needs no loan, so no limit is below the deposit.
 *
 * Refuses an amount or a deposit that is negative or not finite, an unknown frequency, a term without a
 * repayment, and a budget that carries no loan for any type where there is no deposit either.
 */
export function maximumPriceForBudget(
  budget: ShopperBudget,
  settings: FinanceSettings,
): Result<PriceLimits, FinanceFault> {
  const { affordAmount, depositAmount } = budget;
  if (!isAmount(affordAmount)) return refuseNumber('affordAmount', affordAmount);
  if (depositAmount !== undefined && !isAmount(depositAmount))
    return refuseNumber('depositAmount', depositAmount);
  const repayment = floorTo(affordAmount);
  const limits: Record<VehType, Dollars> = { New: 0, Demo: 0, Used: 0 };
  const shortfalls: Result<never, FinanceFault>[] = [];
  for (const vehType of VEH_TYPES) {
    const conditions = loanConditions(settings, vehType, budget);
    const deposit = conditions.depositAmount ?? 0;
    const exact = calculateMaximumPrice({ ...conditions, repayment });
    if (exact.kind === 'ok') {
      const limit = inWholeDollars(Math.max(exact.value, deposit), repayment, conditions);
      const loan = limit > deposit ? calculateRepayment({ ...conditions, price: limit }) : ok(0);
      // Rounded down to whole dollars, a price may be too low for its balloon.
      limits[vehType] = loan.kind === 'ok' ? limit : floorTo(deposit);
    } else if (carriesEveryLoan(exact.fault)) limits[vehType] = FINANCE_LIMITS.amount;
    else if (carriesNoLoan(exact.fault)) {
      limits[vehType] = floorTo(deposit);
      shortfalls.push(exact);
    } else return exact;
  }
  const [shortfall] = shortfalls;
  const hasDeposit = (depositAmount ?? settings.repaymentDepositAmount ?? 0) > 0;
  const buysNothing = shortfalls.length === VEH_TYPES.length && !hasDeposit;
  return shortfall && buysNothing ? shortfall : ok(limits);
}

/** Vehicle types that one price limit applies to. */
export interface PriceLimitGroup {
  readonly vehTypes: readonly VehType[];
  /** Whole dollars. */
  readonly limit: Dollars;
}

/**
 * The price limits of some vehicle types, with types of an equal limit together, in the order of the types. A type
 * that the budget buys nothing of is left out, unless that is so for all of them.
 */
export function priceLimitGroups(
  limits: PriceLimits,
  vehTypes: readonly VehType[],
): readonly PriceLimitGroup[] {
  const within = vehTypes.filter((vehType) => limits[vehType] > 0);
  const named = within.length > 0 ? within : vehTypes;
  return [...new Set(named.map((vehType) => limits[vehType]))].map((limit) => ({
    limit,
    vehTypes: named.filter((vehType) => limits[vehType] === limit),
  }));
}
