import { INDEX_PREFIX } from './indexNames';

/** One sort order. `field` and `direction` name its index: `{prefix}_{field}_{direction}`. */
export interface SortOption {
  readonly label: string;
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly position: number;
}

/** The sort orders if content has none. The first by position is the default. */
export const DEFAULT_SORT_OPTIONS: readonly SortOption[] = [
  { position: 1, label: 'Longest in stock', field: 'createdAt', direction: 'asc' },
  { position: 2, label: 'Price: low to high', field: 'price', direction: 'asc' },
  { position: 3, label: 'Price: high to low', field: 'price', direction: 'desc' },
  { position: 4, label: 'Kms: low to high', field: 'odometer', direction: 'asc' },
  { position: 5, label: 'Kms: high to low', field: 'odometer', direction: 'desc' },
  { position: 6, label: 'Year: oldest first', field: 'year', direction: 'asc' },
  { position: 7, label: 'Year: newest first', field: 'year', direction: 'desc' },
  { position: 8, label: 'Make: A–Z', field: 'make', direction: 'asc' },
  { position: 9, label: 'Make: Z–A', field: 'make', direction: 'desc' },
  { position: 10, label: 'Latest arrival', field: 'createdAt', direction: 'desc' },
  { position: 11, label: 'Last updated', field: 'updatedAt', direction: 'desc' },
];

/** Whether an order is the index's own. It needs neither an index of its own nor a word in the address. */
const isDefaultOrder = (option: Pick<SortOption, 'field' | 'direction'>): boolean =>
  option.field === 'createdAt' && option.direction === 'asc';

/** The name of an order in the address and the search state: `price_asc`. */
export const sortKey = (option: Pick<SortOption, 'field' | 'direction'>): string =>
  `${option.field}_${option.direction}`;

/** The index with an order: `stock` for the default order, `stock_price_asc` for another. */
export const sortIndexName = (option: Pick<SortOption, 'field' | 'direction'>): string =>
  isDefaultOrder(option) ? INDEX_PREFIX : `${INDEX_PREFIX}_${sortKey(option)}`;

/** Options in the order in which people see them. */
export const byPosition = (options: readonly SortOption[]): readonly SortOption[] =>
  [...options].sort((a, b) => a.position - b.position);

/**
 * The option that a word of an address names, with or without the index prefix. `undefined` for any other word, so that
 * nothing in an address can become the name of an index.
 */
export const findSortOption = (options: readonly SortOption[], word: string): SortOption | undefined =>
  options.find((option) => sortKey(option) === word || `${INDEX_PREFIX}_${sortKey(option)}` === word);

/** The `sortBy` of the search state for a word of an address or an index name; `undefined` for the default and the unknown. */
export const readSortBy = (options: readonly SortOption[], word: string): string | undefined => {
  const option = findSortOption(options, word);
  return option === undefined || isDefaultOrder(option) ? undefined : sortKey(option);
};
