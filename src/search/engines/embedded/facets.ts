import { type Codes, type Column, valueName } from './column';
import type { FacetAnswer, FacetStatistics, MatchedRecords } from './matchedRecords';

/** Counts a facet among the found records, or returns an earlier count. */
export const answerFacet = (column: Column, matched: MatchedRecords, most: number): FacetAnswer => {
  const key = `${most} ${column.name}`;
  const known = matched.facets.get(key);
  if (known) return known;
  const counts = facetCounts(column, matched);
  const codes = topValues(counts, most);
  const answer: FacetAnswer = {
    counts:
      codes.length === 0
        ? null
        : Object.fromEntries(codes.map((code) => [valueName(column, code), counts.of[code] as number])),
    statistics: column.kind === 'number' ? facetStatistics(column.values, counts) : undefined,
  };
  matched.facets.set(key, answer);
  return answer;
};

/** From the counts of a number column's ascending values; `undefined` if no found record has a value. */
const facetStatistics = (values: Float64Array, { of, present }: CodeCounts): FacetStatistics | undefined => {
  if (present.length === 0) return undefined;
  let sum = 0;
  let size = 0;
  for (let i = 0; i < present.length; i++) {
    const code = present[i] as number;
    const count = of[code] as number;
    sum += (values[code] as number) * count;
    size += count;
  }
  const min = values[present[0] as number] as number;
  const max = values[present[present.length - 1] as number] as number;
  return { min, max, avg: sum / size, sum };
};

/** How many found records have each code of a column. All counts share one buffer: the next count overwrites it. */
interface CodeCounts {
  readonly of: Uint32Array;
  /** The codes with at least one record, ascending. */
  readonly present: Uint32Array;
}

let countsBuffer = new Uint32Array(0);
let presentBuffer = new Uint32Array(0);

const facetCounts = (column: Column, matched: MatchedRecords): CodeCounts =>
  codeCounts(countColumn(column, matched), column.values.length);

/** @param values the number of values; the counts after them belong to no value */
const codeCounts = (of: Uint32Array, values: number): CodeCounts => {
  if (presentBuffer.length < values) presentBuffer = new Uint32Array(values);
  let present = 0;
  for (let code = 0; code < values; code++) if (of[code] !== 0) presentBuffer[present++] = code;
  return { of, present: presentBuffer.subarray(0, present) };
};

/** The last count is for records without a value. */
const countColumn = (column: Column, matched: MatchedRecords): Uint32Array => {
  const kinds = column.values.length + 1;
  const lanes = column.kind === 'list' && matched.kind === 'some' ? 1 : lanesFor(kinds);
  if (countsBuffer.length < kinds * lanes) countsBuffer = new Uint32Array(kinds * lanes);
  const counts = countsBuffer.subarray(0, kinds * lanes).fill(0);
  if (matched.kind === 'all') countCodes(column.codes, counts, kinds);
  else if (column.kind === 'list') countLists(column.codes, column.starts, matched.ranks, counts);
  else countSome(column.codes, matched.ranks, counts, kinds);
  return sumLanes(counts, kinds);
};

/** Four counters for each code, used in turn: a counter that was just written is slow to read. */
const LANES = 4;
const MAX_KINDS_IN_LANES = 1024;

const lanesFor = (kinds: number): number => (kinds <= MAX_KINDS_IN_LANES ? LANES : 1);

const sumLanes = (lanes: Uint32Array, kinds: number): Uint32Array => {
  const counts = lanes.subarray(0, kinds);
  for (let i = kinds; i < lanes.length; i++) {
    const code = i % kinds;
    counts[code] = (counts[code] as number) + (lanes[i] as number);
  }
  return counts;
};

const countCodes = (codes: Codes, lanes: Uint32Array, kinds: number): void => {
  const step = lanes.length === kinds ? 0 : kinds;
  const even = codes.length - (codes.length % LANES);
  for (let i = 0; i < even; i += LANES) {
    const a = codes[i] as number;
    const b = (codes[i + 1] as number) + step;
    const c = (codes[i + 2] as number) + 2 * step;
    const d = (codes[i + 3] as number) + 3 * step;
    lanes[a] = (lanes[a] as number) + 1;
    lanes[b] = (lanes[b] as number) + 1;
    lanes[c] = (lanes[c] as number) + 1;
    lanes[d] = (lanes[d] as number) + 1;
  }
  for (let i = even; i < codes.length; i++) {
    const code = codes[i] as number;
    lanes[code] = (lanes[code] as number) + 1;
  }
};

const countSome = (codes: Codes, ranks: Uint32Array, lanes: Uint32Array, kinds: number): void => {
  const step = lanes.length === kinds ? 0 : kinds;
  const even = ranks.length - (ranks.length % LANES);
  for (let i = 0; i < even; i += LANES) {
    const a = codes[ranks[i] as number] as number;
    const b = (codes[ranks[i + 1] as number] as number) + step;
    const c = (codes[ranks[i + 2] as number] as number) + 2 * step;
    const d = (codes[ranks[i + 3] as number] as number) + 3 * step;
    lanes[a] = (lanes[a] as number) + 1;
    lanes[b] = (lanes[b] as number) + 1;
    lanes[c] = (lanes[c] as number) + 1;
    lanes[d] = (lanes[d] as number) + 1;
  }
  for (let i = even; i < ranks.length; i++) {
    const code = codes[ranks[i] as number] as number;
    lanes[code] = (lanes[code] as number) + 1;
  }
};

const countLists = (codes: Codes, starts: Uint32Array, ranks: Uint32Array, counts: Uint32Array): void => {
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] as number;
    const end = starts[rank + 1] as number;
    for (let at = starts[rank] as number; at < end; at++) {
      const code = codes[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
};

/**
 * The codes of the `most` commonest values, the commonest first, then in the dictionary's order. A price facet has
 * thousands of values and few are shown, so this finds the lowest count that qualifies by counting, not by sorting.
 */
const topValues = ({ of, present }: CodeCounts, most: number): readonly number[] => {
  const { least, room } = present.length <= most ? { least: 0, room: 0 } : leastCount(of, present, most);
  let left = room;
  const top: number[] = [];
  for (let i = 0; i < present.length; i++) {
    const code = present[i] as number;
    const count = of[code] as number;
    if (count > least || (count === least && left-- > 0)) top.push(code);
  }
  return top.sort((a, b) => (of[b] as number) - (of[a] as number) || a - b);
};

/** The lowest count that qualifies, and how many values with exactly this count fit. */
const leastCount = (
  of: Uint32Array,
  present: Uint32Array,
  most: number,
): { readonly least: number; readonly room: number } => {
  let highest = 0;
  for (let i = 0; i < present.length; i++) highest = Math.max(highest, of[present[i] as number] as number);
  const withCount = new Uint32Array(highest + 1);
  for (let i = 0; i < present.length; i++) {
    const count = of[present[i] as number] as number;
    withCount[count] = (withCount[count] as number) + 1;
  }
  let least = highest;
  let above = 0;
  while (least > 1 && above + (withCount[least] as number) < most) above += withCount[least--] as number;
  return { least, room: most - above };
};
