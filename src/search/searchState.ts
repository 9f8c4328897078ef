import type { ShopperFinance } from '../domain/finance/financeSettings';
import type { RepaymentFrequency } from '../domain/finance/loan';
import type { LinkFactName, NumberFactName, WordFactName } from '../domain/stock/stockFacts';
import type { VehType } from '../domain/stock/stockTypes';

/** A range of whole numbers; of tenths, where a fact is given in them. An absent bound is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** The repayment that a shopper can afford, in dollars. Term and rate never come from here. */
export interface BudgetState {
  readonly affordAmount: number;
  readonly frequency: RepaymentFrequency;
  readonly depositAmount: number;
}

/**
 * How the shopper would pay, if an address says so without a budget. It filters nothing, but changes the repayments. A
 * budget has its own frequency and deposit, so a state with a budget has no stated terms.
 */
export type StatedTerms = Partial<Pick<ShopperFinance, 'frequency' | 'depositAmount'>>;

/** The filters by a fact of `STOCK_FACTS`: by a range, by its words in stock, or by whether there is one. */
type FactState = { readonly [Name in NumberFactName]?: Range } & {
  readonly [Name in WordFactName]?: readonly string[];
} & { readonly [Name in LinkFactName]?: true };

/**
 * The whole state of a stock search: what the address holds, what the filters show, what the engine is asked, and what
 * InstantSearch keeps as its UI state. An absent field does not filter. Law of the address (`url.ts`): reading what was
 * written gives the same state.
 */
export interface SearchState extends FactState {
  readonly vehType?: readonly VehType[];
  /** Makes in the index's spelling. */
  readonly make?: readonly string[];
  readonly model?: readonly string[];
  readonly badge?: readonly string[];
  readonly keywords?: string;
  /** What the shopper typed and what filters nothing, because it was not understood. */
  readonly unread?: string;
  /** Body types by the label of the option (Ute), not by the index's values. */
  readonly bodyType?: readonly string[];
  readonly kilometresMax?: number;
  readonly priceRange?: Range;
  readonly yearRange?: Range;
  readonly transmissionType?: readonly string[];
  /** Only featured stock. */
  readonly special?: true;
  /** Only stock at a lower price than before. */
  readonly reduced?: true;
  readonly fuelType?: readonly string[];
  readonly colour?: readonly string[];
  readonly seats?: readonly string[];
  readonly location?: readonly string[];
  /** On the site of a group: the dealers by their names. */
  readonly dealer?: readonly string[];
  /** The dealership's own words for its stock: Tow bar, One owner. */
  readonly tags?: readonly string[];
  /** The kinds of equipment that a vehicle must have, all of them. */
  readonly equipment?: readonly string[];
  readonly brandCertified?: true;
  readonly budget?: BudgetState;
  readonly statedTerms?: StatedTerms;
  /** The key of a sort option without the index prefix: `price_asc`. Absent for the default order. */
  readonly sortBy?: string;
  /** From 1. Absent for page 1. */
  readonly page?: number;
}

/** A search state with unresolved words: `used-cars` for Used, `land-rover` for Land Rover. */
export type LooseState = Omit<SearchState, 'vehType'> & { readonly vehType?: readonly string[] };
