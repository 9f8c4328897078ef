import {
  buildSchema,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  validateSchema,
} from 'graphql';
import { PAGE_TYPES } from '../../../plugins/content-endpoint/collections/pageTypes';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
import { resolvers } from '../../../plugins/content-endpoint/endpoint/resolvers';
import { NUMBER_FACT_NAMES } from '../../../src/domain/stock/stockFacts';
import { STOCK_TYPES } from '../../../src/domain/stock/stockTypes';

const contract = buildSchema(contractText());
const objects = Object.values(contract.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);
const valuesOf = (name: string): readonly string[] => {
  const type = contract.getType(name);
  return type && 'getValues' in type ? type.getValues().map((value) => value.name) : [];
};

describe('the content contract', () => {
  it('is a valid schema without anything that changes content', () => {
    expect(validateSchema(contract)).toEqual([]);
    expect(contract.getMutationType()).toBeUndefined();
    expect(contract.getSubscriptionType()).toBeUndefined();
  });

  it('has no list that can be missing or hold nothing', () => {
    const loose = objects.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ type: field }) => {
              const list = getNullableType(field);
              return isListType(list) && !(isNonNullType(field) && isNonNullType(list.ofType));
            })
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(loose).toEqual([]);
  });

  it('gives fields of one name one type in all blocks, so that one query can ask for them', () => {
    const block = contract.getType('Block');
    const members = isUnionType(block) ? block.getTypes() : [];
    expect(members.length).toBeGreaterThan(15);
    const types = new Map<string, Set<string>>();
    for (const field of members.flatMap((member) => Object.values(member.getFields())))
      types.set(field.name, new Set([...(types.get(field.name) ?? []), String(field.type)]));
    expect([...types].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('names page types and stock types as the code does', () => {
    expect(valuesOf('PageType')).toEqual(Object.keys(PAGE_TYPES));
    expect(valuesOf('StockType')).toEqual(Object.keys(STOCK_TYPES));
  });

  it('lets content sort by every fact of stock that is a number', () => {
    expect(NUMBER_FACT_NAMES.filter((name) => !valuesOf('SortField').includes(name))).toEqual([]);
  });

  it('has every type and field that the endpoint resolves', () => {
    const strangers = Object.entries(resolvers).flatMap(([name, fields]) => {
      const type = contract.getType(name);
      const known = isObjectType(type)
        ? Object.keys(type.getFields())
        : isUnionType(type)
          ? ['__resolveType']
          : [];
      return Object.keys(fields).filter((field) => !known.includes(field));
    });
    expect(strangers).toEqual([]);
  });
});
