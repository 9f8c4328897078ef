import type { PriceLimits } from '../../domain/finance/maximumPriceForBudget';
import { type PriceLimitGroup, priceLimitGroups } from '../../domain/finance/maximumPriceForBudget';
import { formatPrice } from '../../domain/formatNumber';
import { joinFacts } from '../../domain/joinFacts';
import type { VehType } from '../../domain/stock/stockTypes';

/** The vehicle types of a group in words: `new`, `new and demo`. */
export const vehTypeWords = ({ vehTypes }: PriceLimitGroup): string =>
  vehTypes.map((vehType) => vehType.toLowerCase()).join(' and ');

/**
 * The reach of a budget in words: `up to $33,973` if one limit applies to all types, otherwise each type with its own limit:
 * `new up to $35,597 · used up to $33,973`.
 *
 * @param vehTypes the types in question
 */
export function priceLimitWords(limits: PriceLimits, vehTypes: readonly VehType[]): string {
  const groups = priceLimitGroups(limits, vehTypes);
  const isForAll = groups[0]?.vehTypes.length === vehTypes.length;
  return joinFacts(
    groups.map((group) => `${isForAll ? '' : `${vehTypeWords(group)} `}up to ${formatPrice(group.limit)}`),
  );
}
