import { type DocumentNode, Kind, parse, visit } from 'graphql';

/** Gatsby puts this before the name of every type of the contract. */
const PREFIX = 'Content_';

/**
 * What Gatsby's schema has besides the content. Gatsby's own types allow null for `site` and `buildTime`, which every build
 * has. The scalars represent values that the build makes; `queryTypes.ts` gives each its type.
 */
const BESIDE_THE_CONTENT = /* GraphQL */ `
  scalar GatsbyImageData
  enum GatsbyImageLayout { CONSTRAINED FIXED FULL_WIDTH }
  extend type Content_Image {
    gatsbyImageData(
      layout: GatsbyImageLayout
      width: Int
      breakpoints: [Int]
      sizes: String
    ): GatsbyImageData
  }
  type Site { buildTime: String! }
  scalar HostedSearch
  type SearchEngine { hosted: HostedSearch }
  scalar SearchVocabulary
  scalar BudgetCounts
  type StockVocabulary { words: SearchVocabulary!, budgetCounts: BudgetCounts }
  scalar ParsedFinance
  scalar ParsedFilterGroups
  scalar ParsedCardFacts
  type DealerSettings { finance: ParsedFinance, filterGroups: ParsedFilterGroups!, cardFacts: ParsedCardFacts, shortlist: String! }
  type Query {
    content: Content!
    site: Site!
    searchEngine: SearchEngine!
    stockVocabulary: StockVocabulary!
    dealerSettings: DealerSettings!
  }
`;

/** The schema that pages query: the contract with prefixed types, its root under `content`, and what Gatsby adds. */
export function gatsbySchema(contract: DocumentNode): DocumentNode {
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
  return { ...prefixed, definitions: [...prefixed.definitions, ...parse(BESIDE_THE_CONTENT).definitions] };
}
