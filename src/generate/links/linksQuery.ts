import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
} from 'graphql';
import { ADDRESS, HTML } from '../content/cleanContent';

/** The fields that an answer needs beside its addresses: they identify the entry and say when it becomes public. */
const BESIDE = new Set(['id', 'slug', 'publishedAt', 'startsAt']);

/** Pictures are not links; they are checked where they are read. */
const NO_LINKS = new Set(['Image']);

/** Three fields whose names end like those of addresses. They hold the last segment of a listing's address. */
const NO_ADDRESS = /^(new|demo|used)VehiclesUrl$/;

/**
 * The query for every field of the contract that can hold a link, at any depth. It is made from the contract, so a new block
 * or collection needs no change here. An entry that another entry refers to is queried only in its own list.
 * @param contract the contract’s schema, as text
 */
export function linksQuery(contract: string): string {
  const root = buildSchema(contract).getQueryType();
  if (!root) throw new Error('The content contract has no query type.');
  const lists = fieldsOf(root);
  const entries = new Set(lists.map(({ type }) => getNamedType(type).name));
  const selected = lists.flatMap(({ name, type }) => {
    const selection = selectionOf(getNamedType(type), new Set([...entries, ...NO_LINKS]));
    return selection === '' ? [] : `${name} { ${selection} }`;
  });
  return `query ContentLinks { ${selected.join(' ')} }`;
}

const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

const holdsLinks = (name: string): boolean =>
  (ADDRESS.test(name) && !NO_ADDRESS.test(name)) || HTML.test(name);

/** The selection of a type; empty if nothing in it can hold a link. `passed` are types that are already open. */
function selectionOf(type: GraphQLNamedType, passed: ReadonlySet<string>): string {
  if (isUnionType(type))
    return type
      .getTypes()
      .map((member) => [member.name, selectionOf(member, passed)] as const)
      .filter(([, selection]) => selection !== '')
      .map(([name, selection]) => `... on ${name} { ${selection} }`)
      .join(' ');
  if (!isObjectType(type)) return '';
  const inner = new Set([...passed, type.name]);
  const fields = fieldsOf(type).flatMap((field) => {
    const held = getNamedType(field.type);
    if (isScalarType(held)) return holdsLinks(field.name) ? field.name : [];
    const selection = passed.has(held.name) ? '' : selectionOf(held, inner);
    return selection === '' ? [] : `${field.name} { ${selection} }`;
  });
  const names = Object.keys(type.getFields()).filter((name) => BESIDE.has(name));
  return fields.length === 0 ? '' : [...names, ...fields].join(' ');
}
