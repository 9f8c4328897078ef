import { countBy } from '../../../src/domain/groups';
import { isRecord } from '../../../src/domain/knownFields';
import { cleanLine, isNothing, textOf } from '../../../src/domain/stock/parse/readText';
import { amountIn } from '../mapping/mappingFunctions';
import type { RawValues } from '../rows/rawFeed';
import { isMake, meaningOf, WORD_FIELDS, type WordField } from './valueWords';

/** A column of CSV, or a path through the rows of JSON and XML, with what its rows hold. */
export interface FeedColumn {
  /** How a mapping names it: a column, a path, or an expression for one entry of a list of pairs. */
  readonly source: string;
  /** How an expression names it. */
  readonly reference: string;
  /** Its name, cut where a path goes down: whole, without its last part, and that part alone. */
  readonly parts: readonly string[];
  readonly path: string;
  readonly parent: string;
  readonly last: string;
  /** Some values as text, in the order of the rows. */
  readonly values: readonly string[];
  /** Rows that have a value. */
  readonly filled: number;
  /** The most values that one row has. */
  readonly most: number;
}

const MAX_COLUMNS = 1_000;
const MAX_VALUES = 4_000;
const DEEPEST = 8;
/** A list of pairs has about as many names as a form has fields. */
const MAX_PAIR_NAMES = 80;

const PAIR_NAMES = /^@?(?:type|name|key|code|label|attribute|field|id|title|kind|qualifier|location|size)$/i;
const PAIR_VALUES = /^(?:@?(?:value|val|text|content|amount)|#text)$/i;

/** A name as JSONata writes it. */
export const quoted = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name}\``);

const isPlain = (name: string): boolean => /^[\p{L}\p{M}\p{N}_ :@-]+$/u.test(name);

interface Pair {
  readonly nameKey: string;
  readonly name: string;
  /** Whether its other keys say that they are values: only such pairs are believed without having been seen twice. */
  readonly isCertain: boolean;
}

/** An entry of a list with a name and values: `{ Type: 'StockNumber', Value: 'A1' }`. */
const pairOf = (entry: unknown): Pair | null => {
  if (!isRecord(entry)) return null;
  const keys = Object.keys(entry);
  const nameKey = keys.find((key) => PAIR_NAMES.test(key) && typeof entry[key] === 'string');
  if (nameKey === undefined || keys.length < 2 || keys.length > 5) return null;
  const name = String(entry[nameKey]).trim();
  if (name === '' || name.length > 40) return null;
  return { nameKey, name, isCertain: keys.some((key) => PAIR_VALUES.test(key) && key !== nameKey) };
};

/** What the entries of one list are called. */
interface PairNames {
  readonly names: Set<string>;
  entries: number;
  isCertain: boolean;
}

const areNamed = (known: PairNames | null | undefined): boolean =>
  !!known &&
  known.names.size > 1 &&
  known.names.size <= MAX_PAIR_NAMES &&
  (known.isCertain || known.names.size * 1.5 <= known.entries);

interface Growing extends Pick<FeedColumn, 'parts'> {
  readonly pair?: Pair;
  readonly values: string[];
  filled: number;
  most: number;
}

/** For each list in the rows, the names of its entries, if they are pairs; `null` once one entry is none. */
type PairLists = Map<string, PairNames | null>;

function findPairs(value: unknown, parts: readonly string[], pairs: PairLists, depth = 0): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    const path = parts.join('.');
    const names = value.map(pairOf);
    const known = pairs.get(path);
    if (known !== null && value.length > 1) {
      const all = known ?? { names: new Set<string>(), entries: 0, isCertain: true };
      const own = new Set(names.map((pair) => pair?.name));
      for (const pair of names) if (pair) all.names.add(pair.name);
      all.entries += value.length;
      all.isCertain &&= names.every((pair) => pair?.isCertain);
      pairs.set(path, names.every((pair) => pair !== null) && own.size === value.length ? all : null);
    }
    for (const entry of value.slice(0, 50)) findPairs(entry, parts, pairs, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value)) findPairs(part, [...parts, key], pairs, depth + 1);
  }
}

/** Every column of a feed that some of its rows fill, or that its header names. */
export function findColumns(
  rows: readonly RawValues[],
  header: readonly string[] | undefined,
): readonly FeedColumn[] {
  const columns = new Map<string, Growing>();
  for (const name of header ?? []) columns.set(name, { parts: [name], values: [], filled: 0, most: 0 });
  const pairs: PairLists = new Map();
  if (!header) for (const values of rows) findPairs(values, [], pairs);

  for (const values of rows) {
    const row = new Map<string, string[]>();
    const put = (path: string, parts: readonly string[], value: unknown, pair?: Pair): void => {
      if (isNothing(value) || parts.length === 0) return;
      if (!columns.has(path)) {
        if (columns.size >= MAX_COLUMNS) return;
        columns.set(path, { parts, pair, values: [], filled: 0, most: 0 });
      }
      row.set(path, [...(row.get(path) ?? []), cleanLine(String(value).slice(0, 2_000))]);
    };
    const collect = (value: unknown, parts: readonly string[], depth: number): void => {
      if (depth > DEEPEST) return;
      const path = parts.join('.');
      if (Array.isArray(value)) {
        const isPairs = areNamed(pairs.get(path));
        for (const entry of value.slice(0, 200)) {
          const pair = isPairs ? pairOf(entry) : null;
          if (!pair || !isRecord(entry)) {
            collect(entry, parts, depth + 1);
            continue;
          }
          for (const [key, part] of Object.entries(entry))
            if (key !== pair.nameKey && !isRecord(textOf(part)) && !Array.isArray(part))
              put(`${path}[${pair.name}].${key}`, [...parts, pair.name, key], textOf(part), pair);
        }
      } else if (isRecord(value)) {
        for (const [key, part] of Object.entries(value))
          collect(part, key === '#text' ? parts : [...parts, key], depth + 1);
      } else put(path, parts, value);
    };
    if (header) for (const name of header) put(name, [name], values[name]);
    else collect(values, [], 0);
    for (const [path, cells] of row) {
      const column = columns.get(path);
      if (!column) continue;
      column.filled++;
      column.most = Math.max(column.most, cells.length);
      if (column.values.length < MAX_VALUES) column.values.push(...cells.slice(0, 20));
    }
  }
  return [...columns.values()].map(({ pair, ...column }) => {
    const { parts } = column;
    return {
      ...column,
      ...(header ? { source: parts[0] ?? '', reference: quoted(parts[0] ?? '') } : namesOf(parts, pair)),
      path: parts.join('.'),
      parent: parts.slice(0, -1).join('.'),
      last: parts.at(-1) ?? '',
    };
  });
}

function namesOf(parts: readonly string[], pair: Pair | undefined): Pick<FeedColumn, 'source' | 'reference'> {
  if (pair) {
    const list = parts.slice(0, -2).map(quoted).join('.');
    const source = `${list}[${quoted(pair.nameKey)}=${JSON.stringify(pair.name)}].${quoted(parts.at(-1) ?? '')}`;
    return { source, reference: source };
  }
  const reference = parts.map(quoted).join('.');
  return { source: parts.every(isPlain) ? parts.join('.') : reference, reference };
}

const DATE =
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:[ T].*)?$|^\d{1,2}[- ][a-z]{3,9}[- ]\d{4}|^\d{8}$|^1[5-9]\d{8}(?:\d{3})?$/i;
const NUMBER = /^-?\d[\d.,'’ ]*(?:\s?[\p{L}'"/.%³ ]{1,12})?(?:\/ ?100 ?km|\s?\d{1,2}\s?["″])?$/iu;
const MONEY = /^(?:(?:[A-Z]{1,3})?[$€£]|R\$|AUD|USD|EUR|CHF|BRL)\s?-?\d|\d\s?(?:€|EUR|CHF|USD|AUD)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)|\/(?:images?|photos?|pictures?|fotos?|bilder)\//i;

/** A number as its column most probably means it, to compare sizes only. */
const sizeOf = (text: string): number =>
  Number(/^(\d{1,3})\s?['′]\s?\d{0,2}\s?["″]?$/.exec(text)?.[1] ?? amountIn(text) ?? 0);

const isYear = (text: string): boolean =>
  /^(?:19|20)\d{2}(?:[./-](?:19|20)?\d{2})?(?:\.0)?$|^MY ?\d{2}$/i.test(text);

/** What the values of a column look like: shares from 0 to 1 of its values, and the sizes of its numbers. */
export function factsOf({ values }: FeedColumn) {
  const count = values.length;
  const counts = countBy(values);
  const share = (test: (text: string) => boolean): number => {
    let sum = 0;
    for (const [value, times] of counts) if (test(value)) sum += times;
    return count === 0 ? 0 : sum / count;
  };
  const isAddress = (text: string): boolean =>
    /^(?:https?:)?\/\/\S+$/i.test(text) || /^https?:\/\//i.test(text);
  const numbers = share((text) => NUMBER.test(text) || MONEY.test(text));
  const sizes =
    numbers < 0.5
      ? []
      : values
          .filter((text) => NUMBER.test(text) || MONEY.test(text))
          .map(sizeOf)
          .filter((size) => size > 0)
          .sort((a, b) => a - b);
  const at = (part: number): number => sizes[Math.floor((sizes.length - 1) * part)] ?? 0;
  const commonest = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  const first = values[0] ?? '';
  return {
    count,
    distinct: counts.size,
    numbers,
    // Numbers in the middle and near both ends, if most values are numbers.
    low: at(0.05),
    middle: at(0.5),
    high: at(0.95),
    money: share((text) => MONEY.test(text)),
    years: share(isYear),
    dates: share((text) => DATE.test(text)),
    vins: share((text) => /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/i.test(text)),
    addresses: share(isAddress),
    pictures: share((text) => isAddress(text) && PICTURE.test(text)),
    films: share((text) => isAddress(text) && /youtu\.?be|vimeo|\.mp4/i.test(text)),
    emails: share((text) => /^\S+@\S+\.\S+$/.test(text)),
    flags: share((text) => /^(?:true|false|yes|no|y|n|0|1|ja|nein|sim|não|nao|s)$/i.test(text)),
    makes: share((text) => text.length < 40 && isMake(text)),
    // Titles that begin with a year or a make and go on.
    titles: share(
      (text) => /^(?:19|20)\d{2}\s+\S+\s+\S+/.test(text) || (/\s\S+\s/.test(text) && isMake(text)),
    ),
    markup: share((text) =>
      /<(?:p|br|ul|li|b|div|strong|span)\b[^<>]*>|&(?:amp|nbsp|[a-z]{2,6});/i.test(text),
    ),
    // The mean length of a value, in characters.
    length: count === 0 ? 0 : values.reduce((sum, text) => sum + text.length, 0) / count,
    spaces: share((text) => /\s/.test(text)),
    words: Object.fromEntries(
      WORD_FIELDS.map((field) => [field, share((text) => meaningOf(field, text) !== undefined)]),
    ) as Record<WordField, number>,
    // The commonest value.
    example: (counts.get(commonest) ?? 0) > 1 ? commonest : first,
  };
}

export type ColumnFacts = Readonly<ReturnType<typeof factsOf>>;
