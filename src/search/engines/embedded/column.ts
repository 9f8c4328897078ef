/** The codes of a column, in the narrowest array. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array that holds `kinds` different codes. */
export const emptyCodes = (kinds: number, length: number): Codes =>
  kinds <= 0x100
    ? new Uint8Array(length)
    : kinds <= 0x10000
      ? new Uint16Array(length)
      : new Uint32Array(length);

/**
 * One attribute of all records, in rank order, as codes of a sorted dictionary. In single-valued columns the code
 * `values.length` means "absent": it sorts last and is never counted.
 */
export type Column = TextColumn | ListColumn | NumberColumn;

export interface TextColumn {
  readonly kind: 'text';
  readonly name: string;
  /** In the order of `collate`. */
  readonly values: readonly string[];
  readonly codes: Codes;
}

export interface ListColumn {
  readonly kind: 'list';
  readonly name: string;
  readonly values: readonly string[];
  /** The codes of record `r` are those from `starts[r]` to before `starts[r + 1]`. */
  readonly codes: Codes;
  readonly starts: Uint32Array;
}

export interface NumberColumn {
  readonly kind: 'number';
  readonly name: string;
  /** Ascending. */
  readonly values: Float64Array;
  readonly codes: Codes;
}

/** A facet's name for a dictionary code. Numbers are written as in JSON. */
export const valueName = (column: Column, code: number): string => String(column.values[code]);

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
