import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, print, specifiedRules, validate, visit } from 'graphql';
import { sourceFiles } from '../support/sourceFiles';

const PREFIX = 'Content_';

/** The contract as Gatsby's schema has it: types prefixed, the root under a field, pictures with the build's sizes. */
function gatsbySchema() {
  const contract = parse(readFileSync('plugins/content-endpoint/schema.graphql', 'utf8'));
  const own = new Set(
    contract.definitions.flatMap((one) => ('name' in one && one.name ? [one.name.value] : [])),
  );
  const types = contract.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
  const prefixed = visit(
    { ...contract, definitions: types },
    {
      Name: (name, _key, parent) => {
        const isType =
          own.has(name.value) &&
          parent !== undefined &&
          !Array.isArray(parent) &&
          'kind' in parent &&
          (parent.kind === Kind.NAMED_TYPE || parent.kind.endsWith('TypeDefinition'));
        if (!isType) return undefined;
        return { ...name, value: name.value === 'Query' ? 'Content' : `${PREFIX}${name.value}` };
      },
    },
  );
  return buildSchema(`${print(prefixed)}
    scalar Sizes
    type ImageSharp {
      gatsbyImageData(
        layout: Layout, width: Int, breakpoints: [Int!], placeholder: Placeholder, formats: [Format!], sizes: String
      ): Sizes!
    }
    enum Layout { CONSTRAINED FULL_WIDTH FIXED }
    enum Placeholder { NONE }
    enum Format { WEBP AVIF AUTO }
    type File { childImageSharp: ImageSharp }
    extend type Content_Image { file: File }
    type Site { buildTime: String! }
    type Query { content: Content!, site: Site! }
  `);
}

const texts = sourceFiles('src').flatMap(({ file, text }) =>
  [...text.matchAll(/graphql`([^`]*)`/g)].map(([, document = '']) => ({ file, document })),
);
const ofContent = texts.filter(({ document }) => /\bcontent\s*\{|\bon Content/.test(document));

test('every fragment and page query of the site asks only for what the contract has', () => {
  const whole = parse(ofContent.map(({ document }) => document).join('\n'));
  // A fragment may stand ready for pages to come.
  const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');
  const faults = validate(gatsbySchema(), whole, rules).map(({ message }) => message);
  expect(ofContent.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('fragments and queries have names of their own: Gatsby knows them by name alone', () => {
  const names = parse(texts.map(({ document }) => document).join('\n')).definitions.map((one) =>
    'name' in one ? one.name?.value : undefined,
  );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
