import type { RepaymentFrequency } from '../domain/finance/repaymentFrequency';
import type { ShopperFinance } from '../domain/finance/shopperFinance';
import type { VehType } from '../domain/stock/vehType';

/** A closed or half-open range of whole numbers; an absent bound is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** What a shopper can afford a repayment, in dollars. Term and rate never come from here. */
export interface BudgetState {
  readonly affordAmount: number;
  readonly frequency: RepaymentFrequency;
  readonly depositAmount: number;
}

/**
 * How the shopper would pay, where an address says so without a budget. It filters nothing: repayments are worked out
 * with it. A budget has a frequency and a deposit of its own, so a state with a budget has none of this.
 */
export type StatedTerms = Partial<Pick<ShopperFinance, 'frequency' | 'depositAmount'>>;

/**
 * The whole state of a stock search: what the address holds, what the filters show, what the engine is asked, and what
 * InstantSearch keeps as its UI state. Absent means "not filtered". Law of the address (`url.ts`): reading back what was
 * written gives the same state.
 */
export interface SearchState {
  readonly vehType?: readonly VehType[];
  /** Makes by the index's own spelling. */
  readonly make?: readonly string[];
  readonly model?: readonly string[];
  readonly badge?: readonly string[];
  readonly keywords?: string;
  /** Body types by the label of the option (Ute), not by the index's values. */
  readonly bodyType?: readonly string[];
  readonly kilometresMax?: number;
  readonly priceRange?: Range;
  readonly yearRange?: Range;
  readonly transmissionType?: readonly string[];
  /** Featured stock alone. */
  readonly special?: true;
  readonly fuelType?: readonly string[];
  readonly colour?: readonly string[];
  readonly seats?: readonly string[];
  readonly location?: readonly string[];
  /** The dealership's own words for its stock: Tow bar, One owner. */
  readonly tags?: readonly string[];
  readonly brandCertified?: true;
  readonly budget?: BudgetState;
  readonly statedTerms?: StatedTerms;
  /** A sort option's key without the index prefix: `price_asc`. Absent is the default order. */
  readonly sortBy?: string;
  /** From 1; absent is 1. */
  readonly page?: number;
}

/** A search state whose words are not resolved yet: `used-cars` for Used, `land-rover` for Land Rover. */
export type LooseState = Omit<SearchState, 'vehType'> & { readonly vehType?: readonly string[] };
