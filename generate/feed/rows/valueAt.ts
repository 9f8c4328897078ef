import { createHash } from 'node:crypto';
import { isRecord } from '../../../src/domain/knownFields';
import { textOf } from '../../../src/domain/stock/parse/readText';
import type { RawValues } from './rawFeed';

/**
 * One step of a path. In a list, a number picks an entry, and a name reads that field of every entry. One element counts as a
 * list of one.
 */
const step = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) {
    if (/^\d{1,6}$/.test(key)) return value[Number(key)];
    const found = value.flatMap((entry) => step(entry, key)).filter((entry) => entry !== undefined);
    return found.length === 0 ? undefined : found;
  }
  if (isRecord(value) && Object.hasOwn(value, key)) return value[key];
  return key === '0' ? value : undefined;
};

const plain = (value: unknown): unknown => (Array.isArray(value) ? value.map(textOf) : textOf(value));

/**
 * The value in a column, or at a dotted path through the objects of JSON and XML: `price.amount`, `photos.0.url`. A column
 * with exactly that name wins.
 * @param keys the path, cut at its dots
 */
export const valueAt = (
  values: RawValues,
  path: string,
  keys: readonly string[] = path.split('.'),
): unknown => {
  if (Object.hasOwn(values, path)) return plain(values[path]);
  if (keys.length < 2) return undefined;
  let value: unknown = values;
  for (const key of keys) {
    value = step(value, key);
    if (value === undefined) return undefined;
  }
  return plain(value);
};

/** The values at a path, of which a list in the way may have several; none if nothing is there. */
export const valuesAt = (root: RawValues, path: string): readonly unknown[] => {
  const value = path.split('.').reduce<unknown>(step, root);
  return value === undefined || value === null ? [] : [value];
};

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
