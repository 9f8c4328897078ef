import { locationKey } from './locationKey';
import type { StockItem } from './stockItem';
import type { StockType, VehType } from './stockTypes';

/** The kinds of assurance that a dealership gives with an item, each with its own words. */
export const ASSURANCE_KINDS = ['warranty', 'exchange', 'inspection', 'certification', 'history'] as const;

type AssuranceKind = (typeof ASSURANCE_KINDS)[number];

/** The stock items that an assurance applies to. An empty list means all: every condition, every yard. */
export interface AssuranceRule {
  readonly kind: AssuranceKind;
  readonly stockTypes: readonly StockType[];
  readonly vehTypes: readonly VehType[];
  readonly certifiedOnly: boolean;
  /** The names of locations as in the feed. Capitals and spaces at the ends do not matter. */
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

/** The assurances that apply to an item, in the given order. Of several of one kind, the first that applies counts. */
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
