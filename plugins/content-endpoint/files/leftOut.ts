/** Editors write a cleared field as `""` or `null`; both mean that the field was left out. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The data without empty fields. A group with only empty fields (a picture without address and description) is removed
 * too. An empty list stays, because it has a meaning: closed all day.
 */
export function withoutLeftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLeftOut);
  if (typeof value !== 'object' || value === null) return isLeftOut(value) ? undefined : value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, withoutLeftOut(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
