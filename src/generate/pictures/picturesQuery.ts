import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * A query for the address of every picture in the content. It is made from the contract, so a new picture field needs no
 * change here. An entry in a list of its own is queried only there: a post's author is also in the team.
 */
export function picturesQuery(contract: GraphQLSchema): string {
  const roots = Object.values(contract.getQueryType()?.getFields() ?? {}).filter(isAskable);
  const listed = new Set(roots.map(({ type }) => getNamedType(type)));

  const picturesIn = (type: GraphQLNamedType, above: readonly GraphQLNamedType[]): string => {
    if (isAbstractType(type))
      return contract
        .getPossibleTypes(type)
        .map((one) => [one.name, picturesIn(one, above)])
        .filter(([, inside]) => inside)
        .map(([name, inside]) => `... on ${name} { ${inside} }`)
        .join(' ');
    if (!isObjectType(type) || above.includes(type)) return '';
    if (type.name === 'Image') return 'url';
    return Object.values(type.getFields())
      .filter((field) => isAskable(field) && !listed.has(getNamedType(field.type)))
      .map((field) => [field.name, picturesIn(getNamedType(field.type), [...above, type])])
      .filter(([, inside]) => inside)
      .map(([name, inside]) => `${type.name}_${name}: ${name} { ${inside} }`)
      .join(' ');
  };

  const fields = roots
    .map(({ name, type }) => [name, picturesIn(getNamedType(type), [])])
    .filter(([, inside]) => inside)
    .map(([name, inside]) => `${name} { ${inside} }`);
  return `query Pictures { ${fields.join(' ')} }`;
}

/** The addresses in an answer to that query, without repeats. */
export function pictureAddresses(answer: unknown): readonly string[] {
  const addresses = new Set<string>();
  JSON.stringify(answer, (name, value) => {
    if (name === 'url' && typeof value === 'string') addresses.add(value);
    return value;
  });
  return [...addresses];
}

const isAskable = ({ args }: GraphQLField<unknown, unknown>): boolean => !args.some(isRequiredArgument);
