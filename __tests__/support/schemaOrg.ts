import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A type of schema.org: the types above it and the properties of its own. */
interface Type {
  readonly above: readonly string[];
  readonly properties: ReadonlySet<string>;
}

/** The vocabulary of schema.org, as the package schema-dts ships it: types by the names of their interfaces, and every word. */
function readVocabulary() {
  const folder = dirname(createRequire(__filename).resolve('schema-dts'));
  const text = readFileSync(join(folder, 'schema.d.ts'), 'utf8');
  const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.ES2022);
  const types = new Map<string, Type>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const above = (statement.heritageClauses ?? []).flatMap(({ types: named }) =>
      named.map((one) => one.expression.getText(source)),
    );
    const properties = statement.members.flatMap((member) =>
      member.name && (ts.isStringLiteral(member.name) || ts.isIdentifier(member.name))
        ? [member.name.text]
        : [],
    );
    types.set(statement.name.text, { above, properties: new Set(properties) });
  }
  return {
    types,
    words: new Set([...text.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, word]) => word)),
  };
}

let vocabulary: ReturnType<typeof readVocabulary> | undefined;

const hasProperty = (types: ReadonlyMap<string, Type>, name: string, property: string): boolean => {
  const type = types.get(name);
  if (!type) return false;
  return type.properties.has(property) || type.above.some((one) => hasProperty(types, one, property));
};

/**
 * What schema.org does not have in an object of structured data, one line each: unknown types, properties that a type does
 * not have, and unknown words such as `https://schema.org/InStocks`. Empty lists and missing values are faults too.
 */
export function schemaFaults(data: unknown, at = ''): readonly string[] {
  vocabulary ??= readVocabulary();
  const { types, words } = vocabulary;
  if (Array.isArray(data))
    return data.length === 0
      ? [`${at} is an empty list`]
      : data.flatMap((one, place) => schemaFaults(one, `${at}[${place}]`));
  if (data === null || data === '') return [`${at} is empty`];
  if (typeof data === 'string')
    return data.startsWith('https://schema.org/') && !words.has(data)
      ? [`${at}: ${data} is not a word of schema.org`]
      : [];
  if (typeof data !== 'object') return [];
  const {
    '@type': type,
    '@context': _,
    '@id': __,
    ...properties
  } = data as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string') return [`${at} has no @type`];
  const leaf = ['', 'Leaf'].map((ending) => type + ending).find((name) => types.has(name));
  if (leaf === undefined) return [`${at}: ${type} is not a type of schema.org`];
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(hasProperty(types, leaf, name) ? [] : [`${at}: ${type} has no ${name}`]),
    ...schemaFaults(value, `${at}.${name}`),
  ]);
}
