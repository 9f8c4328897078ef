import type { FilterItem, StockFilterGroup } from '../../content/stock/stockFilterGroup';

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
