import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { VEH_TYPES, type VehType } from '../stock/stockTypes';
import { calculateMaximumPrice } from './calculateMaximumPrice';
import { calculateRepayment } from './calculateRepayment';
import { type FinanceFault, refuseNumber } from './financeFault';
import {
  type FinanceSettings,
  type LoanChoices,
  type LoanConditions,
  loanConditions,
} from './financeSettings';
import type { TradeIn } from './loan';
import { FINANCE_LIMITS, isAmount, tradeInFault } from './loanFigures';
import { addMoney, displayRepayment, floorTo } from './rounding';

/** What a shopper can pay each period. The settings of the dealership replace any choice that is missing. */
interface ShopperBudget extends LoanChoices {
  readonly affordAmount: Dollars;
}

/** The highest price that a budget pays for, in whole dollars, for each vehicle type. */
export type PriceLimits = Readonly<Record<VehType, Dollars>>;

/** A repayment too small for any loan; the deposit may still pay for a vehicle. */
const carriesNoLoan = ({ reason }: FinanceFault): boolean =>
  reason === 'belowFees' || reason === 'belowOwed' || reason === 'aboveAmountFinanced';

/** A repayment large enough for any loan. */
const carriesEveryLoan = ({ input, reason }: FinanceFault): boolean =>
  reason === 'wholeAmountWithoutInterest' || (input === 'repayment' && reason === 'tooLarge');

/**
 * The exact price limit, rounded down to whole dollars. A rounding error can put the exact limit just below a whole
 * dollar. So if the next whole dollar shows the same repayment, that dollar is the limit.
 */
function inWholeDollars(exact: Dollars, repayment: Dollars, conditions: LoanConditions): Dollars {
  const whole = floorTo(exact);
  const next = calculateRepayment({ ...conditions, price: whole + 1 });
  return next.kind === 'ok' && displayRepayment(next.value) <= repayment ? whole + 1 : whole;
}

/**
 * The highest price that a budget pays for, by vehicle type, in whole dollars. Home page, search filter, chip and
 * calculator all show this figure.
 *
 * Repayments are shown rounded up to whole dollars, so cents of the budget do not count either. For a price in whole
 * dollars, the repayment shown is within the budget if and only if the price is within the limit of its vehicle type.
 * A vehicle that deposit and trade-in pay for needs no loan, so no limit is below what they bring.
 *
 * Refuses an amount or a deposit that is negative or not finite, an unknown frequency, a term too short for one
 * repayment, and, without a deposit, a budget that is too small for a loan of any type.
 */
export function maximumPriceForBudget(
  budget: ShopperBudget,
  settings: FinanceSettings,
): Result<PriceLimits, FinanceFault> {
  const { affordAmount, depositAmount } = budget;
  if (!isAmount(affordAmount)) return refuseNumber('affordAmount', affordAmount);
  if (depositAmount !== undefined && !isAmount(depositAmount))
    return refuseNumber('depositAmount', depositAmount);
  const fault = tradeInFault(budget);
  if (fault) return fault;
  const repayment = floorTo(affordAmount);
  const limits: Record<VehType, Dollars> = { New: 0, Demo: 0, Used: 0 };
  const shortfalls: Result<never, FinanceFault>[] = [];
  for (const vehType of VEH_TYPES) {
    const conditions = loanConditions(settings, vehType, budget);
    const deposit = brought(budget, conditions.depositAmount);
    const exact = calculateMaximumPrice({ ...conditions, repayment });
    if (exact.kind === 'ok') {
      const limit = inWholeDollars(Math.max(exact.value, deposit), repayment, conditions);
      const loan = limit > deposit ? calculateRepayment({ ...conditions, price: limit }) : ok(0);
      // After rounding down to whole dollars, the price may be below its balloon.
      limits[vehType] = loan.kind === 'ok' ? limit : floorTo(deposit);
    } else if (carriesEveryLoan(exact.fault)) limits[vehType] = FINANCE_LIMITS.amount;
    else if (carriesNoLoan(exact.fault)) {
      limits[vehType] = floorTo(deposit);
      shortfalls.push(exact);
    } else return exact;
  }
  const [shortfall] = shortfalls;
  const hasDeposit = brought(budget, depositAmount ?? settings.repaymentDepositAmount) > 0;
  const buysNothing = shortfalls.length === VEH_TYPES.length && !hasDeposit;
  return shortfall && buysNothing ? shortfall : ok(limits);
}

/** What the shopper brings without a loan, dollars: nothing where more is owed on the trade-in. */
const brought = ({ tradeInWorth = 0, tradeInOwed = 0 }: TradeIn, deposit: Dollars = 0): Dollars =>
  Math.max(0, addMoney(deposit, tradeInWorth, tradeInOwed));

export interface PriceLimitGroup {
  readonly vehTypes: readonly VehType[];
  /** Whole dollars. */
  readonly limit: Dollars;
}

/** The price limits of some vehicle types, grouped by limit. Types with a limit of 0 are left out, unless every limit is 0. */
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
