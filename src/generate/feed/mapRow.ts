import { cleanLine, isAbsent } from '../../domain/stock/parse/readText';
import type { RawStockItem } from '../../domain/stock/parseStockItem';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../domain/stock/stockFields';
import { compiledPattern } from './compiledPattern';
import type { FieldMapping, FieldRule, FieldSource, Mapping } from './mapping';
import { valueAt } from './valueAt';

type RawValues = Readonly<Record<string, unknown>>;
type Fields = Readonly<Partial<Record<StockFieldName, unknown>>>;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isAbsent(cleanLine(value))) ||
  (Array.isArray(value) && value.length === 0);

const removeStart = (text: string, start: unknown): string => {
  const word = typeof start === 'string' || typeof start === 'number' ? cleanLine(String(start)) : '';
  const rest = text.slice(word.length);
  const isWhole = rest === '' || /^\s/.test(rest);
  return isWhole && text.toLowerCase().startsWith(word.toLowerCase()) ? rest.trimStart() : text;
};

const transform = (text: string, rule: FieldRule, fields: Fields): unknown => {
  let value = text;
  if (rule.match !== undefined) {
    const found = compiledPattern(rule.match).exec(value);
    if (!found) return undefined;
    value = found[1] ?? found[0];
  }
  if (rule.after)
    value = rule.after.reduce((rest, field) => removeStart(rest, fields[field]), cleanLine(value));
  for (const [from, to] of rule.replace ?? []) value = value.replace(compiledPattern(from, 'gu'), to);
  if (rule.map) {
    const meaning = Object.hasOwn(rule.map, value.trim()) ? rule.map[value.trim()] : undefined;
    if (meaning === undefined && rule.otherwise === 'drop') return undefined;
    value = meaning ?? value;
  }
  return rule.split === undefined ? value : value.split(rule.split);
};

const hasSteps = (rule: FieldRule): boolean =>
  [rule.match, rule.after, rule.replace, rule.map, rule.split].some((step) => step !== undefined);

/** Applies a rule. Numbers are transformed as written; lists and objects are taken as they are. */
const applyRule = (values: RawValues, rule: FieldRule, fields: Fields): unknown => {
  if (rule.constant !== undefined) return rule.constant;
  const columns = typeof rule.from === 'string' ? [rule.from] : (rule.from ?? []);
  for (const column of columns) {
    const raw = valueAt(values, column);
    if (isNothing(raw)) continue;
    const isText = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean';
    const value = isText && hasSteps(rule) ? transform(String(raw), rule, fields) : raw;
    if (!isNothing(value)) return value;
  }
  return undefined;
};

const applySource = (values: RawValues, source: FieldSource, fields: Fields): unknown =>
  typeof source === 'string' ? valueAt(values, source) : applyRule(values, source, fields);

const applyField = (values: RawValues, mapping: FieldMapping, fields: Fields): unknown => {
  if (typeof mapping === 'string') return valueAt(values, mapping);
  if ('each' in mapping) {
    return mapping.each
      .flatMap((source) => applySource(values, source, fields))
      .filter((value) => !isNothing(value));
  }
  for (const source of Array.isArray(mapping) ? mapping : [mapping]) {
    const value = applySource(values, source, fields);
    if (!isNothing(value)) return value;
  }
  return undefined;
};

const usesOthers = (mapping: FieldMapping): boolean => {
  if (typeof mapping === 'string') return false;
  const sources = 'each' in mapping ? mapping.each : [mapping].flat();
  return sources.some((source) => typeof source === 'object' && source.after !== undefined);
};

type MappedField = readonly [StockFieldName, FieldMapping];

const orders = new WeakMap<Mapping, readonly MappedField[]>();

/** The fields of a mapping, those that need other fields last. Worked out once, because every row asks. */
function inOrder(mapping: Mapping): readonly MappedField[] {
  const known = orders.get(mapping);
  if (known) return known;
  const mapped = Object.entries(mapping.fields) as MappedField[];
  const order = [false, true].flatMap((isLate) => mapped.filter(([, how]) => usesOthers(how) === isLate));
  orders.set(mapping, order);
  return order;
}

/** The fields of a stock item in a row, by a mapping, still as the feed writes them. */
export const mapRow = (values: RawValues, mapping: Mapping): RawStockItem => {
  const fields: Partial<Record<StockFieldName, unknown>> = {};
  if (mapping.identity) {
    for (const field of STOCK_FIELD_NAMES) fields[field] = valueAt(values, field);
  }
  for (const [field, how] of inOrder(mapping)) fields[field] = applyField(values, how, fields);
  return fields;
};
