import type { FilterItem, StockFilterGroup } from '../../content/stock/stockFilterGroup';
import { isFilterField } from '../../domain/filters/filterField';
import { filterItemFaults } from '../../domain/filters/filterItemFaults';
import { readFilterType } from '../../domain/filters/filterType';
import { err, ok, type Result } from '../../domain/result';
import { factUnit } from '../../domain/stock/factUnits';
import { STOCK_FACTS, type StockFact } from '../../domain/stock/stockFacts';
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
  const shownUnit = unit ?? unitOf(field);
  return ok({
    ...item,
    ...(shownUnit === undefined ? {} : { unit: shownUnit }),
    ...(limit === null ? {} : { limit }),
  });
}

/** The unit of a fact, for content that names none. */
function unitOf(field: string): string | undefined {
  const fact: StockFact | undefined = (STOCK_FACTS as Readonly<Record<string, StockFact>>)[field];
  return fact?.holds === 'number' ? factUnit(fact.unit).label || undefined : undefined;
}

const item = (
  { id, label, field, type }: Pick<FilterItem, 'id' | 'label' | 'field' | 'type'>,
  rest: Partial<FilterItem> = {},
): FilterItem => ({
  ...{ id, label, field, type },
  formattingType: 'text',
  showCount: true,
  hardcodedValues: [],
  ...rest,
});

const group = (id: string, label: string, ...filterItems: readonly FilterItem[]): StockFilterGroup => ({
  ...{ id, label, filterItems },
  groupType: 'main',
  isAccordion: true,
  accordionType: 'open',
});

/** The filters of a dealership whose content names none. */
export const DEFAULT_FILTER_GROUPS: readonly StockFilterGroup[] = [
  group(
    'vehicle-type',
    'Vehicle type',
    item(
      { id: 'vehicle-type', label: 'Vehicle type', field: 'vehType', type: 'list' },
      { hardcodedValues: ['New', 'Demo', 'Used'] },
    ),
  ),
  group(
    'location',
    'Location',
    item({ id: 'location', label: 'Location', field: 'location.name', type: 'select' }),
  ),
  group(
    'make-and-model',
    'Make and model',
    item({ id: 'make', label: 'Make', field: 'make', type: 'select' }),
    item({ id: 'model', label: 'Model', field: 'model', type: 'select' }),
  ),
  group(
    'price',
    'Price',
    item(
      { id: 'price', label: 'Price', field: 'price', type: 'range_slider' },
      { formattingType: 'currency', showCount: false },
    ),
  ),
  group(
    'budget',
    'Search by budget',
    item(
      { id: 'search-by-budget', label: 'Search by budget', field: 'price', type: 'search_by_budget' },
      { formattingType: 'currency', showCount: false },
    ),
  ),
];
