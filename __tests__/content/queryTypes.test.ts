import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import ts from 'typescript';
import { gatsbyTexts } from '../../scripts/queryTypes/queryTexts';

test('the types of the queries are current; if not, `npm run types` writes them anew', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/queryTypes.ts', '--check'],
    { encoding: 'utf8' },
  );
  expect([stdout, stderr]).toEqual(['', '']);
});

/** The types of query answers that a file names. */
function answerTypesIn(file: string): readonly string[] {
  const names = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const look = (node: ts.Node): void => {
    if (
      ts.isTypeReferenceNode(node) &&
      ts.isIdentifier(node.typeName) &&
      node.typeName.text.endsWith('Query')
    )
      names.add(node.typeName.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return [...names];
}

const queries = gatsbyTexts().flatMap(({ file, document }) =>
  parse(document).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [{ file, name: one.name?.value ?? '' }] : [],
  ),
);

it.each(queries)('$file takes the answer for what its own query $name asks', ({ file, name }) => {
  expect(answerTypesIn(file)).toEqual([`${name}Query`]);
});
