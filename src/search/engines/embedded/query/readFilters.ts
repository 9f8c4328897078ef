import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { requestFault } from '../indexFault';
import type { Condition, Filter, Operator } from './filter';

type Parsed<Value> = Result<Value, IndexFault>;

/**
 * The filters of a request, in the part of Algolia's language that our searches use. All of them must hold:
 *
 * - `facetFilters: [['make:Toyota', 'make:Kia'], 'featured:true']`: one value of each entry
 * - `numericFilters: ['price>=10000', 'price<=30000']`: each comparison
 * - `filters: 'priceNew<=33254 OR priceUsed<=31870'`: one of the comparisons
 *
 * Anything else is a `request` fault: a filter that is passed over would show vehicles that nobody asked for.
 */
export const readFilters = ({
  facetFilters = [],
  numericFilters = [],
  filters = '',
}: Readonly<Record<string, unknown>>): Parsed<readonly Filter[]> => {
  if (typeof filters !== 'string') return requestFault('`filters` is not a text.');
  const values = readList(facetFilters, parseValue);
  if (values.kind === 'err') return values;
  const comparisons = readList(numericFilters, parseComparison);
  if (comparisons.kind === 'err') return comparisons;
  const alternatives = readList(filters === '' ? [] : [filters.split(' OR ')], parseComparison);
  if (alternatives.kind === 'err') return alternatives;
  return ok([...values.value, ...comparisons.value, ...alternatives.value]);
};

/** A list in which each entry is a condition, or a list of which one must hold. An empty list filters nothing. */
const readList = (list: unknown, parse: (text: string) => Parsed<Condition>): Parsed<readonly Filter[]> => {
  if (!Array.isArray(list)) return requestFault('A list of filters is not a list.');
  const filters: Filter[] = [];
  for (const entry of list) {
    const conditions: Condition[] = [];
    for (const text of Array.isArray(entry) ? entry : [entry]) {
      if (typeof text !== 'string') return requestFault('A filter is not a text.');
      const parsed = parse(text);
      if (parsed.kind === 'err') return parsed;
      conditions.push(parsed.value);
    }
    if (conditions.length > 0) filters.push(conditions);
  }
  return ok(filters);
};

/** `make:Toyota`. A backslash stands before a value that starts with a hyphen (`escapeValue`); without it, Algolia reads "not". */
const parseValue = (text: string): Parsed<Condition> => {
  const [, attribute, value] = /^([^:]+):(.*)$/s.exec(text) ?? [];
  if (attribute === undefined || value === undefined) return requestFault(`“${text}” is not a facet filter.`);
  if (value.startsWith('-')) return requestFault(`“${text}” is a negated filter, which no search asks for.`);
  return ok({ kind: 'value', attribute, value: /^\\+-/.test(value) ? value.slice(1) : value });
};

/** `price<=30000`. */
const parseComparison = (text: string): Parsed<Condition> => {
  const [, attribute, operator, number] = /^([^\s<>=!:]+)(<=|>=|>)(-?[\d.]+(?:e[-+]?\d+)?)$/.exec(text) ?? [];
  if (attribute === undefined || !Number.isFinite(Number(number)))
    return requestFault(`“${text}” is not a comparison like “price<=30000”.`);
  return ok({ kind: 'compare', attribute, operator: operator as Operator, number: Number(number) });
};
