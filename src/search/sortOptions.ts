import { INDEX_PREFIX } from './indexRecord';

/** One sort order. `field` and `direction` name its index: `{prefix}_{field}_{direction}`. */
export interface SortOption {
  readonly label: string;
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly position: number;
}

/** The sort orders if content has none. Shoppers start with the first by position. */
export const DEFAULT_SORT_OPTIONS: readonly SortOption[] = [
  { position: 1, label: 'Latest Arrival', field: 'createdAt', direction: 'desc' },
  { position: 2, label: 'Default', field: 'createdAt', direction: 'asc' },
  { position: 3, label: 'Price (low to high)', field: 'price', direction: 'asc' },
  { position: 4, label: 'Price (high to low)', field: 'price', direction: 'desc' },
  { position: 5, label: 'Kms (low to high)', field: 'odometer', direction: 'asc' },
  { position: 6, label: 'Kms (high to low)', field: 'odometer', direction: 'desc' },
  { position: 7, label: 'Year (old to new)', field: 'year', direction: 'asc' },
  { position: 8, label: 'Year (new to old)', field: 'year', direction: 'desc' },
  { position: 9, label: 'Make (A–Z)', field: 'make', direction: 'asc' },
  { position: 10, label: 'Make (Z–A)', field: 'make', direction: 'desc' },
  { position: 11, label: 'Last Updated', field: 'updatedAt', direction: 'desc' },
];

type Order = Pick<SortOption, 'field' | 'direction'>;

/** The index's own order, which puts the best match first if the search has words. It needs no index of its own. */
const INDEX_ORDER: Order = { field: 'createdAt', direction: 'asc' };

/** The order of a search that names none: the best match first if it has words, else the dealership's first. */
const usualOrder = (options: readonly SortOption[], hasWords: boolean): Order =>
  hasWords ? INDEX_ORDER : (options[0] ?? INDEX_ORDER);

/** The name of an order in the address and the search state: `price_asc`. */
export const sortKey = (option: Order): string => `${option.field}_${option.direction}`;

/** The index with an order: `stock` for its own order, `stock_price_asc` for another. */
export const sortIndexName = (option: Order): string =>
  sortKey(option) === sortKey(INDEX_ORDER) ? INDEX_PREFIX : `${INDEX_PREFIX}_${sortKey(option)}`;

/** Options in the order in which people see them. */
export const byPosition = (options: readonly SortOption[]): readonly SortOption[] =>
  [...options].sort((a, b) => a.position - b.position);

/** The option that a word of an address names, with or without the index prefix; `undefined` for any other word. */
export const findSortOption = (options: readonly SortOption[], word: string): SortOption | undefined =>
  options.find((option) => sortKey(option) === word || `${INDEX_PREFIX}_${sortKey(option)}` === word);

/** The `sortBy` for a word of an address or an index name; `undefined` for the unknown and the usual order. */
export const readSortBy = (
  options: readonly SortOption[],
  word: string,
  hasWords: boolean,
): string | undefined => {
  const option = findSortOption(options, word);
  if (option === undefined || sortKey(option) === usualSortKey(options, hasWords)) return undefined;
  return sortKey(option);
};

/** The name of the order that a search has if it names none. */
export const usualSortKey = (options: readonly SortOption[], hasWords: boolean): string =>
  sortKey(usualOrder(options, hasWords));

/** The index of a search that names no order. */
export const usualIndexName = (options: readonly SortOption[], hasWords: boolean): string =>
  sortIndexName(usualOrder(options, hasWords));
