import type { VehType } from '../../domain/stock/stockTypes';
import { STOCK_PATH } from '../listingPath';
import { writeQueryText, writeRange } from '../queryString';
import type { BudgetState, SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import type { Pair } from './filterKind';

/** The parameters of an address that say how a shopper would pay. */
export const PAYMENT = { afford: 'affordAmount', frequency: 'frequency', deposit: 'depositAmount' } as const;

/** In an address with `affordAmount`, a missing frequency means a week, and a missing deposit means none. */
export const PAYMENT_DEFAULTS: Pick<BudgetState, 'frequency' | 'depositAmount'> = {
  frequency: 'week',
  depositAmount: 0,
};

/** A budget as parameters of an address. Defaults are left out. */
export const writeBudget = ({ affordAmount, frequency, depositAmount }: BudgetState): readonly Pair[] => [
  [PAYMENT.afford, String(affordAmount)],
  ...(frequency === PAYMENT_DEFAULTS.frequency ? [] : [[PAYMENT.frequency, frequency] as const]),
  ...(depositAmount === PAYMENT_DEFAULTS.depositAmount
    ? []
    : [[PAYMENT.deposit, String(depositAmount)] as const]),
];

/** The parameter of a range of prices. */
export const PRICE_RANGE = 'priceRange';

/** A search for what somebody can pay, among all stock or one vehicle type. */
export interface BudgetSearch extends Pick<SearchState, 'priceRange' | 'budget'> {
  readonly vehType?: readonly [VehType];
}

/**
 * The address of a search by budget or price. Law: it is what `formatSearchUrl` writes for the same search. It is separate because
 * that needs the table of all filters, 8 kB of script that the home page and the calculator would load for one link.
 */
export function budgetUrl(
  { vehType, priceRange, budget }: BudgetSearch,
  { conditions }: SearchVocabulary,
): string {
  const pairs: readonly Pair[] = [
    ...(priceRange ? [[PRICE_RANGE, writeRange(priceRange)] as const] : []),
    ...(budget ? writeBudget(budget) : []),
  ];
  const path = STOCK_PATH + (vehType ? `${conditions[vehType[0]].slug}/` : '');
  const query = pairs.map(([parameter, value]) => `${parameter}=${writeQueryText(value)}`).join('&');
  return path + (query === '' ? '' : `?${query}`);
}
