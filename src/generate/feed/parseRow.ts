import { err, ok, type Result } from '../../domain/result';
import { cleanLine, isAbsent } from '../../domain/stock/parse/readText';
import { parseStockItem, type RawStockItem, type StockContext } from '../../domain/stock/parseStockItem';
import type { StockItem } from '../../domain/stock/stockItem';
import { compiledPattern } from './compiledPattern';
import type { Mapping, Repair } from './mapping';
import { mapRow } from './mapRow';
import type { RawRow } from './rawFeed';
import { rowHash } from './rowHash';
import type { QuarantinedRow, RowFault } from './stockReport';
import { valueAt } from './valueAt';

export interface ParsedRow {
  readonly item: StockItem;
  /** The name of the repair that was applied to the row. */
  readonly repair?: string;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isAbsent(cleanLine(value)));

/** The id in the row itself, to report a row that could not be parsed. */
const statedId = (raw: RawStockItem): string | undefined => {
  const id = [raw.id, raw.stockNumber, raw.vin].find((value) => !isNothing(value));
  return typeof id === 'string' || typeof id === 'number' ? cleanLine(String(id)) : undefined;
};

/** Puts a row in quarantine. */
export const quarantine = (
  { row, line }: RawRow,
  id: string | undefined,
  faults: readonly RowFault[],
): QuarantinedRow => ({
  row,
  ...(line === undefined ? {} : { line }),
  ...(id === undefined ? {} : { id }),
  faults,
});

/** A fault of the whole row. */
export const rowFault = (reason: string): readonly RowFault[] => [{ field: 'row', value: '', reason }];

/** Repairs, maps and parses one row. Its hash is made of `columns`. */
export const parseRow = (
  row: RawRow,
  mapping: Mapping,
  columns: readonly string[],
  context: StockContext,
): Result<ParsedRow, QuarantinedRow> => {
  if (row.broken) return err(quarantine(row, undefined, rowFault(row.broken)));
  if (Object.values(row.values).every(isNothing))
    return err(quarantine(row, undefined, rowFault('is empty')));
  const { values, repair } = repairRow(row.values, mapping.repairs);
  const raw = mapRow(values, mapping);
  const item = parseStockItem(raw, context, rowHash(row.values, columns));
  if (item.kind === 'err') return err(quarantine(row, statedId(raw), item.fault));
  return ok({ item: item.value, ...(repair === undefined ? {} : { repair }) });
};

type RawValues = Readonly<Record<string, unknown>>;

const textAt = (values: RawValues, column: string): string => {
  const value = valueAt(values, column);
  return value === undefined || value === null ? '' : String(value);
};

interface RepairedRow {
  readonly values: RawValues;
  /** The name of the repair that was applied. */
  readonly repair?: string;
}

/** Repairs a row with the first repair whose conditions it meets. All its columns move at once. */
export const repairRow = (values: RawValues, repairs: readonly Repair[]): RepairedRow => {
  const repair = repairs.find(({ when }) =>
    Object.entries(when).every(([column, source]) => compiledPattern(source).test(textAt(values, column))),
  );
  if (!repair) return { values };
  const moved = Object.entries(repair.columns).map(([column, from]) => [
    column,
    from === null ? '' : valueAt(values, from),
  ]);
  return { values: { ...values, ...Object.fromEntries(moved) }, repair: repair.name };
};
