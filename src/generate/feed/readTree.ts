import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { err, ok, type Result } from '../../domain/result';
import type { RawFeed, RawRow } from './rawFeed';
import { valueAt } from './valueAt';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of objects nearest to the root of a tree, for mappings that do not say where the rows are. */
const firstList = (root: unknown): readonly unknown[] | null => {
  const queue: unknown[] = [root];
  for (const value of queue) {
    if (Array.isArray(value)) {
      if (value.some(isObject)) return value;
    } else if (isObject(value)) queue.push(...Object.values(value));
  }
  return null;
};

const listAt = (root: unknown, path: string | undefined): readonly unknown[] | null => {
  if (path === undefined) return Array.isArray(root) ? root : firstList(root);
  const value = isObject(root) ? valueAt(root, path) : undefined;
  if (value === undefined || value === null) return null;
  if (value === '') return [];
  // XML cannot distinguish a list of one from a single element.
  return Array.isArray(value) ? value : [value];
};

const rowsOf = (root: unknown, path: string | undefined): Result<RawFeed, string> => {
  const list = listAt(root, path);
  if (!list) return err(path === undefined ? 'has no list of rows' : `has no rows at "${path}"`);
  const rows = list.map(
    (value, index): RawRow =>
      isObject(value)
        ? { row: index + 1, values: value }
        : { row: index + 1, values: {}, broken: 'is not an object with fields' },
  );
  return ok({ rows });
};

/** A JSON feed: a list of objects, at the root or at `path` (dots between the keys). */
export const readJson = (text: string, path?: string): Result<RawFeed, string> => {
  try {
    return rowsOf(JSON.parse(text.replace(/^\uFEFF/, '')), path);
  } catch (error) {
    return err(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

/**
 * An XML feed: the elements at `path` (`stock.vehicle`), or the first elements that repeat. Values stay text. An attribute
 * is named `@name`.
 */
export const readXml = (text: string, path?: string): Result<RawFeed, string> => {
  const clean = text.replace(/^\uFEFF/, '');
  try {
    const valid = XMLValidator.validate(clean);
    if (valid !== true) return err(`is not XML: ${valid.err.msg} (line ${valid.err.line})`);
    return rowsOf(parser.parse(clean), path);
  } catch (error) {
    return err(`is not XML: ${error instanceof Error ? error.message : String(error)}`);
  }
};
