import type { Codes } from '../columns/codes';
import type { Column } from '../columns/column';
import type { MatchedRecords } from './matchedRecords';

/** How many found records have each code of a column. All counts share one buffer: the next count overwrites it. */
export interface CodeCounts {
  readonly of: Uint32Array;
  /** The codes with at least one record, ascending. */
  readonly found: Uint32Array;
}

let countsMemory = new Uint32Array(0);
let foundMemory = new Uint32Array(0);

export const facetCounts = (column: Column, matched: MatchedRecords): CodeCounts =>
  codeCounts(countColumn(column, matched), column.values.length);

/** @param values the number of values; the counts after them belong to no value */
export const codeCounts = (of: Uint32Array, values: number): CodeCounts => {
  if (foundMemory.length < values) foundMemory = new Uint32Array(values);
  let found = 0;
  for (let code = 0; code < values; code++) if (of[code] !== 0) foundMemory[found++] = code;
  return { of, found: foundMemory.subarray(0, found) };
};

/** The last count is for records without a value. */
const countColumn = (column: Column, matched: MatchedRecords): Uint32Array => {
  const kinds = column.values.length + 1;
  const lanes = column.kind === 'list' && matched.kind === 'some' ? 1 : lanesFor(kinds);
  if (countsMemory.length < kinds * lanes) countsMemory = new Uint32Array(kinds * lanes);
  const counts = countsMemory.subarray(0, kinds * lanes).fill(0);
  if (matched.kind === 'all') countCodes(column.codes, counts, kinds);
  else if (column.kind === 'list') countLists(column.codes, column.starts, matched.ranks, counts);
  else countSome(column.codes, matched.ranks, counts, kinds);
  return sumLanes(counts, kinds);
};

/**
 * Four counters for each code, used in turn, because neighbouring records often have the same code and a counter that
 * was just written is slow to read. In large dictionaries codes seldom repeat, and more counters would only fill the cache.
 */
const LANES = 4;
const MOST_KINDS_IN_LANES = 1024;

const lanesFor = (kinds: number): number => (kinds <= MOST_KINDS_IN_LANES ? LANES : 1);

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
