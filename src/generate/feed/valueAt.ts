const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text of an XML element with attributes is under `#text`. */
const unwrap = (value: unknown): unknown =>
  isObject(value) && Object.hasOwn(value, '#text') ? value['#text'] : value;

const step = (value: unknown, key: string): unknown => {
  if (!isObject(value)) return undefined;
  // A path through a list takes the value of each entry: `images.image.url`.
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value.map((entry) => unwrap(step(entry, key)));
  return Object.hasOwn(value, key) ? value[key] : undefined;
};

/**
 * The value in a column, or at a dotted path through the objects of JSON and XML: `price.amount`, `photos.0.url`. A column
 * with exactly that name wins.
 */
export const valueAt = (values: Readonly<Record<string, unknown>>, path: string): unknown => {
  if (Object.hasOwn(values, path)) return unwrap(values[path]);
  return path.includes('.') ? unwrap(path.split('.').reduce<unknown>(step, values)) : undefined;
};
