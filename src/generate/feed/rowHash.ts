import { createHash } from 'node:crypto';
import { valueAt } from './mapping/valueAt';
import type { RawValues } from './rows/rawFeed';

/**
 * An id for a row without one: a hash of the columns that the mapping reads, in their order. The vehicle keeps this id from
 * build to build, wherever its row is in the feed, until the dealer changes the row.
 */
export const rowHash = (values: RawValues, columns: readonly string[]): string => {
  const cells = columns.map((column) => valueAt(values, column) ?? '');
  return `h${createHash('sha256').update(JSON.stringify(cells)).digest('hex').slice(0, 16)}`;
};

/** Whether an id is such a hash, and so changes when the row changes. */
export const isRowHash = (id: string): boolean => /^h[0-9a-f]{16}$/.test(id);
