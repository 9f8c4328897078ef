import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { err, ok, type Result } from '../../../src/domain/result';
import { isNil } from '../../../src/domain/stock/parse/readText';
import { decodeEntities } from '../htmlToText';
import { DEEPEST, FeedFault, type FeedShape, type RawFeed, type RawRow, type RawValues } from './rawFeed';
import { type CandidateList, listsBeside, vehicleList } from './vehicleLists';

/** How much of the text is parsed at once, in characters. */
const CHUNK = 64 * 1024;

/** How much of a text shows which of its elements are the rows, in characters. */
const SAMPLE = 2_000_000;

interface Element {
  readonly name: string;
  readonly values: Record<string, unknown>;
  text: string;
  /** The line on which the element begins. */
  readonly line: number;
}

/** Adds a child's value to an element. Elements of one name become a list. */
const add = (values: Record<string, unknown>, name: string, value: unknown): void => {
  if (name === '__proto__') return;
  if (!Object.hasOwn(values, name)) {
    values[name] = value;
    return;
  }
  const before = values[name];
  if (Array.isArray(before)) before.push(value);
  else values[name] = [before, value];
};

/** An element that says it has no value, whatever is in it. */
const NIL = { '@xsi:nil': 'true' };

/** An element with attributes or children is an object, with its own text under `#text`. Any other is its text. */
const elementValue = ({ values, text }: Element): unknown => {
  if (Object.keys(values).length === 0) return text;
  if (isNil(values)) return NIL;
  return text.trim() === '' ? values : { ...values, '#text': text };
};

const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, words] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  return line === undefined
    ? `is not XML: ${message}`
    : `is not XML: ${words?.replace(/\.$/, '')} (line ${line})`;
};

/**
 * Gives each element below `path` as soon as it ends. Nothing else is held in memory.
 * @param onStart is called with the names down to each element that begins, and the names of its attributes
 */
function* elementsAt(
  text: string,
  path: string,
  onStart?: (path: string, attributes: readonly string[]) => void,
): Generator<Element> {
  const parser = new SaxesParser({ xmlns: false });
  const names: string[] = [];
  const open: Element[] = [];
  let done: Element[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    names.push(name);
    if (names.length > DEEPEST) throw new FeedFault(`is not a feed: it is nested more than ${DEEPEST} deep`);
    const here = names.join('.');
    onStart?.(here, Object.keys(attributes));
    if (open.length === 0 && here !== path) return;
    const values: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(attributes as Record<string, SaxesAttributePlain | string>))
      if (!key.startsWith('xmlns')) values[`@${key}`] = String(value);
    open.push({ name, values, text: '', line: parser.line });
  });
  const addText = (words: string): void => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    names.pop();
    const element = open.pop();
    if (!element) return;
    const parent = open.at(-1);
    if (parent) add(parent.values, element.name, elementValue(element));
    else done.push(element);
  });
  try {
    for (let start = 0; start < text.length; start += CHUNK) {
      parser.write(text.slice(start, start + CHUNK));
      yield* done;
      done = [];
    }
    if (text.length > 0) parser.close();
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault(reasonOf(error));
  }
}

/** Paths beyond these are not looked at for the list of rows. */
const MAX_PATHS = 5_000;

interface RowLists {
  readonly rows: string | null;
  /** Other lists beside the rows, with the number of their entries in the sample. */
  readonly others: readonly string[];
}

/**
 * Where the rows are: the list whose entries look like vehicles; else the elements nearest to the root that repeat and have
 * parts; else the nearest that has several parts.
 */
const rowLists = (text: string): RowLists => {
  /** How often each path begins, and the names of its parts. */
  const counts = new Map<string, number>();
  const parts = new Map<string, Set<string>>();
  const attributes = new Map<string, readonly string[]>();
  try {
    for (const _ of elementsAt(text.slice(0, SAMPLE), '\0', (path, names) => {
      if (counts.size >= MAX_PATHS && !counts.has(path)) return;
      counts.set(path, (counts.get(path) ?? 0) + 1);
      if (names.length > 0) attributes.set(path, names);
      const end = path.lastIndexOf('.');
      if (end < 0) return;
      const parent = path.slice(0, end);
      parts.set(parent, (parts.get(parent) ?? new Set()).add(path.slice(end + 1)));
    }));
  } catch {
    // The sample breaks off, or the feed does: reading its rows will tell.
  }
  const byDepth = [...counts.keys()].sort((a, b) => a.split('.').length - b.split('.').length);
  const countOf = (path: string) => counts.get(path) ?? 0;
  const sizeOf = (path: string) => (path.includes('.') ? (parts.get(path)?.size ?? 0) : 0);
  const repeated = byDepth.filter((path) => path.includes('.') && countOf(path) > 1);
  const lists = repeated
    .filter((path) => sizeOf(path) > 0 || attributes.has(path))
    .map((path): CandidateList => {
      const inside = byDepth.filter((other) => other.startsWith(`${path}.`) || other === path);
      return {
        path,
        entries: countOf(path),
        inside: inside.flatMap((other) => {
          const names = other === path ? [] : other.slice(path.length + 1).split('.');
          return [names, ...(attributes.get(other) ?? []).map((name) => [...names, name])].filter(
            ({ length }) => length > 0,
          );
        }),
      };
    });
  const rows =
    vehicleList(lists)?.path ??
    repeated.find((path) => sizeOf(path) > 0 && countOf(parentOf(path)) === 1) ??
    byDepth.find((path) => sizeOf(path) > 2) ??
    repeated[0] ??
    null;
  return { rows, others: rows === null ? [] : listsBeside(lists, rows) };
};

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** What XML leaves as it is, a name of HTML, which XML does not know, or an ampersand that begins no entity. */
const ENTITIES =
  /<!\[CDATA\[[\s\S]*?\]\]>|&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);|(&[a-z][\w.-]{0,40};)|(&)/gi;

const byNumber = (letters: string): string =>
  Array.from(letters, (letter) => `&#${letter.codePointAt(0)};`).join('');

/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const mended = (text: string, notices: Set<string>): string => {
  let result = text;
  if (FORBIDDEN.test(result)) {
    notices.add('has control characters, which XML does not allow: they count as spaces');
    result = result.replace(FORBIDDEN, ' ');
  }
  let loose = 0;
  result = result.replace(ENTITIES, (match, name?: string, ampersand?: string) => {
    if (ampersand) {
      loose++;
      return '&amp;';
    }
    const letters = name ? decodeEntities(name) : match;
    return letters === match ? match : byNumber(letters);
  });
  if (loose > 0) notices.add(`has ${loose} “&” that should be “&amp;”: they were read as “&”`);
  return result;
};

const toRow = ({ values, text, line }: Element, index: number): RawRow => {
  const row: RawValues = text.trim() === '' ? values : { ...values, '#text': text };
  return Object.keys(values).length > 0
    ? { row: index + 1, line, values: row }
    : { row: index + 1, line, values: {}, broken: 'is not an element with fields' };
};

/**
 * An XML feed: the elements at `rows` (`stock.vehicle`), or those that look like vehicles. Values stay text. An attribute
 * is named `@name`.
 */
export const openXml = (given: string, { rows: path }: FeedShape): Result<RawFeed, string> => {
  const notices = new Set<string>();
  const text = mended(given.replace(/^[\uFEFF\s]+/, ''), notices);
  const { rows, others } = path === undefined ? rowLists(text) : { rows: path, others: [] };
  let seen = 0;
  let parents = 0;
  const parent = rows === null ? '' : parentOf(rows);
  const read = function* (): Generator<RawRow> {
    seen = 0;
    parents = 0;
    let elements = 0;
    for (const element of elementsAt(text, rows ?? '\0', (at) => {
      elements++;
      if (at === parent) parents++;
    }))
      yield toRow(element, seen++);
    if (rows === null)
      throw new FeedFault(
        elements === 1 ? 'has no rows: its only element is the outermost one' : 'has no list of rows',
      );
    if (seen === 0 && parents === 0) {
      const nearestList = rowLists(text).rows;
      throw new FeedFault(
        `has no rows at "${rows}"${nearestList === null || nearestList === rows ? '' : `: its list is at "${nearestList}", which begins with the root element`}`,
      );
    }
  };
  return rows === null && text === ''
    ? err('is empty')
    : ok({
        kind: 'xml',
        rows: read,
        notices,
        ...(rows === null ? {} : { rowsAt: rows, otherLists: others }),
      });
};
