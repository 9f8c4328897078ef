/** A set of ranks, one bit each. Bits after the last record are never set. */
export type Bitset = Uint32Array;

export const emptyBitset = (count: number): Bitset => new Uint32Array((count + 31) >>> 5);

export const addTo = (bits: Bitset, rank: number): void => {
  bits[rank >>> 5] = (bits[rank >>> 5] as number) | (1 << (rank & 31));
};

export const isIn = (bits: Bitset, rank: number): boolean =>
  (((bits[rank >>> 5] as number) >>> (rank & 31)) & 1) === 1;

/** The ranks of a set, ascending. */
export const ranksOf = (bits: Bitset): Uint32Array => {
  const ranks = new Uint32Array(sizeOf(bits));
  let next = 0;
  for (let i = 0; i < bits.length; i++)
    for (let word = bits[i] as number; word !== 0; word &= word - 1)
      ranks[next++] = (i << 5) + 31 - Math.clz32(word & -word);
  return ranks;
};

export const sizeOf = (bits: Bitset): number => {
  let size = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
};

export const intersect = (into: Bitset, other: Bitset): void => {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) & (other[i] as number);
};

export const unite = (into: Bitset, other: Bitset): void => {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) | (other[i] as number);
};
