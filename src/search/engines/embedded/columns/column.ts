import type { Codes } from './codes';

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
