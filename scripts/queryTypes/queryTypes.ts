import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { type DocumentNode, parse } from 'graphql';
import { contractText } from '../../plugins/content-endpoint/endpoint/contractText';
import { gatsbySchema } from './gatsbySchema';
import { buildTexts, gatsbyTexts, type QueryText } from './queryTexts';

/** A file of types, and what it should hold now. */
interface TypesFile {
  readonly file: string;
  readonly text: string;
}

/** The types of the values that the build makes, with the addresses from which `src/content/` imports them. */
const MADE_BY_THE_BUILD = {
  GatsbyImageData: 'gatsby-plugin-image#IGatsbyImageData',
  HostedSearch: '../domain/hostedSearch#HostedSearch',
  SearchVocabulary: '../search/vocabulary/vocabulary#SearchVocabulary',
  BudgetCounts: '../domain/stock/stockTypes#BudgetCounts',
  ParsedFinance: '../domain/finance/financeSettings#FinanceSettings',
  ParsedFilterGroups: './stock/stockFilterGroup#StockFilterGroups',
  ParsedCardFacts: '../domain/stock/cardFacts#CardFacts',
};

const HEAD = `/** Made by \`npm run types\` from the content contract and the queries of the source. Do not edit. */
`;

/** Types that the generator writes and that nothing asks for: its own, and the types of variables. */
const UNUSED = /^\/\*\* Internal type.*\n.*\n|^export type \w+QueryVariables = Exact<[\s\S]*?}>;\n+/gm;

/** Empty lines, and breaks before a part of a type or after a bracket. Each type has one line, as they are never edited by hand. */
const BREAKS = /\n(?=\n)|(?<=[(<]) *\n +|(?<!\*\/)\n *(?=[|&)>;])/g;

/** The types of what each query and each fragment of the source is answered with. */
export async function queryTypes(): Promise<readonly TypesFile[]> {
  const contract = parse(contractText());
  return [
    {
      file: 'src/content/queryTypes.ts',
      text: await typesOf(gatsbyTexts(), gatsbySchema(contract), MADE_BY_THE_BUILD),
    },
    { file: 'generate/content/queryTypes.ts', text: await typesOf(buildTexts(), contract, {}) },
  ];
}

async function typesOf(
  texts: readonly QueryText[],
  schema: DocumentNode,
  scalars: Readonly<Record<string, string>>,
): Promise<string> {
  const types = await codegen({
    schema,
    documents: texts.map(({ file, document }) => ({ location: file, document: parse(document) })),
    filename: 'queryTypes.ts',
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      scalars: { ID: 'string', ...scalars },
      enumType: 'string-literal',
      immutableTypes: true,
      inlineFragmentTypes: 'combine',
      namingConvention: 'keep',
      skipTypename: true,
      useTypeImports: true,
    },
  });
  return `${HEAD}${types.replaceAll(UNUSED, '').replaceAll(BREAKS, (lineBreak) => (lineBreak === '\n' ? '' : ' '))}`;
}
