import type { RelationTarget } from '../../plugins/content-endpoint/collections/context';
import type { FieldSchema } from '../config/jsonSchema';
import { schemaOfFields } from './fileSchema';

type Fields = Record<string, unknown>;

/** The placeholder for a missing picture. No file has this name. */
export const NO_PICTURE_YET = '/uploads/no-picture-yet.webp';

/** Placeholders for fields with a pattern: the first that matches is used. */
const EXAMPLES = ['placeholder', '/', 'name@example.com', '02 5550 0100', '09:00', '2000', '#888888'];

/** The id of an entry that a relation can lead to, if there is any. */
type FirstOf = (target: RelationTarget) => string | undefined;

/** A field that is missing or cannot be read: `blocks[2].picture.alt`, and what staff call it. */
export interface FaultyField {
  readonly path: string;
  readonly label: string;
}

/**
 * An entry with something instead of what is missing or cannot be read, so that its page can be drawn while somebody still
 * fills in the form. What is optional and wrong is left out instead.
 */
export function withPlaceholders(
  data: Readonly<Fields>,
  faulty: readonly FaultyField[],
  schema: FieldSchema,
  firstOf: FirstOf,
): Fields {
  const filled = structuredClone(data) as Fields;
  for (const { path, label } of faulty)
    fill(filled, path.match(/[^.[\]]+/g) ?? [], schema, (own) => placeholderOf(own, label, firstOf));
  return filled;
}

/** Follows a path to its end, or to the first group that is not there. */
function fill(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  schema: FieldSchema,
  placeholderFor: (schema: FieldSchema) => unknown,
): void {
  const { properties = {}, required } = schemaOfFields(schema, fields);
  const own = Array.isArray(fields)
    ? schema.items
    : Object.hasOwn(properties, name)
      ? properties[name]
      : undefined;
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own && rest.length > 0 && typeof value === 'object' && value !== null)
    fill(value as Fields, rest, own, placeholderFor);
  else {
    const isNeeded = value === undefined || Array.isArray(fields) || required?.includes(name);
    const placeholder = own && isNeeded ? placeholderFor(own) : undefined;
    if (placeholder !== undefined) fields[name] = placeholder;
    else if (Array.isArray(fields)) fields.splice(Number(name), 1);
    else delete fields[name];
  }
}

/** A placeholder for a value; undefined if there can't be one. A text says what belongs there: `Introduction …` */
function placeholderOf(schema: FieldSchema, label: string, firstOf: FirstOf): unknown {
  switch (schema.kind) {
    case 'picture':
      return { url: NO_PICTURE_YET, alt: 'No picture yet' };
    case 'date':
    case 'moment':
      return new Date().toISOString().slice(0, 10);
    case 'relation':
      return schema.target && firstOf(schema.target);
    case 'timeOfDay':
      return '09:00';
    case 'filter':
      return { id: 'new-filter', label: `${label} …`, field: 'vehType', type: 'list' };
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [block] = schema.oneOf ?? [];
  if (block) return placeholderOf(block, label, firstOf);
  switch (schema.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
    case 'array':
      return schema.minItems && schema.items ? [placeholderOf(schema.items, label, firstOf)] : [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((part) => [
          part,
          placeholderOf(schema.properties?.[part] ?? {}, label, firstOf),
        ]),
      );
    default:
      return schema.pattern === undefined ? `${label} …` : exampleOf(schema.pattern);
  }
}

const exampleOf = (pattern: string): string | undefined =>
  EXAMPLES.find((example) => new RegExp(pattern, 'u').test(example));
