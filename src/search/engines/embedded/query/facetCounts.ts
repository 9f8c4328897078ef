import type { Codes } from '../columns/codes';
import type { Column } from '../columns/column';
import type { MatchedRecords } from './matchedRecords';

/** How many of the found records have each code of a column; the last count is of those that have none. */
export const facetCounts = (column: Column, matched: MatchedRecords): Uint32Array => {
  const kinds = column.values.length + 1;
  if (column.kind === 'list')
    return matched.kind === 'all'
      ? countCodes(column.codes, kinds)
      : countLists(column.codes, column.starts, matched.ranks, kinds);
  return matched.kind === 'all'
    ? countCodes(column.codes, kinds)
    : countSome(column.codes, matched.ranks, kinds);
};

/**
 * Four counters for each code, used in turn: neighbouring records often have the same code, and a counter that was
 * just written is slow to read again. Large dictionaries seldom repeat, and would only fill the cache.
 */
const LANES = 4;
const MOST_KINDS_IN_LANES = 1024;

const lanesFor = (kinds: number): number => (kinds <= MOST_KINDS_IN_LANES ? LANES : 1);

const sumLanes = (lanes: Uint32Array, kinds: number): Uint32Array => {
  if (lanes.length === kinds) return lanes;
  const counts = lanes.slice(0, kinds);
  for (let i = kinds; i < lanes.length; i++) {
    const code = i % kinds;
    counts[code] = (counts[code] as number) + (lanes[i] as number);
  }
  return counts;
};

const countCodes = (codes: Codes, kinds: number): Uint32Array => {
  const step = lanesFor(kinds) === 1 ? 0 : kinds;
  const lanes = new Uint32Array(kinds * lanesFor(kinds));
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
  return sumLanes(lanes, kinds);
};

const countSome = (codes: Codes, ranks: Uint32Array, kinds: number): Uint32Array => {
  const step = lanesFor(kinds) === 1 ? 0 : kinds;
  const lanes = new Uint32Array(kinds * lanesFor(kinds));
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
  return sumLanes(lanes, kinds);
};

const countLists = (codes: Codes, starts: Uint32Array, ranks: Uint32Array, kinds: number): Uint32Array => {
  const counts = new Uint32Array(kinds);
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] as number;
    const end = starts[rank + 1] as number;
    for (let at = starts[rank] as number; at < end; at++) {
      const code = codes[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
};
