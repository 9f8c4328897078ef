import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { isTimeZone } from '../../plugins/content-endpoint/collections/kinds/timeZone';
import { isDate, isTime } from '../../src/domain/enquiry/enquiryField';

/** A value that the contract does not allow. */
interface ValueFault {
  /** From the entry that holds it: `blocks[2].limit`. Empty: the entry itself. */
  readonly path: string;
  readonly reason: string;
}

type Field = GraphQLField<unknown, unknown>;
type Fields = Readonly<Record<string, unknown>>;

/** The contract, and the states that addresses may name; none in a country without states. */
export interface Contract {
  readonly schema: GraphQLSchema;
  readonly states: readonly string[];
}

interface TextForm {
  readonly names: readonly string[];
  readonly isMet: (text: string) => boolean;
  readonly form: string;
}

/** What texts of a name must look like, beyond the type: the contract says so in words. */
const formsOf = ({ states }: Contract): readonly TextForm[] => [
  {
    names: ['slug', 'previousSlugs'],
    isMet: (text) => text === '' || /^(?!\.)[\w~.-]+(\/(?!\.)[\w~.-]+)*$/.test(text),
    form: 'letters, digits and hyphens (test-drive-offer)',
  },
  {
    names: ['publishedAt', 'updatedAt', 'startsAt', 'endsAt'],
    isMet: (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    form: 'an instant (2030-01-31T13:00:00.000Z)',
  },
  {
    names: ['opens', 'closes'],
    isMet: isTime,
    form: 'a time of day (08:30)',
  },
  { names: ['date'], isMet: isDate, form: 'a date (2030-12-25)' },
  { names: ['timeZone'], isMet: isTimeZone, form: 'the name of a time zone (Australia/Sydney)' },
  {
    names: states.length > 0 ? ['state'] : [],
    isMet: (text) => states.includes(text),
    form: `one of ${states.join(', ')}`,
  },
];

const KINDS: Readonly<
  Record<string, { readonly isMet: (value: unknown) => boolean; readonly kind: string }>
> = {
  Int: { isMet: Number.isInteger, kind: 'a whole number' },
  Float: { isMet: Number.isFinite, kind: 'a number' },
  Boolean: { isMet: (value) => typeof value === 'boolean', kind: 'true or false' },
  String: { isMet: (value) => typeof value === 'string', kind: 'text' },
  ID: { isMet: (value) => typeof value === 'string' || Number.isInteger(value), kind: 'an id' },
};

/**
 * Checks one value of an answer, with all that it holds. What the answer leaves out was not asked for and is not checked.
 * @param type the type that the contract gives the value
 * @param field the field that holds it: its directives hold for the value
 * @returns every fault; empty if the contract allows the value
 */
export function contractFaults(
  contract: Contract,
  type: GraphQLOutputType,
  field: Field,
  value: unknown,
  path = '',
): readonly ValueFault[] {
  const fault = (reason: string): readonly ValueFault[] => [{ path, reason }];
  if (isNonNullType(type))
    return value === null || value === undefined
      ? fault('is missing')
      : contractFaults(contract, type.ofType, field, value, path);
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return fault(`must be a list, not ${quoted(value)}`);
    if (value.length === 0 && directive(contract, field, 'filled')) return fault('must not be empty');
    return value.flatMap((one, place) =>
      contractFaults(contract, type.ofType, field, one, `${path}[${place}]`),
    );
  }
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return names.includes(String(value))
      ? []
      : fault(`must be one of ${names.join(', ')}, not ${quoted(value)}`);
  }
  if (isObjectType(type) || isUnionType(type)) {
    if (typeof value !== 'object') return fault(`must hold fields, not ${quoted(value)}`);
    const fields = value as Fields;
    const member = isObjectType(type) ? type : type.getTypes().find(({ name }) => name === fields.__typename);
    if (!member) return fault(`${quoted(fields.__typename)} is not a ${type.name} of the contract`);
    return Object.values(member.getFields())
      .filter(({ name }) => Object.hasOwn(fields, name))
      .flatMap((one) =>
        contractFaults(
          contract,
          one.type,
          one,
          fields[one.name],
          path === '' ? one.name : `${path}.${one.name}`,
        ),
      );
  }
  return scalarReasons(contract, type.name, field, value).map((reason) => ({ path, reason }));
}

function scalarReasons(contract: Contract, scalar: string, field: Field, value: unknown): readonly string[] {
  const rule = KINDS[scalar];
  if (rule && !rule.isMet(value)) return [`must be ${rule.kind}, not ${quoted(value)}`];
  const form =
    typeof value === 'string' ? formsOf(contract).find(({ names }) => names.includes(field.name)) : undefined;
  if (form && !form.isMet(String(value))) return [`must be ${form.form}, not ${quoted(value)}`];
  const bounds = typeof value === 'number' ? directive(contract, field, 'bounds') : undefined;
  const { min, max } = (bounds ?? {}) as { readonly min?: number; readonly max?: number };
  const isWithin = Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity);
  if (!bounds || isWithin) return [];
  const wanted =
    min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  return [`must be ${wanted}, not ${value}`];
}

/** The arguments of a directive of the field, if it has that directive. */
function directive({ schema }: Contract, field: Field, name: string): Fields | undefined {
  const definition = schema.getDirective(name);
  return definition && field.astNode ? getDirectiveValues(definition, field.astNode) : undefined;
}

/** A value in a message, no longer than a line. */
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
