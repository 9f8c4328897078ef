/** Every text of plain data, with the path of its field: `blocks[2].html`. */
export function* textsIn(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = field === '' ? name : `${field}.${name}`;
    yield* textsIn(inner, Array.isArray(value) ? `${field}[${name}]` : path);
  }
}
