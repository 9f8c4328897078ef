import type { NumberColumn, TextColumn } from './column';

export type Direction = 'asc' | 'desc';

/**
 * The ranks of all records in the order of a column, by a counting sort. Absent values come last in both directions;
 * equal values keep the order of their ranks.
 */
export const sortOrder = (column: TextColumn | NumberColumn, direction: Direction): Uint32Array => {
  const { codes } = column;
  const absent = column.values.length;
  const place = (code: number): number => (direction === 'asc' || code === absent ? code : absent - 1 - code);
  const next = new Uint32Array(absent + 2);
  for (let rank = 0; rank < codes.length; rank++) {
    const after = place(codes[rank] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let i = 1; i < next.length; i++) next[i] = (next[i] as number) + (next[i - 1] as number);
  const order = new Uint32Array(codes.length);
  for (let rank = 0; rank < codes.length; rank++) {
    const at = place(codes[rank] as number);
    const slot = next[at] as number;
    order[slot] = rank;
    next[at] = slot + 1;
  }
  return order;
};
