import type { Dollars } from '../money';
import type { VehType } from '../stock/vehType';
import type { PriceLimits } from './maximumPriceForBudget';

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
