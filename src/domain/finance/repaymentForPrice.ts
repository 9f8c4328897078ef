import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import type { VehType } from '../stock/stockTypes';
import { calculateRepayment } from './calculateRepayment';
import { comparisonRateFor } from './comparisonRate';
import { type Cover, coverOf } from './cover';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import { type Deal, dealPrice, type FinanceSettings, loanConditions } from './financeSettings';
import type { AnnualPercent, RepaymentFrequency } from './loan';
import { creditTermsFault, depositFault, isAmount, tradeInFault } from './loanFigures';
import { displayRepayment } from './rounding';

/** What a card says about finance: a repayment with both rates, or what pays for the vehicle without a loan. */
export type RepaymentQuote = Repayment | Cover;

interface Repayment {
  readonly kind: 'repayment';
  /** Dollars per period, unrounded. */
  readonly repayment: Dollars;
  /** Whole dollars per period, as shown. */
  readonly displayed: Dollars;
  readonly frequency: RepaymentFrequency;
  readonly interestRate: AnnualPercent;
  /** As advertised: for the statutory example, two decimals. Always shown with the interest rate. */
  readonly comparisonRate: AnnualPercent;
}

/**
 * The repayment of a vehicle in a shopper's deal, with the rates that must be shown beside it. The settings of the
 * dealership replace any choice that the shopper has not made.
 *
 * Refuses a price of 0, anything that `calculateRepayment` refuses, and settings whose fees make a comparison rate
 * impossible: no repayment may be shown without a comparison rate.
 */
export function repaymentForPrice(
  listed: Dollars,
  vehType: VehType,
  settings: FinanceSettings,
  deal: Deal,
): Result<RepaymentQuote, FinanceFault> {
  const conditions = loanConditions(settings, vehType, deal);
  const price = dealPrice(listed, deal);
  if (!isAmount(price)) return refuseNumber('price', listed);
  if (listed === 0) return refuse('price', 'zero', listed);
  const fault = depositFault(conditions) ?? tradeInFault(conditions) ?? creditTermsFault(conditions);
  if (fault) return fault;
  const cover = coverOf(price, conditions);
  if (cover) return ok(cover);

  const repayment = calculateRepayment({ ...conditions, price });
  if (repayment.kind === 'err') return repayment;
  const comparisonRate = comparisonRateFor(settings, vehType);
  if (comparisonRate.kind === 'err') return comparisonRate;
  return ok({
    kind: 'repayment',
    repayment: repayment.value,
    displayed: displayRepayment(repayment.value),
    frequency: conditions.frequency,
    interestRate: conditions.interestRate,
    comparisonRate: comparisonRate.value,
  });
}
