import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** The types that have a list of their own, where they are read as a whole: by every relation, only their `id` is. */
const entryTypes = (contract: GraphQLSchema): ReadonlySet<GraphQLNamedType> =>
  new Set(
    Object.values(contract.getQueryType()?.getFields() ?? {})
      .filter(({ args }) => args.some(({ name }) => name === 'id'))
      .map(({ type }) => getNamedType(type)),
  );

/**
 * The queries that together ask for every field of the contract, by the field of `Query`: one for the site, one for all
 * pages, one for all posts. What an entry refers to is asked for by its `id` alone.
 */
export function wholeContentQueries(contract: GraphQLSchema): ReadonlyMap<string, string> {
  const entries = entryTypes(contract);

  const fieldsOf = (type: GraphQLObjectType): string =>
    Object.values(type.getFields())
      .map((field) => {
        const target = getNamedType(field.type);
        const isRelation = entries.has(target) || (target.name === 'Department' && type.name !== 'Site');
        return `${field.name}${isRelation ? ' { id }' : selectionOf(target)}`;
      })
      .join(' ');

  const selectionOf = (type: GraphQLNamedType): string => {
    if (isObjectType(type)) return ` { ${fieldsOf(type)} }`;
    if (!isUnionType(type)) return '';
    const members = type.getTypes().map((member) => `... on ${member.name} { ${fieldsOf(member)} }`);
    return ` { __typename ${members.join(' ')} }`;
  };

  return new Map(
    Object.values(contract.getQueryType()?.getFields() ?? {})
      .filter(({ args }) => !args.some(({ name }) => name === 'id'))
      .map(({ name, type }) => [name, `{ ${name}${selectionOf(getNamedType(type))} }`]),
  );
}
