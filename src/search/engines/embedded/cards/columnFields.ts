import type { StockCard } from '../../../../domain/stock/stockCard';
import { type Column, valueName } from '../columns/column';

type Field = keyof StockCard;

/** Card fields that a column already holds for most cards. */
export const COLUMN_FIELDS: readonly {
  readonly field: Field;
  readonly column: string;
  readonly flag?: true;
}[] = [
  { field: 'vehType', column: 'vehType' },
  { field: 'make', column: 'make' },
  { field: 'model', column: 'model' },
  { field: 'year', column: 'year' },
  { field: 'bodyType', column: 'bodyType' },
  { field: 'odometer', column: 'odometer' },
  { field: 'transmissionType', column: 'transmissionType' },
  { field: 'fuelType', column: 'fuelType' },
  { field: 'colour', column: 'colour' },
  { field: 'price', column: 'price' },
  { field: 'location', column: 'location.name' },
  { field: 'featured', column: 'featured', flag: true },
  { field: 'brandCertified', column: 'brandCertified', flag: true },
];

/** A record's value in a column, in the card's form; `undefined` if it has none. */
export const fieldFromColumn = (
  column: Column,
  rank: number,
  flag: boolean,
): string | number | true | undefined => {
  if (column.kind === 'list') return undefined;
  const code = column.codes[rank] as number;
  if (flag) return code < column.values.length && valueName(column, code) === 'true' ? true : undefined;
  return column.values[code];
};
