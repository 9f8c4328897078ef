import fc from 'fast-check';
import jsonata from 'jsonata';
import { directExpression, NOT_DIRECT } from '../../../generate/feed/mapping/directExpression';
import { MAPPING_FUNCTIONS } from '../../../generate/feed/mapping/mappingFunctions';
import { runs } from '../../support/runs';

const compiled = (source: string) => {
  const expression = jsonata(source);
  for (const [name, run] of Object.entries(MAPPING_FUNCTIONS))
    expression.registerFunction(name, (...values: unknown[]) =>
      (run as (...given: unknown[]) => unknown)(...values),
    );
  return { expression, direct: directExpression(expression.ast()) };
};

const NAMES = ['a', 'b', '`Stock no`', 'deep.er', '$make'];
const WORDS = [
  '',
  ' ',
  'a',
  'Petrol',
  ' two  words\t',
  '10',
  '007',
  '-3.50',
  '1e3',
  '0x1F',
  '$9,990',
  'true',
  '5 miles',
  '|',
  'P|D',
];

const literal = fc.oneof(
  fc.constantFrom(...WORDS).map((word) => JSON.stringify(word)),
  fc.integer({ min: -20, max: 20_000 }).map(String),
  fc.constantFrom('true', 'false', 'null', '0.1'),
);

const pattern = fc.constantFrom('/\\d+/', '/(\\w)(o)?/', '/[|;]/', '/P|(l)/i', '/x*/', '/ $/', '/^/');

/** Expressions as mappings have them, and some that only JSONata can evaluate. */
const { source } = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(literal, fc.constantFrom(...NAMES)),
    fc
      .tuple(
        tie('source'),
        fc.constantFrom('=', '!=', '<', '<=', '>', '>=', '&', 'and', 'or', '+', '-', '*', '/', '??', '?:'),
        tie('source'),
      )
      .map((parts) => `(${parts.join(' ')})`),
    fc
      .tuple(tie('source'), tie('source'), tie('source'))
      .map(([test, then, other]) => `(${test} ? ${then} : ${other})`),
    fc.tuple(tie('source'), tie('source')).map(([test, then]) => `(${test} ? ${then})`),
    fc
      .tuple(tie('source'), fc.array(literal, { maxLength: 3 }))
      .map(([value, list]) => `(${value} in [${list}])`),
    fc
      .tuple(
        fc.constantFrom(
          'trim',
          'lowercase',
          'uppercase',
          'number',
          'exists',
          'string',
          'money',
          'km',
          'date',
          'htmlToText',
          'first',
        ),
        tie('source'),
      )
      .map(([name, value]) => `$${name}(${value})`),
    fc
      .tuple(
        fc.constantFrom('first', 'contains', 'split', 'substringBefore', 'substringAfter'),
        tie('source'),
        tie('source'),
      )
      .map(([name, value, more]) => `$${name}(${value}, ${more})`),
    fc
      .tuple(fc.constantFrom('contains', 'split'), tie('source'), pattern)
      .map(([name, value, regex]) => `$${name}(${value}, ${regex})`),
    fc
      .tuple(
        tie('source'),
        pattern,
        fc.constantFrom('', ', 1', ', 2'),
        fc.constantFrom('match', 'groups[0]', 'groups[1]', 'index'),
      )
      .map(([value, regex, most, part]) => `$match(${value}, ${regex}${most}).${part}`),
    fc
      .tuple(fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }), literal, tie('source'))
      .map(
        ([keys, word, key]) => `$lookup({${keys.map((one) => `${JSON.stringify(one)}: ${word}`)}}, ${key})`,
      ),
  ),
}));

const value = fc.oneof(
  fc.constantFrom<unknown>(...WORDS, undefined, null, 0, 1, 10, 2.5, true, false),
  fc.constantFrom<unknown>([], ['a'], ['a', 'Petrol'], { er: 'x' }, { '#text': 'a' }),
);

/** A value, or that there is a fault: JSONata throws objects. */
const settled = async (run: () => unknown) => {
  try {
    return JSON.stringify((await run()) ?? null);
  } catch {
    return 'a fault';
  }
};

it('law: a simple expression gives exactly what JSONata gives, or leaves it to JSONata', async () => {
  await fc.assert(
    fc.asyncProperty(
      source,
      fc.record({ a: value, b: value, 'Stock no': value, deep: fc.oneof(value, fc.record({ er: value })) }),
      value,
      async (text, row, make) => {
        const { expression, direct } = compiled(text);
        if (!direct) return;
        const given = await settled(() => direct(row, { make }));
        if (given === undefined || given === 'a fault') return;
        const found = direct(row, { make });
        if (found === NOT_DIRECT) return;
        expect([text, typeof found, given]).toEqual([
          text,
          typeof (await expression.evaluate(row, { make })),
          await settled(() => expression.evaluate(row, { make })),
        ]);
      },
    ),
    { numRuns: runs(2_000, 100_000) },
  );
});

it.each([
  "state = 'N' ? 'New' : 'Used'",
  "$lookup({'P': 'Petrol', 'D': 'Diesel'}, a) ?? a",
  '$money(b) > 0 ? b : a',
  "$trim(a & ' ' & b)",
  '$first(a, b)',
  "$split(a, '|')",
  '$match(a, /^\\w/).match',
  '$match(a, /^(x).(y)/, 1).groups[1]',
  '$split(a, /[|;]/)',
  "web = 'N' ? 'hidden' : a",
  "a in ['x', 'y'] and $exists(b) ? $htmlToText(a)",
])('evaluates %s without the interpreter', (text) => {
  const direct = compiled(text).direct;
  expect(direct?.({ state: 'N', a: 'x|y', b: '$9,990', web: 'Y' }, {})).not.toBe(NOT_DIRECT);
  expect(direct).not.toBeNull();
});
