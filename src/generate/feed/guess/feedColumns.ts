import { isNothing, textOf } from '../../../domain/stock/parse/readText';
import { amountIn } from '../mapping/mappingFunctions';
import { isObject, type RawValues } from '../rows/rawFeed';
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

/** This many rows are enough to tell what the columns hold. */
export const SAMPLE_ROWS = 2_000;
const MOST_COLUMNS = 1_000;
const MOST_VALUES = 4_000;
const DEEPEST = 8;
/** A list of pairs has about as many names as a form has fields. */
const MOST_PAIR_NAMES = 80;

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
  if (!isObject(entry)) return null;
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
  known.names.size <= MOST_PAIR_NAMES &&
  (known.isCertain || known.names.size * 1.5 <= known.entries);

interface Growing {
  readonly parts: readonly string[];
  readonly pair?: Pair;
  readonly values: string[];
  filled: number;
  most: number;
}

/** Finds the columns of a feed in some of its rows. */
export class ColumnFinder {
  private readonly columns = new Map<string, Growing>();
  /** For each list, the names of its entries, if they are pairs; `null` once one entry is none. */
  private readonly pairs = new Map<string, PairNames | null>();
  private readonly rows: RawValues[] = [];

  constructor(private readonly header: readonly string[] | undefined) {
    for (const name of header ?? [])
      this.columns.set(name, { parts: [name], values: [], filled: 0, most: 0 });
  }

  get count(): number {
    return this.rows.length;
  }

  add(row: RawValues): void {
    if (this.rows.length >= SAMPLE_ROWS) return;
    this.rows.push(row);
    if (!this.header) this.findPairs(row, [], 0);
  }

  private findPairs(value: unknown, parts: readonly string[], depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      const path = parts.join('.');
      const names = value.map(pairOf);
      const known = this.pairs.get(path);
      if (known !== null && value.length > 1) {
        const all = known ?? { names: new Set<string>(), entries: 0, isCertain: true };
        const own = new Set(names.map((pair) => pair?.name));
        for (const pair of names) if (pair) all.names.add(pair.name);
        all.entries += value.length;
        all.isCertain &&= names.every((pair) => pair?.isCertain);
        this.pairs.set(path, names.every((pair) => pair !== null) && own.size === value.length ? all : null);
      }
      for (const entry of value.slice(0, 50)) this.findPairs(entry, parts, depth + 1);
    } else if (isObject(value)) {
      for (const [key, part] of Object.entries(value)) this.findPairs(part, [...parts, key], depth + 1);
    }
  }

  private collect(value: unknown, parts: readonly string[], row: Map<string, string[]>, depth: number): void {
    if (depth > DEEPEST || value === null || value === undefined) return;
    const path = parts.join('.');
    if (Array.isArray(value)) {
      const isPairs = areNamed(this.pairs.get(path));
      for (const entry of value.slice(0, 200)) {
        const pair = isPairs ? pairOf(entry) : null;
        if (!pair || !isObject(entry)) {
          this.collect(entry, parts, row, depth + 1);
          continue;
        }
        for (const [key, part] of Object.entries(entry))
          if (key !== pair.nameKey && !isObject(textOf(part)) && !Array.isArray(part))
            this.put(`${path}[${pair.name}].${key}`, [...parts, pair.name, key], textOf(part), row, pair);
      }
    } else if (isObject(value)) {
      for (const [key, part] of Object.entries(value))
        this.collect(part, key === '#text' ? parts : [...parts, key], row, depth + 1);
    } else this.put(path, parts, value, row);
  }

  private put(
    path: string,
    parts: readonly string[],
    value: unknown,
    row: Map<string, string[]>,
    pair?: Pair,
  ): void {
    if (isNothing(value) || parts.length === 0) return;
    if (!this.columns.has(path)) {
      if (this.columns.size >= MOST_COLUMNS) return;
      this.columns.set(path, { parts, pair, values: [], filled: 0, most: 0 });
    }
    row.set(path, [...(row.get(path) ?? []), String(value).trim().slice(0, 2_000)]);
  }

  /** Every column that some row fills, or that the header names. */
  found(): readonly FeedColumn[] {
    for (const values of this.rows) {
      const row = new Map<string, string[]>();
      if (this.header) for (const name of this.header) this.put(name, [name], values[name], row);
      else this.collect(values, [], row, 0);
      for (const [path, cells] of row) {
        const column = this.columns.get(path);
        if (!column) continue;
        column.filled++;
        column.most = Math.max(column.most, cells.length);
        if (column.values.length < MOST_VALUES) column.values.push(...cells.slice(0, 20));
      }
    }
    return [...this.columns.values()].map(({ parts, pair, values, filled, most }) => ({
      ...this.named(parts, pair),
      parts,
      path: parts.join('.'),
      parent: parts.slice(0, -1).join('.'),
      last: parts.at(-1) ?? '',
      values,
      filled,
      most,
    }));
  }

  private named(parts: readonly string[], pair: Pair | undefined): Pick<FeedColumn, 'source' | 'reference'> {
    if (this.header) {
      const [name = ''] = parts;
      return { source: name, reference: quoted(name) };
    }
    if (pair) {
      const list = parts.slice(0, -2).map(quoted).join('.');
      const source = `${list}[${quoted(pair.nameKey)}=${JSON.stringify(pair.name)}].${quoted(parts.at(-1) ?? '')}`;
      return { source, reference: source };
    }
    const reference = parts.map(quoted).join('.');
    return { source: parts.every(isPlain) ? parts.join('.') : reference, reference };
  }
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
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
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
