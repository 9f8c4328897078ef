import type { PriceLimits } from '../../domain/finance/maximumPriceForBudget';
import { type PriceLimitGroup, priceLimitGroups } from '../../domain/finance/maximumPriceForBudget';
import { formatPrice } from '../../domain/stock/display/formatPrice';
import type { VehType } from '../../domain/stock/vehType';

/** `new`, `new and demo`: the vehicle types of a group as words. */
export const vehTypeWords = ({ vehTypes }: PriceLimitGroup): string =>
  vehTypes.map((vehType) => vehType.toLowerCase()).join(' and ');

/**
 * What a budget reaches, in words: `up to $33,973` where one limit applies to all of the types, otherwise each type
 * with its own: `new up to $35,597 · used up to $33,973`.
 *
 * @param vehTypes the types that are asked about
 */
export function priceLimitWords(limits: PriceLimits, vehTypes: readonly VehType[]): string {
  const groups = priceLimitGroups(limits, vehTypes);
  const isForAll = groups[0]?.vehTypes.length === vehTypes.length;
  return groups
    .map((group) => `${isForAll ? '' : `${vehTypeWords(group)} `}up to ${formatPrice(group.limit)}`)
    .join(' · ');
}
