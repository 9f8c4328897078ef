import { parse } from 'csv-parse/sync';
import { err, ok, type Result } from '../../domain/result';
import { cleanLine } from '../../domain/stock/parse/readText';
import type { RawFeed, RawRow } from './rawFeed';

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const rowOf = (columns: readonly string[], cells: readonly string[], row: number, line: number): RawRow => {
  const values = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  return cells.length === columns.length
    ? { row, line, values }
    : { row, line, values, broken: `has ${cells.length} cells where the header has ${columns.length}` };
};

/** Line ends inside the cells of a record. */
const lineEnds = (cells: readonly string[], kind: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(kind)?.length ?? 0), 0);

/**
 * The line on which each record begins. The parser reports the line on which a record ends, and counts a CR LF inside a
 * cell twice.
 */
const firstLines = (records: readonly CsvRecord[]): readonly number[] => {
  let countedTwice = 0;
  return records.map(({ record, info }) => {
    countedTwice += lineEnds(record, /\r\n/g);
    return info.lines - countedTwice - lineEnds(record, /\r\n|\r|\n/g);
  });
};

/**
 * CSV by RFC 4180, with a header. Cells may hold line feeds. A row with too few or too many cells is kept and marked as
 * broken. Quotes that are never closed are a fault of the whole file.
 */
export const readCsv = (text: string, delimiter = ','): Result<RawFeed, string> => {
  let records: readonly CsvRecord[];
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as readonly CsvRecord[];
  } catch (error) {
    return err(`is not CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [header, ...data] = records;
  if (!header) return err('is empty');
  const columns = header.record.map(cleanLine);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return err(`has two columns named "${twice}"`);
  const [, ...lines] = firstLines(records);
  const rows = data.map(({ record }, index) => rowOf(columns, record, index + 1, lines[index] ?? 0));
  return ok({ columns, rows });
};
