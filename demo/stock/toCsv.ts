import { COLUMNS, type StockRow } from './stockRow';

const cell = (value: string | number | boolean | undefined): string => {
  const text = value === undefined ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows as CSV (RFC 4180 quoting, line feeds), header first. */
export function toCsv(rows: readonly StockRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}
