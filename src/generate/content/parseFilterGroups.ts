import type { FilterItem, StockFilterGroup } from '../../content/stock/stockFilterGroup';
import { isFilterField } from '../../domain/filters/filterField';
import { filterItemFaults } from '../../domain/filters/filterItemFaults';
import { readFilterType } from '../../domain/filters/filterType';
import { err, ok, type Result } from '../../domain/result';
import { DEFAULT_FILTER_GROUPS } from './defaultFilterGroups';
import type { DealerSettingsQuery } from './queryTypes';

export type FilterGroupFields = DealerSettingsQuery['filters']['groups'][number];

/**
 * The filter groups of content as the panel shows them, or our own where content names none. Content from files has been
 * checked with file and line; what another endpoint gives is checked here: words that name no field or no control, and
 * pairings that cannot work.
 * @returns one sentence for each fault, where there is one
 */
export function parseFilterGroups(
  groups: readonly FilterGroupFields[],
): Result<readonly StockFilterGroup[], readonly string[]> {
  if (groups.length === 0) return ok(DEFAULT_FILTER_GROUPS);
  const faults: string[] = [];
  const parsed = groups.map(({ remoteId, svgName, filterItems, ...group }) => ({
    ...group,
    ...(remoteId === null ? {} : { remoteId }),
    ...(svgName === null ? {} : { icon: `/icons/filters/${svgName}.svg` }),
    filterItems: filterItems.flatMap((item) => {
      const read = parseFilterItem(item);
      if (read.kind === 'ok') return read.value;
      faults.push(...read.fault.map((fault) => `filter "${item.id}": ${fault}`));
      return [];
    }),
  }));
  return faults.length === 0 ? ok(parsed) : err(faults);
}

function parseFilterItem({
  field,
  type: word,
  unit,
  limit,
  ...rest
}: FilterGroupFields['filterItems'][number]): Result<FilterItem, readonly string[]> {
  const type = readFilterType(word);
  if (!isFilterField(field)) return err([`field: "${field}" is nothing that can be searched`]);
  if (type === undefined) return err([`type: there is no control "${word}"`]);
  const item = { ...rest, field, type };
  const faults = filterItemFaults(item);
  if (faults.length > 0) return err(faults.map(({ path, reason }) => `${path.join('.')}: ${reason}`));
  return ok({ ...item, ...(unit === null ? {} : { unit }), ...(limit === null ? {} : { limit }) });
}
