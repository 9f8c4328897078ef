import jsonata from 'jsonata';
import { err, ok, type Result } from '../../../src/domain/result';
import { textOf, withoutPasswords } from '../../../src/domain/stock/parse/readText';
import { shownValue } from '../../../src/domain/stock/parseStockItem';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import type { RawValues } from '../rows/rawFeed';
import { valueAt } from '../rows/valueAt';
import type { StockFault } from '../stockReport';
import { type DirectExpression, directExpression, NOT_DIRECT } from './directExpression';
import { withoutEmpty } from './emptyValues';
import { MAPPING_FUNCTIONS } from './mappingFunctions';
import type { FieldSource, Mapping } from './readMapping';

/** The bounds of one expression on one row: milliseconds, nested calls, entries of a list. */
const GUARDS = { timeout: 2_000, stack: 200, sequence: 10_000 };

/** A path that a field reads, to find out whether any row has it. */
export interface ReadPath {
  readonly field: StockFieldName;
  readonly path: string;
  readonly keys: readonly string[];
}

interface ExpressionFault {
  readonly field: StockFieldName;
  /** The values that the expression read. */
  readonly value: string;
  readonly reason: string;
}

interface ExpressionField {
  readonly field: StockFieldName;
  readonly expression: jsonata.Expression;
  /** The same without the interpreter, if it is simple. */
  readonly direct: DirectExpression | null;
  readonly paths: readonly ReadPath[];
  /** The other fields that it uses: `$make`. */
  readonly uses: readonly StockFieldName[];
}

export interface CompiledMapping {
  readonly mapping: Mapping;
  /** The fields that are a column or a path, which cost no expression. */
  readonly plain: readonly ReadPath[];
  readonly constants: readonly (readonly [StockFieldName, string | number | boolean])[];
  /** In the order in which they must be evaluated. */
  readonly expressions: readonly ExpressionField[];
  readonly paths: readonly ReadPath[];
}

/** Whether a text is a column or path as it stands: letters, digits, and marks that begin no expression. */
const isPlainPath = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}_ .:@#/-]+$/u.test(text) && !/^\d+(?:\.\d+)?$/.test(text);

/**
 * `@id` and `#text`, the names of attributes and of an element's own text, as names of JSONata. Its operators with these marks
 * are always followed by `$`. Text in quotes and regular expressions stay as they are.
 */
const withXmlNames = (source: string): string =>
  source.replace(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/(?![*\s])(?:[^/\\\n]|\\.)+\/[im]*(?=\s*[),\]])|([@#][\p{L}_][\p{L}\p{N}_:-]*)/gu,
    (match, name?: string) => (name === undefined ? match : `\`${name}\``),
  );

/** A part of an expression, of which JSONata's own type lists only some kinds. */
interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly steps?: readonly Node[];
  readonly stages?: readonly Node[];
  readonly predicate?: readonly Node[];
  readonly body?: Node;
  readonly terms?: readonly { readonly expression: Node }[];
}

/**
 * Collects the paths that an expression reads from a row, and the variables that it uses.
 * @param prefix the path to what the names in this part belong to; `null` if that is not known
 */
const walk = (node: unknown, prefix: string | null, paths: Set<string>, variables: Set<string>): void => {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, prefix, paths, variables);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value, steps, body } = node as Node;
  if (type === 'variable' && typeof value === 'string') variables.add(value);
  if (type === 'path' && steps) {
    walkPath(steps, prefix, paths, variables);
    return;
  }
  if (type === 'lambda') {
    walk(body, null, paths, variables);
    return;
  }
  for (const [key, part] of Object.entries(node)) {
    if (key === 'predicate' || key === 'stages') walk(part, null, paths, variables);
    else if (typeof part === 'object') walk(part, prefix, paths, variables);
  }
};

const walkPath = (
  steps: readonly Node[],
  prefix: string | null,
  paths: Set<string>,
  variables: Set<string>,
): void => {
  let here = prefix;
  for (const step of steps) {
    const { type, value, stages, predicate, terms } = step;
    if (type === 'name') {
      if (here !== null) {
        here = here === '' ? String(value) : `${here}.${value}`;
        paths.add(here);
      }
    } else if (type === 'sort') {
      for (const term of terms ?? []) walk(term.expression, here, paths, variables);
    } else {
      walk(
        { ...step, stages: undefined, predicate: undefined },
        type === 'variable' ? prefix : here,
        paths,
        variables,
      );
      // `$` is what the path began with; what follows anything else is not known.
      here = type === 'variable' && value === '' ? prefix : type === 'variable' && value === '$' ? '' : null;
    }
    walk([...(stages ?? []), ...(predicate ?? [])], here, paths, variables);
  }
};

/** `$location` is the field `location.name`, whose name has a dot. */
const variableOf = (field: StockFieldName): string => (field === 'location.name' ? 'location' : field);

/** Fields whose names are functions of JSONata, which stay functions. */
const FUNCTIONS: ReadonlySet<string> = new Set(['length', 'power', 'keys']);

const fieldOfVariable = (name: string): StockFieldName | undefined =>
  FUNCTIONS.has(name) ? undefined : STOCK_FIELD_NAMES.find((field) => variableOf(field) === name);

const messageOf = (error: unknown): string => {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return (message ?? code ?? String(error)).split('\n', 1)[0] ?? '';
};

/** A message of an expression, which may quote a value. */
const shownMessage = (error: unknown): string => withoutPasswords(messageOf(error)).slice(0, 300);

const compileExpression = (field: StockFieldName, source: string): Result<ExpressionField, string> => {
  try {
    const expression = jsonata(withXmlNames(source), GUARDS);
    for (const [name, run] of Object.entries(MAPPING_FUNCTIONS))
      expression.registerFunction(name, (...values: unknown[]) =>
        (run as (...given: unknown[]) => unknown)(...values),
      );
    const paths = new Set<string>();
    const variables = new Set<string>();
    const ast = expression.ast();
    walk(ast, '', paths, variables);
    const uses = [...variables].flatMap((name) => fieldOfVariable(name) ?? []);
    return ok({
      field,
      expression,
      direct: directExpression(ast),
      paths: longest(paths).map((path) => ({ field, path, keys: path.split('.') })),
      uses: uses.filter((other) => other !== field),
    });
  } catch (error) {
    const { position } = error as { readonly position?: number };
    const place = position === undefined ? '' : ` (at character ${position})`;
    return err(`is neither a column of the feed nor an expression: ${messageOf(error)}${place}`);
  }
};

/** The paths that no other path continues. */
const longest = (paths: ReadonlySet<string>): readonly string[] =>
  [...paths].filter((path) => ![...paths].some((other) => other.startsWith(`${path}.`)));

/** Expressions in an order in which each comes after the fields that it uses; `null` if two use each other. */
const inOrder = (
  expressions: readonly ExpressionField[],
  done: ReadonlySet<StockFieldName>,
): readonly ExpressionField[] | null => {
  const ordered: ExpressionField[] = [];
  const known = new Set(done);
  const waiting = new Set(expressions);
  const mapped = new Set(expressions.map(({ field }) => field));
  while (waiting.size > 0) {
    const next = [...waiting].find(({ uses }) =>
      uses.every((field) => known.has(field) || !mapped.has(field)),
    );
    if (!next) return null;
    waiting.delete(next);
    known.add(next.field);
    ordered.push(next);
  }
  return ordered;
};

/**
 * Compiles a mapping for one feed. A text that is exactly a column, or that can only be a name, is never an expression.
 * @param columns the columns of a CSV feed; absent for other feeds
 */
export const compileMapping = (
  mapping: Mapping,
  columns?: readonly string[],
): Result<CompiledMapping, readonly StockFault[]> => {
  const plain: ReadPath[] = [];
  const constants: [StockFieldName, string | number | boolean][] = [];
  const expressions: ExpressionField[] = [];
  const faults: StockFault[] = [];
  const known = new Set(columns);
  for (const [field, source] of Object.entries(mapping.fields) as [StockFieldName, FieldSource][]) {
    if (source === null || source === undefined) continue;
    if (typeof source !== 'string') {
      constants.push([field, source]);
    } else if (known.has(source) || isPlainPath(source)) {
      plain.push({ field, path: source, keys: source.split('.') });
    } else {
      const compiled = compileExpression(field, source);
      if (compiled.kind === 'ok') expressions.push(compiled.value);
      else faults.push({ file: mapping.name, field: `fields.${field}`, reason: compiled.fault });
    }
  }
  if (faults.length > 0) return err(faults);
  const others = [...plain.map(({ field }) => field), ...constants.map(([field]) => field)];
  const ordered = inOrder(expressions, new Set(others));
  if (!ordered) return err([{ file: mapping.name, reason: 'has fields that use each other in a circle' }]);
  const paths = [...plain, ...ordered.flatMap((one) => one.paths)];
  return ok({ mapping, plain, constants, expressions: ordered, paths });
};

/** What a row gives for each mapped field, still as the feed writes it. */
export type MappedValues = Partial<Record<StockFieldName, unknown>>;

/** The mapped values of a row, without its expressions. */
export const plainValues = ({ plain, constants }: CompiledMapping, values: RawValues): MappedValues => {
  const mapped: MappedValues = {};
  for (const { field, path, keys } of plain) mapped[field] = valueAt(values, path, keys);
  for (const [field, value] of constants) mapped[field] = value;
  return mapped;
};

const readBy = ({ paths }: ExpressionField, values: RawValues): string =>
  shownValue(
    paths
      .map(({ path, keys }) => shownValue(valueAt(values, path, keys)))
      .filter((text) => text !== '')
      .join(' · '),
  );

/** JSONata says only that an argument is wrong where an element of XML has attributes beside its text. */
const hintFor = ({ paths }: ExpressionField, values: RawValues): string => {
  const element = paths.find(({ keys }) => textOf(rawAt(values, keys)) !== rawAt(values, keys));
  return element ? `. ${element.path} has attributes: its text is ${element.path}.#text` : '';
};

const rawAt = (values: RawValues, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as RawValues)[key] : undefined),
    values,
  );

/** What an expression gives without the interpreter. What fails there fails in JSONata too, which says why. */
const directValue = (
  { direct }: ExpressionField,
  values: RawValues,
  bindings: MappedValues | undefined,
): unknown => {
  try {
    return direct ? direct(values, bindings ?? {}) : NOT_DIRECT;
  } catch {
    return NOT_DIRECT;
  }
};

/**
 * Evaluates the expressions of a row into `mapped`. One that fails leaves its field empty, and is returned.
 */
export const evaluate = async (
  { expressions }: CompiledMapping,
  values: RawValues,
  mapped: MappedValues,
): Promise<readonly ExpressionFault[]> => {
  const given = withoutEmpty(values) as RawValues;
  let faults: ExpressionFault[] | undefined;
  for (const one of expressions) {
    const { field, expression, uses } = one;
    const bindings =
      uses.length === 0
        ? undefined
        : Object.fromEntries(uses.map((other) => [variableOf(other), withoutEmpty(mapped[other])]));
    try {
      const direct = directValue(one, given, bindings);
      const value: unknown = direct === NOT_DIRECT ? await expression.evaluate(given, bindings) : direct;
      mapped[field] = textOf(value);
    } catch (error) {
      mapped[field] = undefined;
      faults ??= [];
      faults.push({
        field,
        value: readBy(one, values),
        reason: `cannot be worked out: ${shownMessage(error)}${hintFor(one, values)}`,
      });
    }
  }
  return faults ?? [];
};
