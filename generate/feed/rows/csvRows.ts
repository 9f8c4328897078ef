import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { fileSize } from '../../../src/config/boundedBytes';
import { err, ok, type Result } from '../../../src/domain/result';
import { cleanLine } from '../../../src/domain/stock/parse/readText';
import { FeedFault, type FeedShape, type RawFeed, type RawRow } from './rawFeed';

/** How much of a file decides its delimiter, its quotes and its header, in bytes. */
const SAMPLE = 256 * 1024;

/** How much of a file is given to the parser at once, in bytes. */
const CHUNK = 128 * 1024;

/** Longer rows than this, in bytes, mostly come of a quotation mark that is never closed. */
const LONGEST_ROW = 2_000_000;

const MAX_COLUMNS = 2_000;

const DELIMITERS = [',', ';', '\t', '|'] as const;

interface Dialect {
  readonly delimiter: string;
  /** False where quotation marks are letters: inches in a file with tabs. */
  readonly isQuoted: boolean;
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const options = ({ delimiter, isQuoted }: Dialect): Options => ({
  bom: true,
  delimiter,
  quote: isQuoted ? '"' : false,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
});

/** The records at the start of a text; the last one may be cut. */
const recordsOf = (sample: string, dialect: Dialect): readonly (readonly string[])[] => {
  try {
    return parseAtOnce(sample, { ...options(dialect), to: 500 }) as unknown as readonly (readonly string[])[];
  } catch {
    return [];
  }
};

const isBlank = (cell: string): boolean => cell.trim() === '';

const filled = (record: readonly string[] = []): number => record.filter((cell) => !isBlank(cell)).length;

const delimiterOf = (sample: string): string => {
  const firstLines = sample.split(/\r\n|\r|\n/, 10).map((line) => line.replace(/"(?:[^"]|"")*"/g, ''));
  const cells = (delimiter: string): number =>
    Math.max(...firstLines.map((line) => line.split(delimiter).length));
  return DELIMITERS.reduce((best, delimiter) => (cells(delimiter) > cells(best) ? delimiter : best));
};

/** Whether marks quote cells: they do unless more rows are whole without. Commas cannot do without quotes. */
const isQuotedWith = (sample: string, delimiter: string): boolean => {
  if (delimiter === ',' || !sample.includes('"')) return true;
  const whole = (isQuoted: boolean): number => {
    const [header, ...rows] = recordsOf(sample, { delimiter, isQuoted });
    return rows.filter((row) => row.length === header?.length).length;
  };
  return whole(true) >= whole(false);
};

/** Takes off what a spreadsheet puts around text to keep it from being a number: `="000123"`. */
const plainCell = (cell: string): string => {
  if (cell.charCodeAt(0) !== 0x3d) return cell;
  const text = /^="(.*)"$/s.exec(cell)?.[1];
  return text === undefined ? cell : text.replaceAll('""', '"');
};

/** Whether a cell of the first line looks like a value, not like a name. */
const isValue = (cell: string): boolean =>
  /^[A-HJ-NPR-Z\d]{17}$/.test(cell) || /^https?:\/\//i.test(cell) || /^\$?[\d,. ]*\d[\d,. ]*$/.test(cell);

interface Header {
  /** The name of each column; `null` for one without a name. */
  readonly names: readonly (string | null)[];
  /** How many records are before the first row. */
  readonly skipped: number;
  readonly notices: readonly string[];
}

const namesOf = (cells: readonly string[]): Omit<Header, 'skipped'> => {
  const notices: string[] = [];
  const seen = new Map<string, number>();
  const names = cells.map((cell) => {
    const name = cleanLine(plainCell(cell));
    if (name === '' || name === '__proto__') return null;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
  for (const [name, count] of seen)
    if (count > 1)
      notices.push(
        `has ${count} columns named "${name}": "${name}" is the first of them, the next is "${name} (2)"`,
      );
  return { names, notices };
};

/** Lines before the header, such as the title of a report, have one cell where the header has several. */
const MAX_LINES_BEFORE = 5;

const headerOf = (
  records: readonly (readonly string[])[],
  columns?: readonly string[],
): Result<Header, string> => {
  if (columns) return ok({ ...namesOf(columns), skipped: 0 });
  const first = records.slice(0, MAX_LINES_BEFORE + 1).findIndex((record) => filled(record) > 1);
  const skipped = first > 0 && filled(records[first]) >= 3 ? first : 0;
  const cells = (records[skipped] ?? []).map(cleanLine);
  const values = cells.filter(isValue);
  if (values.length >= 2 || (values.length > 0 && cells.length > 1 && values.length * 2 >= filled(cells)))
    return err(
      `has no header: its first line has values such as "${values[0]}" where the names of the columns belong. Add a line of names, or list them as "columns" in a mapping`,
    );
  if (cells.length > MAX_COLUMNS) return err(`has more than ${MAX_COLUMNS} columns`);
  const header = namesOf(records[skipped] ?? []);
  if (header.names.every((name) => name === null)) return err('has no names in its header');
  const before =
    skipped === 0 ? [] : [`begins with ${skipped} ${skipped === 1 ? 'line' : 'lines'} before its header`];
  return ok({ ...header, notices: [...before, ...header.notices], skipped: skipped + 1 });
};

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK) yield bytes.subarray(start, start + CHUNK);
}

/** Line ends inside the cells of a record. */
const lineEnds = (cells: readonly string[], kind: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(kind)?.length ?? 0), 0);

/** The line on which the last whole record ends. */
const lastWholeLine = (bytes: Buffer, dialect: Dialect): number => {
  let line = 0;
  try {
    parseAtOnce(bytes, {
      ...options(dialect),
      on_record: (_record, { lines }) => {
        line = lines;
        return null;
      },
    });
  } catch {
    // This is why the line is looked for.
  }
  return line;
};

const reasonOf = (error: unknown, { bytes, dialect, linesBefore }: Table): string => {
  const { code } = error as { readonly code?: string };
  const line = () => linesBefore + lastWholeLine(bytes, dialect);
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `is not CSV: a quotation mark after line ${line()} is never closed`;
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `is not CSV: the row after line ${line()} is longer than ${fileSize(LONGEST_ROW)}, as if a quotation mark were never closed`;
  return `is not CSV: ${error instanceof Error ? error.message : String(error)}`;
};

/** How people comment a row out. */
const COMMENT = /^\s*(?:#|\/\/)/;

const isComment = ([first = '']: readonly string[]): boolean => COMMENT.test(first);

interface Table {
  /** Whether rows that begin like a comment are comments: where all do, their numbers begin so. */
  readonly hasComments: boolean;
  readonly bytes: Buffer;
  readonly dialect: Dialect;
  readonly header: Header;
  /** Lines of the file before the bytes. */
  readonly linesBefore: number;
  readonly notices: Set<string>;
}

async function* rowsOf(table: Table): AsyncGenerator<RawRow> {
  const { bytes, dialect, header, linesBefore, notices } = table;
  const { names, skipped } = header;
  const parser = Readable.from(chunksOf(bytes), { objectMode: false }).pipe(
    parse({ ...options(dialect), info: true }),
  );
  let number = -skipped;
  // The parser reports the line on which a record ends, and counts a CR LF inside a cell twice.
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const hasLines = record.some((cell) => cell.includes('\n') || cell.includes('\r'));
      if (hasLines) countedTwice += lineEnds(record, /\r\n/g);
      const line = linesBefore + info.lines - countedTwice;
      number++;
      const begins = line - (hasLines ? lineEnds(record, /\r\n|\r|\n/g) : 0);
      if (number <= 0) continue;
      const row = rowOf(record, names, number, begins, notices);
      yield table.hasComments && isComment(record) ? { ...row, isComment: true } : row;
    }
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault(reasonOf(error, table));
  } finally {
    parser.destroy();
  }
}

function rowOf(
  record: readonly string[],
  names: Header['names'],
  row: number,
  line: number,
  notices: Set<string>,
): RawRow {
  const values: Record<string, string> = {};
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    const cell = record[index];
    if (cell === undefined || cell === '') continue;
    if (name) values[name] = plainCell(cell);
    else if (!isBlank(cell))
      notices.add(`has values in column ${index + 1}, which has no name: they are not read`);
  }
  const size = `has ${record.length} cells where the header has ${names.length}`;
  if (record.length > names.length && !record.slice(names.length).every(isBlank))
    return { row, line, values, broken: size };
  if (record.length * 2 < names.length) return { row, line, values, broken: size };
  return record.length < names.length && names.slice(record.length).some((name) => name !== null)
    ? { row, line, values, odd: `${size}: the last ones count as empty` }
    : { row, line, values };
}

/** The line in which Excel names the delimiter. */
const SEP = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/**
 * A feed of cells with a header: CSV by RFC 4180 and what systems make of it. Rows may end in CR LF, LF or both in one file,
 * be wider or narrower than the header, and have inch marks between tabs. Quotes that are never closed are a fault of the
 * whole file.
 * @param bytes in UTF-8
 */
export const openCsv = (bytes: Buffer, shape: FeedShape): Result<RawFeed, string> => {
  const start = bytes.toString('utf8', 0, SAMPLE);
  const sep = SEP.exec(start);
  const sample = sep ? start.slice(sep[0].length) : start.replace(/^\uFEFF/, '');
  const delimiter = shape.delimiter ?? sep?.[1] ?? delimiterOf(sample.trimStart());
  const dialect = { delimiter, isQuoted: isQuotedWith(sample, delimiter) };
  const records = recordsOf(sample, dialect);
  // Nothing could be parsed: the sample ends within a cell, or a quotation mark is never closed.
  const first =
    records.length > 0 ? records : recordsOf(sample.slice(0, sample.search(/\r|\n/) + 1), dialect);
  if (first.length === 0)
    return err(sample.trim() === '' ? 'is empty' : 'is not CSV: its header cannot be read');
  const header = headerOf(first, shape.columns);
  if (header.kind === 'err') return header;
  const notices = new Set(header.value.notices);
  const rest = sep ? bytes.subarray(Buffer.byteLength(sep[0])) : bytes;
  return ok({
    kind: 'csv',
    columns: header.value.names.filter((name) => name !== null),
    rows: () =>
      rowsOf({
        hasComments: first.slice(1).some((row) => !isComment(row)),
        bytes: rest,
        dialect,
        header: header.value,
        linesBefore: sep ? 1 : 0,
        notices,
      }),
    notices,
  });
};
