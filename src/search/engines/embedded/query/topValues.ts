import type { CodeCounts } from './facetCounts';

/**
 * The codes of the `most` commonest values, the commonest first, then in the dictionary's order. A price facet has
 * thousands of values and few are shown, so this finds the lowest count that qualifies by counting, not by sorting.
 */
export const topValues = ({ of, found }: CodeCounts, most: number): readonly number[] => {
  const { least, room } = found.length <= most ? { least: 0, room: 0 } : leastCount(of, found, most);
  let left = room;
  const top: number[] = [];
  for (let i = 0; i < found.length; i++) {
    const code = found[i] as number;
    const count = of[code] as number;
    if (count > least || (count === least && left-- > 0)) top.push(code);
  }
  return top.sort((a, b) => (of[b] as number) - (of[a] as number) || a - b);
};

/** The lowest count that qualifies, and how many values with exactly this count fit. */
const leastCount = (
  of: Uint32Array,
  found: Uint32Array,
  most: number,
): { readonly least: number; readonly room: number } => {
  let highest = 0;
  for (let i = 0; i < found.length; i++) highest = Math.max(highest, of[found[i] as number] as number);
  const withCount = new Uint32Array(highest + 1);
  for (let i = 0; i < found.length; i++) {
    const count = of[found[i] as number] as number;
    withCount[count] = (withCount[count] as number) + 1;
  }
  let least = highest;
  let above = 0;
  while (least > 1 && above + (withCount[least] as number) < most) above += withCount[least--] as number;
  return { least, room: most - above };
};
