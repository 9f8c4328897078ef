/**
 * The codes of the `most` commonest values, the commonest first, equals in the dictionary's order. A price facet has
 * thousands of values of which few are shown, so the least count that makes it is found by counting, not by sorting.
 *
 * @param counts by code; codes from `values` on are not values
 */
export const topValues = (counts: Uint32Array, values: number, most: number): readonly number[] => {
  const { least, room } = values <= most ? { least: 1, room: most } : leastCount(counts, values, most);
  let left = room;
  const found: number[] = [];
  for (let code = 0; code < values; code++) {
    const count = counts[code] as number;
    if (count > least || (count === least && left-- > 0)) found.push(code);
  }
  return found.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
};

/** The least count that makes it, at least 1, and how many values with that very count do. */
const leastCount = (
  counts: Uint32Array,
  values: number,
  most: number,
): { readonly least: number; readonly room: number } => {
  let highest = 0;
  for (let code = 0; code < values; code++) {
    const count = counts[code] as number;
    if (count > highest) highest = count;
  }
  const withCount = new Uint32Array(highest + 1);
  for (let code = 0; code < values; code++) {
    const count = counts[code] as number;
    withCount[count] = (withCount[count] as number) + 1;
  }
  let least = highest;
  let above = 0;
  while (least > 1 && above + (withCount[least] as number) < most) above += withCount[least--] as number;
  return { least: Math.max(1, least), room: most - above };
};
