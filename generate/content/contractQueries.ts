import {
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';

/**
 * What to select in each list and single entry of the contract (`pages`, `site`), by its field of `Query`. It follows from the
 * contract, so a new block or collection needs no change here. An entry is selected in its own list, and by its `id` where
 * another refers to it.
 * @param isWanted whether to select a field that holds a text or a number; by default, all of them
 * @param beside fields that come along where others are selected
 */
export function contentSelections(
  contract: GraphQLSchema,
  isWanted: (field: string, type: string) => boolean = () => true,
  beside: readonly string[] = [],
): ReadonlyMap<string, string> {
  // `page(id)` gives what `pages` has.
  const lists = Object.values(contract.getQueryType()?.getFields() ?? {}).filter(
    ({ args }) => !args.some(({ name }) => name === 'id'),
  );
  const entries = new Set(lists.map(({ type }) => getNamedType(type)));
  const isReference = (type: GraphQLNamedOutputType, holder: GraphQLNamedOutputType): boolean =>
    entries.has(type) || (type.name === 'Department' && holder.name !== 'Site');

  /** Empty if nothing of the type is wanted. */
  const selectionOf = (type: GraphQLNamedOutputType): string => {
    if (isUnionType(type)) {
      const members = type.getTypes().map((member) => [member.name, selectionOf(member)] as const);
      return [
        ...(isWanted('__typename', type.name) ? ['__typename'] : []),
        ...members.flatMap(([name, selection]) =>
          selection === '' ? [] : `... on ${name} { ${selection} }`,
        ),
      ].join(' ');
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields());
    const selected = fields.flatMap((field) => {
      const target = getNamedType(field.type);
      if (!isObjectType(target) && !isUnionType(target))
        return isWanted(field.name, type.name) ? field.name : [];
      const selection = isReference(target, type)
        ? ['id'].filter((id) => isWanted(id, target.name)).join('')
        : selectionOf(target);
      return selection === '' ? [] : `${field.name} { ${selection} }`;
    });
    const along = fields.filter(({ name }) => beside.includes(name)).map(({ name }) => name);
    return selected.length === 0 ? '' : [...along, ...selected].join(' ');
  };

  const selections = lists.map(({ name, type }) => [name, selectionOf(getNamedType(type))] as const);
  return new Map(selections.filter(([, selection]) => selection !== ''));
}
