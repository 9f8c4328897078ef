/** The most stock items side by side: more columns than that can’t be read, on paper least of all. */
export const MAX_COMPARED = 4;

/** The ids with one more or, if it is among them, one less. A full list stays as it is: nothing leaves it unasked. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : ids;
}
