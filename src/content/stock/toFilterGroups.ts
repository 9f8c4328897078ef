import { isFilterField } from '../../domain/filters/filterField';
import { filterItemFaults } from '../../domain/filters/filterItemFaults';
import { readFilterType } from '../../domain/filters/filterType';
import { DEFAULT_FILTER_GROUPS } from './defaultFilterGroups';
import type { FilterItem, StockFilterGroup } from './stockFilterGroup';

interface RawFilterItem extends Omit<FilterItem, 'field' | 'type' | 'unit' | 'limit'> {
  readonly field: string;
  /** In content's spelling, or from another endpoint in the search side's. */
  readonly type: string;
  readonly unit: string | null;
  readonly limit: number | null;
}

export interface RawFilterGroup
  extends Omit<StockFilterGroup, 'filterItems' | 'remoteId' | 'icon' | 'groupType' | 'accordionType'> {
  readonly groupType: StockFilterGroup['groupType'];
  readonly accordionType: StockFilterGroup['accordionType'];
  readonly remoteId: string | null;
  readonly svgName: string | null;
  readonly filterItems: readonly RawFilterItem[];
}

/** A row with which nothing can be done is left out; the build has said so (`checkFilters`). */
function toFilterItem({ field, type: word, unit, limit, ...rest }: RawFilterItem): FilterItem | undefined {
  const type = readFilterType(word);
  if (type === undefined || !isFilterField(field)) return undefined;
  const item = { ...rest, field, type };
  if (filterItemFaults(item).length > 0) return undefined;
  return { ...item, ...(unit === null ? {} : { unit }), ...(limit === null ? {} : { limit }) };
}

/** The filter groups of the content as the panel shows them, or the default groups if the content names none. */
export const toFilterGroups = (groups: readonly RawFilterGroup[]): readonly StockFilterGroup[] =>
  groups.length === 0
    ? DEFAULT_FILTER_GROUPS
    : groups.map(({ remoteId, svgName, filterItems, ...group }) => ({
        ...group,
        ...(remoteId === null ? {} : { remoteId }),
        ...(svgName === null ? {} : { icon: `/icons/filters/${svgName}.svg` }),
        filterItems: filterItems.flatMap((item) => toFilterItem(item) ?? []),
      }));
