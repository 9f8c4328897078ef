import type { RawValues } from '../rows/rawFeed';
import { matchesOf, matchPath, splitAt } from './directMatch';
import { MAPPING_FUNCTIONS } from './mappingFunctions';

/**
 * The simple part of JSONata, which most mappings are made of, without its interpreter, which awaits every part of an
 * expression. Law (a property in `directExpression.test.ts`): the value is exactly what JSONata gives, or `NOT_DIRECT`. What is
 * not here (lists, predicates, any fault) is for JSONata.
 */

/** The value of an expression that JSONata must evaluate after all. */
export const NOT_DIRECT = Symbol('not direct');

type Bindings = Readonly<Record<string, unknown>>;
export type DirectExpression = (row: RawValues, bindings: Bindings) => unknown;

/** A part of an expression: one of JSONata's kinds, each with its own further keys. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The keys of a part that changes nothing beyond what it is. */
const PLAIN_KEYS: ReadonlySet<string> = new Set(
  'type value position steps lhs rhs condition then else arguments procedure expressions'.split(' '),
);

const isScalar = (value: unknown): boolean =>
  value === undefined || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const scalar = (value: unknown): unknown => (isScalar(value) ? value : NOT_DIRECT);

const textOfScalar = (value: unknown): string | typeof NOT_DIRECT => {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isSafeInteger(value) ? String(value) : NOT_DIRECT;
};

/** Functions of JSONata, for a text first. */
const TEXT_FUNCTIONS: Readonly<Record<string, (text: string, given?: unknown) => unknown>> = {
  trim: (text) => text.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, ''),
  lowercase: (text) => text.toLowerCase(),
  uppercase: (text) => text.toUpperCase(),
  number: (text) => (/^-?\d+(?:\.\d+)?$/.test(text) && text.length < 16 ? Number(text) : NOT_DIRECT),
  substringBefore: (text, mark) =>
    typeof mark === 'string'
      ? text.slice(0, text.includes(mark) ? text.indexOf(mark) : undefined)
      : NOT_DIRECT,
  substringAfter: (text, mark) => {
    if (typeof mark !== 'string') return NOT_DIRECT;
    return text.includes(mark) ? text.slice(text.indexOf(mark) + mark.length) : text;
  },
  contains: (text, part) => {
    if (part instanceof RegExp) return text.search(part) >= 0;
    return typeof part === 'string' ? text.includes(part) : NOT_DIRECT;
  },
  split: (text, separator) => {
    if (separator instanceof RegExp) return splitAt(text, separator) ?? NOT_DIRECT;
    return typeof separator === 'string' ? text.split(separator) : NOT_DIRECT;
  },
};
const WITH_TWO: ReadonlySet<string> = new Set(['contains', 'split', 'substringBefore', 'substringAfter']);

const OPERATORS: Readonly<Record<string, (left: unknown, right: unknown) => unknown>> = {
  '=': (left, right) => left !== undefined && left === right,
  '!=': (left, right) => left !== undefined && right !== undefined && left !== right,
  '<': (left, right) => compared(left, right, (one, other) => one < other),
  '<=': (left, right) => compared(left, right, (one, other) => one <= other),
  '>': (left, right) => compared(left, right, (one, other) => one > other),
  '>=': (left, right) => compared(left, right, (one, other) => one >= other),
  '+': (left, right) => counted(left, right, (one, other) => one + other),
  '-': (left, right) => counted(left, right, (one, other) => one - other),
  '*': (left, right) => counted(left, right, (one, other) => one * other),
  '/': (left, right) => counted(left, right, (one, other) => one / other),
  '&': (left, right) => {
    const [start, end] = [textOfScalar(left), textOfScalar(right)];
    return typeof start === 'string' && typeof end === 'string' ? start + end : NOT_DIRECT;
  },
};

const compared = (
  left: unknown,
  right: unknown,
  test: (left: string | number, right: string | number) => boolean,
): unknown => {
  if (typeof left === 'boolean' || typeof right === 'boolean') return NOT_DIRECT;
  if (left === undefined || right === undefined) return undefined;
  return typeof left === typeof right ? test(left as string, right as string) : NOT_DIRECT;
};

const counted = (
  left: unknown,
  right: unknown,
  count: (left: number, right: number) => number,
): number | typeof NOT_DIRECT => {
  const result = typeof left === 'number' && typeof right === 'number' ? count(left, right) : Number.NaN;
  return Number.isFinite(result) ? result : NOT_DIRECT;
};

const literalsOf = (nodes: unknown): readonly unknown[] | null => {
  const isLiteral = (node: unknown) => isNode(node) && (node.type === 'string' || node.type === 'number');
  return Array.isArray(nodes) && nodes.every(isLiteral) ? nodes.map(({ value }: Node) => value) : null;
};

/** The operator `in` with a list of texts: `Fuel in ['P', 'ULP']`. */
const directIncludes = ({ lhs, rhs }: Node): DirectExpression | null => {
  const left = directExpression(lhs);
  const list = isNode(rhs) && rhs.type === 'unary' && rhs.value === '[' ? literalsOf(rhs.expressions) : null;
  if (!left || !list) return null;
  return (row, bindings) => {
    const value = left(row, bindings);
    return value === NOT_DIRECT ? value : list.includes(value);
  };
};

const directBinary = (node: Node): DirectExpression | null => {
  if (node.value === 'in') return directIncludes(node);
  const [left, right] = [directExpression(node.lhs), directExpression(node.rhs)];
  if (!left || !right) return null;
  if (node.value === 'and' || node.value === 'or')
    return (row, bindings) => {
      const first = left(row, bindings);
      if (!isScalar(first)) return NOT_DIRECT;
      if (Boolean(first) === (node.value === 'or')) return Boolean(first);
      const second = right(row, bindings);
      return isScalar(second) ? Boolean(second) : NOT_DIRECT;
    };
  const operate = OPERATORS[String(node.value)];
  if (!operate) return null;
  return (row, bindings) => {
    const first = left(row, bindings);
    const second = first === NOT_DIRECT ? first : right(row, bindings);
    return second === NOT_DIRECT || !isScalar(first) || !isScalar(second)
      ? NOT_DIRECT
      : operate(first, second);
  };
};

const directCondition = (node: Node): DirectExpression | null => {
  const [condition, then] = [directExpression(node.condition), directExpression(node.then)];
  const otherwise = node.else === undefined ? () => undefined : directExpression(node.else);
  if (!condition || !then || !otherwise) return null;
  return (row, bindings) => {
    const value = condition(row, bindings);
    if (!isScalar(value)) return NOT_DIRECT;
    return value ? then(row, bindings) : otherwise(row, bindings);
  };
};

/** The text, or the texts, that a regular expression finds. */
const directMatch = (steps: readonly unknown[]): DirectExpression | null => {
  const path = matchPath(steps);
  const of = path && directExpression(path.text);
  if (!path || !of) return null;
  return (row, bindings) => {
    const text = of(row, bindings);
    const matches = typeof text === 'string' ? matchesOf(text, path.pattern, path.most) : null;
    if (!matches) return NOT_DIRECT;
    const found = matches.flatMap((match) => match[path.group] ?? []);
    return found.length > 1 ? found : found[0];
  };
};

const directPath = ({ steps }: Node): DirectExpression | null => {
  if (Array.isArray(steps) && isNode(steps[0]) && steps[0].type === 'function') return directMatch(steps);
  if (!Array.isArray(steps) || !steps.every((step) => isPlain(step) && step.type === 'name')) return null;
  const names = steps.map(({ value }: Node) => String(value));
  return (row) => {
    let value: unknown = row;
    for (const name of names) {
      if (Array.isArray(value)) return NOT_DIRECT;
      if (value === undefined) return undefined;
      value = isNode(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    }
    return scalar(value);
  };
};

/** `$lookup` in a table of texts. */
const directLookup = ([table, key]: readonly unknown[]): DirectExpression | null => {
  const of = directExpression(key);
  if (!of || !isNode(table) || table.type !== 'unary' || table.value !== '{') return null;
  const pairs = Array.isArray(table.lhs) ? table.lhs.map(literalsOf) : [null];
  const words = new Map(pairs.map((pair) => [pair?.[0], pair?.[1]]));
  // Of two values under one key JSONata makes a fault or a list.
  if (pairs.some((pair) => typeof pair?.[0] !== 'string') || words.size < pairs.length) return null;
  return (row, bindings) => {
    const value = of(row, bindings);
    return typeof value === 'string' ? words.get(value) : NOT_DIRECT;
  };
};

const directFunction = ({ procedure, arguments: given }: Node): DirectExpression | null => {
  if (!isPlain(procedure) || procedure.type !== 'variable' || !Array.isArray(given)) return null;
  const name = String(procedure.value);
  if (name === 'lookup' && given.length === 2) return directLookup(given);
  const parts = given.map((part) =>
    isPlain(part) && part.type === 'regex' ? () => part.value : directExpression(part),
  );
  if (parts.some((part) => part === null)) return null;
  const values = (row: RawValues, bindings: Bindings) => parts.map((part) => part?.(row, bindings));
  const [first] = parts;
  if (name === 'exists' && first && parts.length === 1)
    return (row, bindings) => {
      const value = first(row, bindings);
      return value === NOT_DIRECT ? value : value !== undefined;
    };
  const ofText = Object.hasOwn(TEXT_FUNCTIONS, name) ? TEXT_FUNCTIONS[name] : undefined;
  if (ofText && parts.length === (WITH_TWO.has(name) ? 2 : 1))
    return (row, bindings) => {
      const [text, more] = values(row, bindings);
      return typeof text === 'string' ? ofText(text, more) : NOT_DIRECT;
    };
  if (!Object.hasOwn(MAPPING_FUNCTIONS, name)) return null;
  const run = MAPPING_FUNCTIONS[name as keyof typeof MAPPING_FUNCTIONS] as (...all: unknown[]) => unknown;
  return (row, bindings) => {
    const all = values(row, bindings);
    return all.every(isScalar) ? scalar(run(...all)) : NOT_DIRECT;
  };
};

const isPlain = (node: unknown): node is Node =>
  isNode(node) && Object.keys(node).every((key) => PLAIN_KEYS.has(key) || node[key] === undefined);

/**
 * A part of a parsed expression as a function of a row and of the fields that it uses; `null` if it is not in the simple part.
 * The function may throw what a function of ours throws.
 */
export function directExpression(node: unknown): DirectExpression | null {
  if (!isPlain(node)) return null;
  switch (node.type) {
    case 'string':
    case 'number':
      return () => node.value;
    case 'value':
      return typeof node.value === 'boolean' ? () => node.value : null;
    case 'path':
      return directPath(node);
    case 'variable': {
      const name = String(node.value);
      return (_row, bindings) => (Object.hasOwn(bindings, name) ? scalar(bindings[name]) : NOT_DIRECT);
    }
    case 'block':
      return Array.isArray(node.expressions) && node.expressions.length === 1
        ? directExpression(node.expressions[0])
        : null;
    case 'binary':
      return directBinary(node);
    case 'condition':
      return directCondition(node);
    case 'function':
      return directFunction(node);
    default:
      return null;
  }
}
