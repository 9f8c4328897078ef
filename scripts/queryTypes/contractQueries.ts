import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { gatsbyTexts } from './queryTexts';

const PREFIX = /^Content_/;

/** A query as it reaches the endpoint: the part under `content`, with the contract's own names. */
interface ContractQuery {
  readonly name: string;
  readonly text: string;
  /** The names of its variables. */
  readonly variables: readonly string[];
}

let read: ReadonlyMap<string, ContractQuery> | undefined;

/** The content queries of all templates, pages, Slices and hooks, as Gatsby forwards them, by name. */
export function contractQueries(): ReadonlyMap<string, ContractQuery> {
  read ??= readQueries();
  return read;
}

function readQueries(): ReadonlyMap<string, ContractQuery> {
  const { definitions } = parse(
    gatsbyTexts()
      .map(({ document }) => document)
      .join('\n'),
  );
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return new Map(
    definitions.flatMap((one) => {
      const query = one.kind === Kind.OPERATION_DEFINITION ? toContract(one, fragments) : undefined;
      return query ? [[query.name, query] as const] : [];
    }),
  );
}

function toContract(
  query: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ContractQuery | undefined {
  const selectionSet = contentOf(query.selectionSet, fragments);
  if (!selectionSet) return undefined;
  const used = new Map<string, FragmentDefinitionNode>();
  collect(selectionSet, fragments, used);
  const variables = (query.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [{ ...query, selectionSet }, ...used.values()],
  };
  const text = print(
    visit(document, {
      // Gatsby makes the sizes of a picture; the endpoint does not know them.
      Field: (field) => (field.name.value === 'gatsbyImageData' ? null : undefined),
      NamedType: (type) => {
        const name = type.name.value === 'Content' ? 'Query' : type.name.value.replace(PREFIX, '');
        return { ...type, name: { ...type.name, value: name } };
      },
    }),
  );
  return { name: query.name?.value ?? '', text, variables };
}

/** What a query selects of the content, directly or in a fragment. */
function contentOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): SelectionSetNode | undefined {
  for (const one of selections) {
    if (one.kind === Kind.FIELD && one.name.value === 'content') return one.selectionSet;
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : undefined;
    const content = fragment && contentOf(fragment.selectionSet, fragments);
    if (content) return content;
  }
  return undefined;
}

function collect(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  used: Map<string, FragmentDefinitionNode>,
): void {
  visit(selections, {
    FragmentSpread: ({ name: { value } }) => {
      const fragment = fragments.get(value);
      if (!fragment || used.has(value)) return;
      used.set(value, fragment);
      collect(fragment.selectionSet, fragments, used);
    },
  });
}
