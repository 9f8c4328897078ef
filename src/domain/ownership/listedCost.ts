import type { ShopperFinance } from '../finance/financeSettings';
import type { Dollars } from '../money';
import type { VehType } from '../stock/stockTypes';
import { type QuotedCostBasis, quotedCost } from './quotedCost';
import { COST_PARTS, type CostFields, type MissingPart } from './weeklyCost';

/** The parts by which a list is ordered: the others are known for few vehicles, or differ little within a state. */
const LISTED_PARTS: readonly string[] = ['repayment', 'energy'];

/** What the weekly costs of a list depend on besides its vehicles. A deal on one of them isn't counted: repayments must compare. */
export interface ListedCostTerms extends Omit<QuotedCostBasis, 'registration' | 'off'> {
  readonly shopper: Partial<ShopperFinance>;
}

/** Why a list can't tell an item's weekly cost: it has no price, or its energy no figure. */
export type CostGap = 'price' | MissingPart['because'];

/** The sum of the listed parts, or why one of them has no figure. */
export type ListedCost =
  | { readonly kind: 'known'; readonly dollars: Dollars }
  | { readonly kind: 'unknown'; readonly because: CostGap };

/**
 * What an item costs in a week as a list counts it: the parts of its own page's weekly cost that every vehicle can have.
 * @param price the one that counts for the shopper: advertised, or to pay
 */
export function listedCost(
  item: CostFields & { readonly vehType: VehType },
  price: Dollars | undefined,
  { shopper, ...terms }: ListedCostTerms,
): ListedCost {
  const off = COST_PARTS.filter((name) => !LISTED_PARTS.includes(name));
  const { total, missing } = quotedCost(item, price, shopper, { ...terms, off });
  const part = missing.find(({ name }) => LISTED_PARTS.includes(name));
  if (part) return { kind: 'unknown', because: part.name === 'repayment' ? 'price' : part.because };
  return { kind: 'known', dollars: total ?? 0 };
}
