/** Every value of plain data that holds no other, with the path of its field: `blocks[2].html`. */
export function* valuesIn(data: unknown, path = ''): Generator<readonly [field: string, value: unknown]> {
  if (typeof data !== 'object' || data === null) return yield [path, data];
  for (const [name, inner] of Object.entries(data)) {
    const field = path === '' ? name : `${path}.${name}`;
    yield* valuesIn(inner, Array.isArray(data) ? `${path}[${name}]` : field);
  }
}

/** Every text of plain data, with the path of its field. */
export function* textsIn(data: unknown): Generator<readonly [field: string, text: string]> {
  for (const [field, value] of valuesIn(data)) if (typeof value === 'string') yield [field, value];
}
