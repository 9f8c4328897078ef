import type { FieldFault } from '../../domain/stock/parseStockItem';
import type { Respelling } from '../../domain/stock/unifySpellings';

/** A fault of a field, or of the row as a whole. */
export type RowFault =
  | FieldFault
  | { readonly field: 'row'; readonly value: string; readonly reason: string };

/** A row that did not become a stock item, and why. */
export interface QuarantinedRow {
  readonly row: number;
  readonly line?: number;
  /** The id that the row names, if it names one. */
  readonly id?: string;
  readonly faults: readonly RowFault[];
}

/**
 * The outcome of a feed's rows. Law: `accepted + quarantined.length` equals `read`, and every quarantined row has at least
 * one fault. The report is plain data that JSON can hold.
 */
export interface StockReport {
  readonly feed: string;
  readonly read: number;
  readonly accepted: number;
  readonly quarantined: readonly QuarantinedRow[];
  /** How many rows each repair of the mapping file was applied to. */
  readonly repaired: Readonly<Record<string, number>>;
  readonly respellings: readonly Respelling[];
  /** Columns of the feed that no field reads. */
  readonly unusedColumns: readonly string[];
  /** Notices about the whole feed, such as wrong bytes. */
  readonly notices: readonly string[];
}

const number = (value: number): string => value.toLocaleString('en-AU');

const faultText = ({ field, value, reason }: RowFault): string =>
  field === 'row' ? reason : `${field} ${value === '' ? '' : `${JSON.stringify(value)} `}${reason}`;

const rowText = ({ row, line, id, faults }: QuarantinedRow): string => {
  const place = line === undefined ? `row ${row}` : `row ${row} (line ${line})`;
  return `  ${place}${id === undefined ? '' : `, ${id}`}: ${faults.map(faultText).join('; ')}`;
};

/** The report as text: the totals first, then a line for each quarantined row. */
export const formatStockReport = (report: StockReport): string =>
  [
    `${report.feed}: ${number(report.read)} rows read, ${number(report.accepted)} accepted, ${number(report.quarantined.length)} quarantined`,
    ...report.notices.map((notice) => `  notice: ${notice}`),
    ...Object.entries(report.repaired).map(([name, rows]) => `  repaired: ${name} (${number(rows)} rows)`),
    ...report.respellings.map(
      ({ field, from, to, items }) => `  respelt: ${field} ${from} as ${to} (${number(items)} items)`,
    ),
    ...(report.unusedColumns.length > 0 ? [`  not used: ${report.unusedColumns.join(', ')}`] : []),
    ...report.quarantined.map(rowText),
  ].join('\n');
