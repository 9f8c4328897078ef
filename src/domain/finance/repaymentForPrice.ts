import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import type { VehType } from '../stock/stockTypes';
import { calculateRepayment } from './calculateRepayment';
import { comparisonRateFor } from './comparisonRate';
import { type FinanceFault, refuse, refuseNumber } from './financeFault';
import { type FinanceSettings, loanConditions, type ShopperFinance } from './financeSettings';
import type { AnnualPercent, Deposit, RepaymentFrequency } from './loan';
import { creditTermsFault, depositFault, isAmount } from './loanFigures';
import { displayRepayment } from './rounding';

/** What a card says about finance: a repayment with both rates, or that the deposit pays for the vehicle. */
type RepaymentQuote = Repayment | { readonly kind: 'coveredByDeposit' };

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
 * The repayment of a vehicle for this shopper, with the rates that must be shown beside it. The settings of the
 * dealership replace any choice that the shopper has not made.
 *
 * Refuses a price of 0, anything that `calculateRepayment` refuses, and settings whose fees make a comparison rate
 * impossible: no repayment may be shown without a comparison rate.
 */
export function repaymentForPrice(
  price: Dollars,
  vehType: VehType,
  settings: FinanceSettings,
  shopper: Partial<ShopperFinance>,
): Result<RepaymentQuote, FinanceFault> {
  const conditions = loanConditions(settings, vehType, shopper);
  if (!isAmount(price)) return refuseNumber('price', price);
  if (price === 0) return refuse('price', 'zero', price);
  const fault = depositFault(conditions) ?? creditTermsFault(conditions);
  if (fault) return fault;
  if (covers(conditions, price)) return ok({ kind: 'coveredByDeposit' });

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

const covers = ({ depositAmount, depositPercentage }: Deposit, price: Dollars): boolean =>
  depositAmount === undefined ? depositPercentage === 100 : depositAmount >= price;
