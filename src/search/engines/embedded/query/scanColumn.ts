import type { Codes } from '../columns/codes';
import type { Column } from '../columns/column';
import { addTo, type Bitset, emptyBitset } from './bitset';

/** The records that have an allowed code in a column; in a list column, at least one. */
export const scanColumn = (column: Column, allowed: Uint8Array): Bitset =>
  column.kind === 'list' ? scanLists(column.starts, column.codes, allowed) : scanCodes(column.codes, allowed);

const scanCodes = (codes: Codes, allowed: Uint8Array): Bitset => {
  const count = codes.length;
  const bits = emptyBitset(count);
  for (let i = 0; i < bits.length; i++) {
    const first = i << 5;
    const end = Math.min(count, first + 32);
    let word = 0;
    for (let rank = first; rank < end; rank++)
      word |= (allowed[codes[rank] as number] as number) << (rank & 31);
    bits[i] = word;
  }
  return bits;
};

const scanLists = (starts: Uint32Array, codes: Codes, allowed: Uint8Array): Bitset => {
  const bits = emptyBitset(starts.length - 1);
  for (let rank = 0; rank < starts.length - 1; rank++)
    for (let at = starts[rank] as number; at < (starts[rank + 1] as number); at++)
      if (allowed[codes[at] as number]) addTo(bits, rank);
  return bits;
};
