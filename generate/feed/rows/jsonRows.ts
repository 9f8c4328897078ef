import { isRecord } from '../../../src/domain/knownFields';
import { err, ok, type Result } from '../../../src/domain/result';
import { DEEPEST, type FeedShape, type RawFeed, type RawRow, type RawValues } from './rawFeed';
import { valuesAt } from './valueAt';
import { type CandidateList, listsBeside, vehicleList } from './vehicleLists';

/** Under this key, a row of an object keyed by id has its key. */
const KEY = '@key';

/** The rows of an object keyed by id: `{ "A1": { … }, "A2": { … } }`; `null` for any other object. */
const keyedRows = (value: RawValues): readonly RawValues[] | null => {
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length < 2 || !first || !entries.every(([, entry]) => isRecord(entry))) return null;
  const keys = new Set(Object.keys(first[1] as object));
  const isAlike = ([, entry]: [string, unknown]) => {
    const shared = Object.keys(entry as object).filter((key) => keys.has(key)).length;
    return shared >= 2 && shared * 2 >= Object.keys(entry as object).length;
  };
  return entries.every(isAlike)
    ? entries.map(([key, entry]) => ({ [KEY]: key, ...(entry as RawValues) }))
    : null;
};

/** How many values are looked at for the list of rows. */
const MAX_VISITED = 10_000;

/** How many entries of a list show what they are. */
const SAMPLE_ENTRIES = 20;

interface JsonList extends CandidateList {
  readonly rows: readonly unknown[];
}

/** The names inside the entries of a list. */
const namesInside = (rows: readonly unknown[]): readonly (readonly string[])[] => {
  const names = new Map<string, readonly string[]>();
  const collect = (value: unknown, parts: readonly string[]): void => {
    if (parts.length > 6 || names.size > 500) return;
    if (parts.length > 0) names.set(parts.join('.'), parts);
    if (Array.isArray(value)) for (const entry of value.slice(0, 3)) collect(entry, parts);
    else if (isRecord(value)) for (const [key, part] of Object.entries(value)) collect(part, [...parts, key]);
  };
  for (const row of rows.slice(0, SAMPLE_ENTRIES)) collect(row, []);
  return [...names.values()];
};

/** The lists of objects, the nearest to the root first, each by its path. */
const listsIn = (root: unknown): readonly JsonList[] => {
  const lists = new Map<string, unknown[]>();
  const queue: (readonly [value: unknown, path: string])[] = [[root, '']];
  for (let index = 0; index < queue.length && index < MAX_VISITED; index++) {
    const [value, path] = queue[index] as (typeof queue)[number];
    const rows = Array.isArray(value) ? value : isRecord(value) ? keyedRows(value) : null;
    if (rows?.some(isRecord)) {
      lists.set(path, [...(lists.get(path) ?? []), ...rows]);
      // Other lists inside these, of which a yard may have one of vehicles.
      if (rows.length <= SAMPLE_ENTRIES) queue.push(...rows.map((row) => [row, path] as const));
    } else if (isRecord(value))
      queue.push(
        ...Object.entries(value).map(([key, part]) => [part, path === '' ? key : `${path}.${key}`] as const),
      );
  }
  return [...lists].map(([path, rows]) => ({ path, rows, entries: rows.length, inside: namesInside(rows) }));
};

interface FoundList {
  readonly rows: readonly unknown[];
  /** Where they are, if other lists are beside them. */
  readonly rowsAt?: string;
  readonly otherLists?: readonly string[];
}

/** The list whose entries look like vehicles, else the one nearest to the root, for mappings that do not say where the rows are. */
const likelyList = (root: unknown): FoundList | null => {
  const lists = listsIn(root);
  const list = vehicleList(lists) ?? lists[0];
  if (!list) return null;
  const otherLists = listsBeside(lists, list.path);
  if (otherLists.length === 0 && list === lists[0]) return { rows: list.rows };
  return { rows: list.rows, rowsAt: list.path, otherLists };
};

const listOf = (root: unknown, path: string | undefined): FoundList | null => {
  if (path === undefined) return Array.isArray(root) ? { rows: root } : likelyList(root);
  if (!isRecord(root)) return null;
  const found = valuesAt(root, path);
  if (found.length === 0) return null;
  const [value] = found;
  if (found.length === 1 && isRecord(value)) return { rows: keyedRows(value) ?? [value] };
  return { rows: found.length === 1 && value === '' ? [] : found.flat() };
};

/** Why no rows were found: usually an export without vehicles. */
const noRows = (root: unknown): string => {
  const [empty] = Object.entries(isRecord(root) ? root : {}).find(([, value]) => isEmptyList(value)) ?? [];
  return empty === undefined ? 'has no list of rows' : `has no rows: its list "${empty}" is empty`;
};

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeeper(one, most - 1)));

const rowOf = (value: unknown, index: number): RawRow => {
  const row = index + 1;
  if (!isRecord(value)) return { row, values: {}, broken: 'is not an object with fields' };
  return isDeeper(value, DEEPEST)
    ? { row, values: {}, broken: `is nested more than ${DEEPEST} deep` }
    : { row, values: value };
};

/** What Python writes for "not a number" and infinity, which JSON cannot say. */
const NOT_NUMBERS = /([:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,\]}])/g;

const parseJson = (
  text: string,
): Result<{ readonly value: unknown; readonly notices: readonly string[] }, string> => {
  try {
    return ok({ value: JSON.parse(text), notices: [] });
  } catch (error) {
    const reason = err(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    if (!NOT_NUMBERS.test(text)) return reason;
    try {
      return ok({
        value: JSON.parse(text.replace(NOT_NUMBERS, '$1null')),
        notices: ['has NaN, which is not JSON: it counts as nothing'],
      });
    } catch {
      return reason;
    }
  }
};

/** A JSON feed: a list of objects or an object keyed by id, at the root or at `rows` (dots between the keys). */
export const openJson = (text: string, { rows: path }: FeedShape): Result<RawFeed, string> => {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  if (parsed.kind === 'err') return parsed;
  const found = listOf(parsed.value.value, path);
  const list = found?.rows;
  if (!list) return err(path === undefined ? noRows(parsed.value.value) : `has no rows at "${path}"`);
  return ok({
    kind: 'json',
    ...found,
    rows: function* () {
      for (const [index, value] of list.entries()) yield rowOf(value, index);
    },
    notices: new Set(parsed.value.notices),
  });
};

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end === -1 ? text.length : end);
    start = end === -1 ? text.length : end + 1;
  }
}

/** JSON lines: one object a line. A line that is not JSON is a broken row. */
export const openJsonLines = (text: string): Result<RawFeed, string> =>
  ok({
    kind: 'jsonLines',
    rows: function* () {
      let line = 0;
      let row = 0;
      for (const written of linesOf(text.replace(/^\uFEFF/, ''))) {
        line++;
        if (written.trim() === '') continue;
        const parsed = parseJson(written.trim().replace(/,$/, ''));
        yield parsed.kind === 'ok'
          ? { ...rowOf(parsed.value.value, row), line }
          : { row: row + 1, line, values: {}, broken: parsed.fault };
        row++;
      }
    },
    notices: new Set(),
  });
