import { readFileSync } from 'node:fs';
import { buildASTSchema, isObjectType, parse, specifiedRules, validate, visit } from 'graphql';
import { FINANCE_QUERY } from '../../generate/content/dealerSettings';
import { contractQueries } from '../../scripts/queryTypes/contractQueries';
import { gatsbySchema } from '../../scripts/queryTypes/gatsbySchema';
import { buildTexts, gatsbyTexts } from '../../scripts/queryTypes/queryTexts';
import { sourceFiles } from '../support/sourceFiles';

const texts = gatsbyTexts();
const contractText = parse(readFileSync('plugins/content-endpoint/schema.graphql', 'utf8'));

test('every fragment and page query of the site asks only for what the contract has', () => {
  const whole = parse(texts.map(({ document }) => document).join('\n'));
  // A fragment may stand ready for pages to come.
  const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');
  const faults = validate(buildASTSchema(gatsbySchema(contractText)), whole, rules).map(
    ({ message }) => message,
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('fragments and queries have names of their own: Gatsby knows them by name alone', () => {
  const names = parse(texts.map(({ document }) => document).join('\n')).definitions.map((one) =>
    'name' in one ? one.name?.value : undefined,
  );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

const contract = buildASTSchema(contractText);

test('every query that the build itself sends asks only for what the contract has', () => {
  const written = { file: 'the query of finance settings', document: FINANCE_QUERY };
  const faults = [...buildTexts(), written].flatMap(({ file, document }) =>
    validate(contract, parse(document)).map(({ message }) => `${file}: ${message}`),
  );
  expect(buildTexts().map(({ file }) => file)).toEqual([
    'generate/content/dealerSettings.ts',
    'generate/content/dealershipDetails.ts',
    'generate/pages/pageSpecs.ts',
    'generate/siteCheck/readSite.ts',
    'generate/stock/stockContent.ts',
  ]);
  expect(faults).toEqual([]);
});

test('as they reach the endpoint, all of them are queries of the contract', () => {
  const queries = [...contractQueries().values()];
  const faults = queries.flatMap(({ name, text }) =>
    validate(contract, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('no query is overlooked: every template, page and Slice has one, and so has every hook that asks content', () => {
  const asks = /\bgraphql\s*(`|\()|\/\* GraphQL \*\/|useStaticQuery/;
  const documents = new Set([...texts, ...buildTexts()].map(({ file }) => file));
  const overlooked = sourceFiles('src', 'templates', 'generate')
    .filter(({ file, text }) => asks.test(text) && !documents.has(file))
    .map(({ file }) => file);
  expect(overlooked).toEqual([]);

  const known = contractQueries();
  const pages = sourceFiles('templates', 'src/pages').filter(({ text }) => /\bcontent\b/.test(text));
  expect(known.size).toBeGreaterThanOrEqual(pages.length);
  expect([...known.keys()]).toEqual(
    expect.arrayContaining([
      'SiteHeaderSlice',
      'SiteFooterSlice',
      'StockSettings',
      'HeadSite',
      'NotFoundPage',
    ]),
  );
});

describe('the border of the build knows HTML and addresses by the names of their fields', () => {
  const fields = Object.values(contract.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map(({ name, description }) => ({
          owner: type.name,
          name,
          description,
        }))
      : [],
  );

  it('which queries never give another name', () => {
    const all = [...texts, ...buildTexts()].map(({ document }) => document).join('\n');
    const aliases: string[] = [];
    visit(parse(all), { Field: ({ alias }) => void (alias && aliases.push(alias.value)) });
    expect(aliases).toEqual([]);
  });

  it('and the contract gives to nothing else', () => {
    const html = fields.filter(({ name }) => /html$/i.test(name));
    expect(html.length).toBeGreaterThan(15);
    expect(html.filter(({ name }) => !/^html$|Html$/.test(name))).toEqual([]);
    const described = fields.filter(({ description }) => /\bHTML\b|biography/.test(description ?? ''));
    expect(described.filter(({ name }) => !/^html$|Html$/.test(name))).toEqual([]);
    expect(fields.filter(({ name }) => name === 'type').map(({ owner }) => owner)).toEqual(['FilterItem']);
  });
});
