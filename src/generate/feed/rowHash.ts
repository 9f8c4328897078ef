import { createHash } from 'node:crypto';
import { valueAt } from './valueAt';

/**
 * An id for a row that has none: a hash of what its mapped columns say. The same vehicle keeps it from build to
 * build wherever its row stands, and loses it when the dealer changes what the row says.
 */
export const rowHash = (values: Readonly<Record<string, unknown>>, columns: readonly string[]): string => {
  const said = columns.map((column) => valueAt(values, column) ?? '');
  return `h${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)}`;
};

/** Whether an id is such a hash, which lasts no longer than what the row says. */
export const isRowHash = (id: string): boolean => /^h[0-9a-f]{16}$/.test(id);
