import { locationKey } from './locationKey';
import type { StockItem } from './stockItem';
import type { StockType } from './stockTypes';
import type { VehType } from './vehType';

/** What a dealership stands for with an item, each in words of its own. */
export const ASSURANCE_KINDS = ['warranty', 'exchange', 'inspection', 'certification', 'history'] as const;

export type AssuranceKind = (typeof ASSURANCE_KINDS)[number];

/** Which stock items an assurance holds for. An empty list leaves its matter open: every condition, every yard. */
export interface AssuranceRule {
  readonly kind: AssuranceKind;
  readonly stockTypes: readonly StockType[];
  readonly vehTypes: readonly VehType[];
  /** Holds for certified items alone. */
  readonly certifiedOnly: boolean;
  /** The names of locations, as a feed writes them; capitals and spaces at the ends do not matter. */
  readonly locations: readonly string[];
}

export type AssuredItem = Pick<StockItem, 'stockType' | 'vehType' | 'brandCertified' | 'location'>;

const admits = <Value>(allowed: readonly Value[], value: Value | undefined): boolean =>
  allowed.length === 0 || (value !== undefined && allowed.includes(value));

export const holdsFor = (rule: AssuranceRule, item: AssuredItem): boolean =>
  admits(rule.stockTypes, item.stockType) &&
  admits(rule.vehTypes, item.vehType) &&
  (!rule.certifiedOnly || item.brandCertified) &&
  admits(rule.locations.map(locationKey), item.location && locationKey(item.location.name));

/**
 * What the dealership stands for with an item, in the given order. Of several of one kind the first that holds counts, so
 * that the longer warranty of certified items stands before the one for all. Laws: each holds for the item, no kind comes
 * twice, and what does not hold changes nothing.
 */
export function assurancesFor<Assurance extends AssuranceRule>(
  all: readonly Assurance[],
  item: AssuredItem,
): readonly Assurance[] {
  const kinds = new Set<AssuranceKind>();
  return all.filter((assurance) => {
    if (kinds.has(assurance.kind) || !holdsFor(assurance, item)) return false;
    kinds.add(assurance.kind);
    return true;
  });
}
