import { isUtf8 } from 'node:buffer';
import { err, ok, type Result } from '../../../src/domain/result';
import { openCsv } from './csvRows';
import { decodeFeed } from './decodeFeed';
import { openJson, openJsonLines } from './jsonRows';
import type { FeedKind, FeedShape, RawFeed } from './rawFeed';
import { openXml } from './xmlRows';

/** The first bytes of files that are not feeds, in Latin-1, and what to do about each. */
const FOREIGN: readonly (readonly [start: string | RegExp, what: string])[] = [
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they begin a zip
    /^PK\x03\x04[\s\S]{0,4000}(?:\[Content_Types\]\.xml|xl\/)/,
    'is an Excel workbook (.xlsx): save or export it as CSV',
  ],
  ['PK\x03\x04', 'is a zip archive inside another one, or one that was not unpacked: give the file in it'],
  ['PK\x05\x06', 'is an empty zip archive'],
  ['\x1f\x8b', 'is still compressed (gzip)'],
  ['\xd0\xcf\x11\xe0', 'is an old Excel workbook (.xls): save or export it as CSV'],
  ['%PDF', 'is a PDF document: a feed is CSV, JSON or XML'],
  ['Rar!', 'is a rar archive: unpack it first'],
  ["7z\xbc\xaf'\x1c", 'is a 7z archive: unpack it first'],
  ['BZh', 'is compressed with bzip2: unpack it first'],
  ['\xfd7zXZ', 'is compressed with xz: unpack it first'],
  ['\x28\xb5\x2f\xfd', 'is compressed with zstd: unpack it first'],
  ['\x89PNG', 'is a picture (PNG)'],
  ['\xff\xd8\xff', 'is a picture (JPEG)'],
  ['GIF8', 'is a picture (GIF)'],
  ['SQLite format 3', 'is a SQLite database: export its table as CSV'],
  ['PAR1', 'is a Parquet file: export it as CSV'],
];

/** Why bytes are not the text of a feed, by their beginning; `null` for text. */
const foreignFile = (bytes: Uint8Array): string | null => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4_096)).toString(
    'latin1',
  );
  const known = FOREIGN.find(([mark]) =>
    typeof mark === 'string' ? start.startsWith(mark) : mark.test(start),
  );
  return known ? known[1] : null;
};

const WEB_PAGE = /^(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

/** What kind of feed a text is, by its beginning. */
const kindOfText = (text: string): Result<FeedKind, string> => {
  const start = text
    .slice(0, 4_096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start === '') return text.trim() === '' ? err('is empty') : ok('csv');
  if (start.includes('\0')) return err('is not text: it has bytes that no letter has');
  if (WEB_PAGE.test(start))
    return err('is a web page (HTML), not a feed: perhaps the page of a login or of an error');
  if (/^<[?!a-z_]/i.test(start)) return ok('xml');
  if (/^\{[\s\S]*?\}\s*\r?\n\s*\{/.test(start) && isObject(start.split(/\r?\n/, 1)[0] ?? ''))
    return ok('jsonLines');
  return /^[[{]\s*["[{\]}]|^[[{]\s*$/.test(start) ? ok('json') : ok('csv');
};

const isObject = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

/** Larger feeds, in bytes, are not read. */
const MAX_BYTES = 1_000_000_000;

/** UTF-8 that was read as Windows-1252 once and written as UTF-8 again begins with one of these. */
const TWICE = ['\u00c3', '\u00c2', '\u00e2', '\u00c5'].map((letter) => Buffer.from(letter));

/** Whether bytes are UTF-8 that needs no repair. */
const isPlainUtf8 = (bytes: Buffer, charset?: string): boolean =>
  (charset === undefined || /^(?:utf-?8|us-?ascii)$/i.test(charset)) &&
  isUtf8(bytes) &&
  !TWICE.some((letter) => bytes.includes(letter)) &&
  !bytes.subarray(0, 1_024).includes(0);

const openText = (bytes: Buffer, text: () => string, shape: FeedShape): Result<RawFeed, string> => {
  const start = bytes.toString('utf8', 0, 8_192);
  const kind = kindOfText(start);
  if (kind.kind === 'err') return kind;
  switch (kind.value) {
    case 'csv':
      return openCsv(bytes, shape);
    case 'json':
      return openJson(text(), shape);
    case 'jsonLines':
      return openJsonLines(text());
    case 'xml':
      return openXml(text(), shape);
  }
};

/**
 * Opens a feed: knows its kind by its bytes, whatever its name, and decodes its letters. A fault follows the feed's name.
 * @param charset the encoding that the server names
 */
export const openFeed = (bytes: Buffer, shape: FeedShape = {}, charset?: string): Result<RawFeed, string> => {
  if (bytes.length > MAX_BYTES) return err(`is larger than ${MAX_BYTES / 1_000_000} MB`);
  const foreign = foreignFile(bytes);
  if (foreign !== null) return err(foreign);
  if (isPlainUtf8(bytes, charset)) return openText(bytes, () => bytes.toString('utf8'), shape);
  const { text, notices } = decodeFeed(bytes, charset);
  const opened = openText(Buffer.from(text), () => text, shape);
  if (opened.kind === 'err') return opened;
  for (const notice of notices) (opened.value.notices as Set<string>).add(notice);
  return ok(opened.value);
};
