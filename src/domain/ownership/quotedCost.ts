import { type Deal, type FinanceSettings, loanConditions } from '../finance/financeSettings';
import { type RepaymentQuote, repaymentForPrice } from '../finance/repaymentForPrice';
import type { Dollars } from '../money';
import type { VehType } from '../stock/stockTypes';
import { type CostBasis, type CostFields, type WeeklyCost, weeklyCost } from './weeklyCost';

/** The months over which services are spread where the dealer shows no repayments. */
const USUAL_TERM = 60;

/** A weekly cost, and its repayment with its rates, or what pays for the item without a loan. */
export interface QuotedCost extends WeeklyCost {
  readonly repaid: RepaymentQuote | undefined;
}

/** What a weekly cost follows from, before there is a repayment. */
export interface QuotedCostBasis extends Omit<CostBasis, 'repayment' | 'termMonths'> {
  /** Absent if the dealer shows no repayments. */
  readonly finance: FinanceSettings | undefined;
}

/** What an item costs in a week, with the repayment of a deal on a price. Without a price there is no repayment. */
export function quotedCost(
  item: CostFields & { readonly vehType: VehType },
  price: Dollars | undefined,
  deal: Deal,
  { finance, ...basis }: QuotedCostBasis,
): QuotedCost {
  const quote = finance && repaymentForPrice(price ?? 0, item.vehType, finance, deal);
  const repaid = quote?.kind === 'ok' ? quote.value : undefined;
  const cost = weeklyCost(item, {
    ...basis,
    repayment: repaid?.kind === 'repayment' ? repaid : repaid && { displayed: 0, frequency: 'week' },
    termMonths: finance ? loanConditions(finance, item.vehType, deal).termMonths : USUAL_TERM,
  });
  return { ...cost, repaid };
}
