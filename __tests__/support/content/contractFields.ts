import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLField,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ContentSource } from '../../../generate/content/contentSource';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';

/** A field of the content contract. */
interface ContractField {
  /** `Vehicle.brochureUrl` */
  readonly name: string;
  readonly owner: string;
  readonly field: GraphQLField<unknown, unknown>;
}

export const contract = buildSchema(contractText());

/** Every field of every type of the contract. The fields of `Query` are the ways in, and hold nothing themselves. */
export const contractFields = (): readonly ContractField[] =>
  Object.values(contract.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && type !== contract.getQueryType()
      ? Object.values(type.getFields()).map((field) => ({
          name: `${type.name}.${field.name}`,
          owner: type.name,
          field,
        }))
      : [],
  );

const known = new Map<string, ReadonlySet<string>>();

/** The names of the fields that a query asks for. */
export function fieldsAskedBy(query: string): ReadonlySet<string> {
  const before = known.get(query);
  if (before) return before;
  const asked = new Set<string>();
  known.set(query, asked);
  const types = new TypeInfo(contract);
  visit(
    parse(query),
    visitWithTypeInfo(types, {
      Field: ({ name }) => void asked.add(`${types.getParentType()?.name}.${name.value}`),
    }),
  );
  return asked;
}

/** One way to change a value: given the old one (null where it is absent), it returns another. */
export type Change = (value: unknown) => unknown;

const answers = new WeakMap<ContentSource, Map<string, Promise<string>>>();

/** What an endpoint answers, whose content stays as it is: it is asked once. */
function answerOf(source: ContentSource, body: string): Promise<string> {
  const known = answers.get(source) ?? new Map<string, Promise<string>>();
  answers.set(source, known);
  const answer = known.get(body) ?? source.fetch(source.url, { body }).then((response) => response.text());
  known.set(body, answer);
  return answer;
}

/** An endpoint whose answers are those of another, but for the values of one field. */
export function changedSource(real: ContentSource, name: string, change: Change): ContentSource {
  const post = async (_url: string, { body }: RequestInit): Promise<Response> => {
    const { query, variables } = JSON.parse(String(body)) as { query: string; variables?: object };
    const text = await answerOf(real, String(body));
    if (!fieldsAskedBy(query).has(name)) return new Response(text);
    const answer = JSON.parse(text) as { data: object };
    return Response.json({ data: changedAnswer(parse(query), answer.data, variables, name, change) });
  };
  return {
    url: real.url,
    fetch: post,
    ask: async <Data>(query: string) =>
      ((await (await post(real.url, { body: JSON.stringify({ query }) })).json()) as { data: Data }).data,
    nextScheduled: () => undefined,
  };
}

/** The query is answered once more, from its own answer: the schema says which type each value belongs to. */
function changedAnswer(
  document: DocumentNode,
  answer: object,
  variableValues: object | undefined,
  name: string,
  change: Change,
): unknown {
  /** Objects whose every value changes, because the changed field holds them. */
  const changing = new WeakSet<object>();
  const changedValue = (value: unknown, changeOne: Change): unknown => {
    const changed = changeOne(value);
    if (Array.isArray(changed)) return changed.map((one) => (one === EVERY_VALUE ? made({}) : one));
    return changed === EVERY_VALUE ? made({ ...(value as object | null) }) : changed;
  };
  const made = (object: object): object => {
    changing.add(object);
    return object;
  };
  const { data, errors } = execute({
    schema: contract,
    document,
    rootValue: answer,
    variableValues: variableValues as Record<string, unknown>,
    fieldResolver: (source: Readonly<Record<string, unknown>>, _arguments, _context, info) => {
      const value = source[info.fieldName] ?? null;
      const isField = `${info.parentType.name}.${info.fieldName}` === name;
      if (isField) return changedValue(value, change);
      if (!changing.has(source)) return value;
      const [first] = changesOf(info.parentType.getFields()[info.fieldName] as never);
      return first ? changedValue(value, first) : value;
    },
  }) as { data?: object | null; errors?: readonly Error[] };
  if (!data || errors?.length)
    throw new Error(`${name}: ${errors?.map(({ message }) => message).join('; ')}`);
  return data;
}

/** In the place of a changed object: every value in it changes. */
const EVERY_VALUE = Symbol('every value');
const everyValue: Change = () => EVERY_VALUE;

const TEXTS: readonly (readonly [name: RegExp, values: readonly string[]])[] = [
  [/^(new|demo|used)VehiclesUrl$/, ['changed-segment']],
  [/^url$|Url$/, ['/changed/']],
  [/^html$|Html$/, ['<p>Changed words.</p>']],
  [/At$/, ['2001-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']],
  [/^date$/, ['2030-06-18']],
  [/^opens$/, ['05:15']],
  [/^closes$/, ['23:45']],
  [/^hex$/, ['#123456']],
  [/^timeZone$/, ['Pacific/Auckland', 'America/New_York']],
];

/** Ways to change the values of a field, so that what follows from them can be seen. */
export function changesOf({ name, type }: GraphQLField<unknown, unknown>): readonly Change[] {
  const inner = getNullableType(type);
  const absent: readonly Change[] = isNonNullType(type) ? [] : [() => null];
  if (isListType(inner)) {
    const none: Change = () => [];
    const reversed: Change = (list) => (list as readonly unknown[]).toReversed();
    const of = getNullableType(inner.ofType);
    if (isObjectType(of)) return [none, reversed, () => [EVERY_VALUE]];
    if (!('name' in of) || of.name === 'Block') return [none, reversed];
    if (isEnumType(of)) return [none, ...of.getValues().map((value) => () => [value.name])];
    return [none, () => (of.name === 'Int' ? [7] : ['changed']), reversed];
  }
  if (isObjectType(inner)) return [everyValue, ...absent];
  if (isEnumType(inner)) return [...inner.getValues().map((value) => () => value.name), ...absent];
  switch ('name' in inner && inner.name) {
    case 'Boolean':
      return [(value) => !value];
    case 'Int':
    case 'Float':
      return [
        (value) => (value === null ? 7 : Number(value) + 1),
        (value) => Math.floor(Number(value) / 2),
        // Turns an order round.
        (value) => -Number(value),
        ...absent,
      ];
    default: {
      const texts = TEXTS.find(([pattern]) => pattern.test(name))?.[1];
      if (texts) return [...texts.map((text) => () => text), ...absent];
      return [(value) => `${value ?? ''} changed`.trim(), ...absent];
    }
  }
}
