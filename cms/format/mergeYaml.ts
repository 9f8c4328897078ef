import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import { matchItems } from './matchItems';
import { sameValue } from './sameValue';
import { yamlItem, yamlPair } from './yamlText';

type Fields = Readonly<Record<string, unknown>>;

/**
 * YAML with the values of `next` and, where possible, the text of `source`. Every unchanged field and list item keeps its
 * lines, with order, quotes, folding and comments, so that a diff shows only the edit.
 * Law: reading the result gives `next`, and `mergeYaml(source, read(source)) === source`.
 * @param order the order of field names, for new fields
 */
export function mergeYaml(source: string, next: Fields, order: readonly string[] = []): string {
  const document = parseDocument(source, { version: '1.2' });
  const wanted = (withoutLeftOut(next) ?? {}) as Fields;
  if (document.errors.length > 0) throw new Error(`This file cannot be read: ${document.errors[0]?.message}`);
  if (saysTheSame(document.toJS(), wanted)) return source;
  const whole = document.contents;
  if (isMap(whole) && !whole.flow) {
    const merged = new Merge(source).document(whole, wanted, order);
    if (saysTheSame(parseDocument(merged, { version: '1.2' }).toJS(), wanted)) return merged;
  }
  return namesInOrder(wanted, order)
    .map((name) => yamlPair(name, wanted[name], undefined, 0))
    .join('');
}

/** A piece of the source: an entry of a block, with the comment and blank lines before it. */
interface Chunk {
  readonly lead: string;
  /** From the first character of the key or dash. */
  readonly text: string;
  readonly start: number;
}

class Merge {
  constructor(private readonly source: string) {}

  document(map: YAMLMap, next: Fields, order: readonly string[]): string {
    const first = map.items[0] ? startOf(map.items[0]) : 0;
    const { text, end } = this.map(map, next, order);
    return this.source.slice(0, first) + text + this.source.slice(end);
  }

  /** The entries of a block as pieces of the source, and the end of the last one. */
  private chunks(entries: readonly { readonly start: number; readonly end: number }[]): {
    readonly chunks: readonly Chunk[];
    readonly end: number;
  } {
    const bounds = entries.map(({ end }) => this.nextLine(end));
    const chunks = entries.map(({ start }, index) => {
      const from = index === 0 ? start : (bounds[index - 1] ?? start);
      return { lead: this.source.slice(from, start), text: this.source.slice(start, bounds[index]), start };
    });
    return { chunks, end: bounds.at(-1) ?? 0 };
  }

  private map(
    map: YAMLMap,
    next: Fields,
    order: readonly string[] = [],
  ): { readonly text: string; readonly end: number } {
    const pairs = map.items as Pair<Scalar, Node | null>[];
    const { chunks, end } = this.chunks(pairs.map((pair) => ({ start: startOf(pair), end: endOf(pair) })));
    const column = this.column(chunks[0]?.start ?? 0);
    const old = (map.toJSON() ?? {}) as Fields;
    const texts = new Map<string, string>();
    pairs.forEach((pair, index) => {
      const name = String(pair.key.value);
      const { lead, text } = chunks[index] as Chunk;
      const value = next[name];
      // A field that was left out before and is an empty list now says nothing new.
      if (sameValue(withoutLeftOut(old[name]), value)) texts.set(name, lead + text);
      else if (value !== undefined) texts.set(name, lead + this.changed(pair, text, value, column));
    });
    const added = Object.keys(next).filter((name) => !texts.has(name) && !isEmptyList(next[name]));
    const names = added
      .sort((one, other) => order.indexOf(one) - order.indexOf(other))
      .reduce((all, name) => insert(all, name, order), [...texts.keys()]);
    const indent = ' '.repeat(column);
    const lines = names.map(
      (name) => texts.get(name) ?? indent + yamlPair(name, next[name], undefined, column),
    );
    return { text: joined(lines), end };
  }

  /** A field with a changed value. If the value is a block, only the changed parts are rewritten. */
  private changed(pair: Pair<Scalar, Node | null>, text: string, value: unknown, column: number): string {
    const node = pair.value;
    const name = String(pair.key.value);
    const inner = node ? this.block(node, value) : undefined;
    if (!inner) return yamlPair(name, value, node ?? undefined, column);
    const start = startOf(pair);
    return (
      this.source.slice(start, inner.start) + inner.text + this.source.slice(inner.end, start + text.length)
    );
  }

  private block(
    node: Node,
    value: unknown,
  ): { readonly start: number; readonly text: string; readonly end: number } | undefined {
    if (isMap(node) && !node.flow && isFields(value) && node.items[0]) {
      return { start: startOf(node.items[0]), ...this.map(node, value) };
    }
    if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0 && node.range)
      return { start: node.range[0], ...this.list(node, value) };
    return undefined;
  }

  private list(list: YAMLSeq, next: readonly unknown[]): { readonly text: string; readonly end: number } {
    const items = list.items as Node[];
    const { chunks, end } = this.chunks(
      items.map((item) => ({ start: this.dash(item), end: item.range?.[1] ?? 0 })),
    );
    const column = this.column(chunks[0]?.start ?? 0);
    const values = (list.toJSON() as unknown[]).map(withoutLeftOut);
    const lines = matchItems(values, next).map(({ before, value }) => {
      const item = before === undefined ? undefined : items[before];
      const chunk = before === undefined ? undefined : chunks[before];
      if (!item || !chunk) return ' '.repeat(column) + yamlItem(value, items.at(-1), column);
      const lead = chunk.lead === '' ? ' '.repeat(column) : chunk.lead;
      if (sameValue(values[before as number], value)) return lead + chunk.text;
      const inner = this.block(item, value);
      if (!inner) return lead + yamlItem(value, item, column);
      return (
        lead +
        this.source.slice(chunk.start, inner.start) +
        inner.text +
        this.source.slice(inner.end, chunk.start + chunk.text.length)
      );
    });
    return { text: joined(lines), end };
  }

  /** The position of the dash before a list item. */
  private dash(item: Node): number {
    return this.source.lastIndexOf('-', (item.range?.[0] ?? 1) - 1);
  }

  private column(position: number): number {
    return position - (this.source.lastIndexOf('\n', position - 1) + 1);
  }

  /** The first line that begins at or after a position. */
  private nextLine(position: number): number {
    if (position === 0 || this.source[position - 1] === '\n') return position;
    const newline = this.source.indexOf('\n', position);
    return newline === -1 ? this.source.length : newline + 1;
  }
}

/** The first entry starts where the block begins: after a dash, or already indented. */
const joined = (lines: readonly string[]): string =>
  lines.map((line, index) => (index === 0 ? line.trimStart() : line)).join('');

const startOf = (pair: Pair<unknown, unknown>): number =>
  isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;

const endOf = ({ key, value }: Pair<Scalar, Node | null>): number => value?.range?.[1] ?? key.range?.[1] ?? 0;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two readings of a file mean the same. An empty list equals a missing one. */
const saysTheSame = (one: unknown, other: unknown): boolean =>
  sameValue(withoutEmptyLists(withoutLeftOut(one) ?? {}), withoutEmptyLists(withoutLeftOut(other) ?? {}));

function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (!isFields(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isEmptyList(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmptyLists(field)]));
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The fields of a new file, in order. Empty fields are left out. */
function namesInOrder(fields: Fields, order: readonly string[]): readonly string[] {
  const names = Object.keys(fields).filter((name) => !isEmptyList(fields[name]));
  return [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(name))];
}

/** Inserts a name after the last field that precedes it in `order`, or at the end if `order` does not have it. */
function insert(names: readonly string[], name: string, order: readonly string[]): string[] {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
  const place = order.includes(name) ? names.findLastIndex((other) => before.has(other)) + 1 : names.length;
  return [...names.slice(0, place), name, ...names.slice(place)];
}
