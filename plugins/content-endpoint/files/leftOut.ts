/** Editors write a cleared field as `""` or `null`: both mean that it was left out. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The data without fields that were left out. A group of fields of which every one was left out (a picture without
 * address and description) is left out itself; an empty list stays, because it says something: closed all day.
 */
export function withoutLeftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLeftOut);
  if (typeof value !== 'object' || value === null) return isLeftOut(value) ? undefined : value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, withoutLeftOut(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
