import { emptyCodes } from './codes';
import type { Column, NumberColumn } from './column';

/**
 * The earlier column that a number column repeats for some records, as `priceNew`, `priceDemo` and `priceUsed` repeat
 * `price`. Such a column is written as one bit for each record.
 */
export const baseOf = (column: NumberColumn, earlier: readonly Column[]): NumberColumn | undefined =>
  earlier.find((base): base is NumberColumn => base.kind === 'number' && repeats(column, base));

const repeats = (column: NumberColumn, base: NumberColumn): boolean => {
  for (let rank = 0; rank < column.codes.length; rank++) {
    const value = column.values[column.codes[rank] as number];
    if (value !== undefined && value !== base.values[base.codes[rank] as number]) return false;
  }
  return true;
};

/** One bit for each record, set if the column has a value. */
export const maskOf = (column: NumberColumn): Uint8Array => {
  const mask = new Uint8Array(Math.ceil(column.codes.length / 8));
  column.codes.forEach((code: number, rank: number) => {
    if (code < column.values.length) mask[rank >> 3] = (mask[rank >> 3] as number) | (1 << (rank & 7));
  });
  return mask;
};

/** Restores the column. It has the base's dictionary, which may hold values that no record of this column has. */
export const unmask = (name: string, base: NumberColumn, mask: Uint8Array): NumberColumn => {
  const absent = base.values.length;
  const codes = emptyCodes(absent + 1, base.codes.length);
  for (let rank = 0; rank < codes.length; rank++)
    codes[rank] = ((mask[rank >> 3] as number) >> (rank & 7)) & 1 ? (base.codes[rank] as number) : absent;
  return { kind: 'number', name, values: base.values, codes };
};
