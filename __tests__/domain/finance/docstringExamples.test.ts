import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('src/domain/finance');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

interface Example {
  readonly file: string;
  readonly expression: string;
  readonly expected: string;
}

/** The `@example` blocks of a file: an expression, `// →` and its result. */
function examplesOf(file: string): readonly Example[] {
  const source = readFileSync(join(folder, file), 'utf8');
  return [...source.matchAll(/@example\n(?<block>(?: +\* (?!@).*\n)+)/g)].map(({ groups }) => {
    const lines = (groups?.block ?? '').replaceAll(/^ +\* /gm, '').trim();
    const [expression = '', expected = ''] = lines.split('// →').map((part) => part.trim());
    return { file, expression, expected };
  });
}

/** Everything that the module exports, by name. */
const scope: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...files.map((file) => jest.requireActual<object>(join(folder, file))),
);

const evaluate = (expression: string): unknown =>
  new Function(...Object.keys(scope), `return (${expression});`)(...Object.values(scope));

const isResult = (value: unknown): value is { kind: 'ok'; value: unknown } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'ok';

/** A number with as many decimals as the docstring has; other values unchanged. */
function asWritten(value: unknown, expected: unknown): unknown {
  if (typeof value === 'number' && typeof expected === 'number') {
    const [, decimals = ''] = String(expected).split('.');
    return String(expected).includes('e') ? value : Number(value.toFixed(decimals.length));
  }
  if (Array.isArray(value) && Array.isArray(expected)) {
    return value.map((entry, at) => asWritten(entry, expected[at]));
  }
  if (typeof value === 'object' && value !== null && typeof expected === 'object' && expected !== null) {
    const wanted = expected as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, asWritten(entry, wanted[name])]),
    );
  }
  return value;
}

describe('the examples in the docstrings of the finance module', () => {
  const examples = files.flatMap(examplesOf);

  it('are found', () => {
    expect(examples.length).toBeGreaterThanOrEqual(22);
  });

  it.each(examples)('$file: $expression', ({ expression, expected }) => {
    const result = evaluate(expression);
    const wanted = evaluate(expected);
    expect(asWritten(isResult(result) ? result.value : result, wanted)).toEqual(wanted);
  });
});
