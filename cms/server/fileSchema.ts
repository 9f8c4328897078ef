import { SITE_FILE } from '../../src/config/siteConfig';
import type { Country } from '../../src/domain/country';
import { ENTRIES, SETTINGS } from '../config/collections';
import { contextFor, type FieldSchema, jsonSchema } from '../config/jsonSchema';

type Fields = Readonly<Record<string, unknown>>;

let last: { readonly key: string; readonly schema: FieldSchema } | undefined;

/** The loader's schema of a file, by its path in the project. @throws an error if no entry can have this path */
export function schemaOfFile(path: string, country: Country): FieldSchema {
  const key = `${country.locale.name} ${path}`;
  if (last?.key === key) return last.schema;
  const [, folder, name] = /^content\/([\w-]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
  const found =
    path === SITE_FILE || folder === 'settings'
      ? SETTINGS.find((one) => one.name === (path === SITE_FILE ? 'looks' : name))
      : ENTRIES.find((one) => one.folder === folder);
  if (!found) throw new Error(`${path} is not an entry`);
  last = { key, schema: jsonSchema(found.schema(contextFor(country))) };
  return last.schema;
}

/** The schema of an object; of a block, the one of its type. */
export const schemaOfFields = (schema: FieldSchema, { type }: Fields): FieldSchema =>
  schema.oneOf?.find(({ properties }) => properties?.type?.const === type) ?? schema;

/** The schema of the field at a path such as `phones[1].number`; `undefined` if the path leads nowhere. */
export function fieldAt(schema: FieldSchema, data: Fields, field: string): FieldSchema | undefined {
  let [found, value]: [FieldSchema | undefined, unknown] = [schema, data];
  for (const step of field.match(/[^.[\]]+/g) ?? []) {
    if (!found) return undefined;
    const { properties = {} } = schemaOfFields(found, (value ?? {}) as Fields);
    found = Array.isArray(value)
      ? found.items
      : Object.hasOwn(properties, step)
        ? properties[step]
        : undefined;
    value = (value as Fields | undefined)?.[step];
  }
  return found;
}
