import { isUtf8 } from 'node:buffer';
import { err, ok, type Result } from '../../../domain/result';
import { openCsv } from './csvRows';
import { decodeFeed } from './decodeFeed';
import { foreignFile, kindOfText } from './feedKind';
import { openJson, openJsonLines } from './jsonRows';
import type { FeedShape, RawFeed } from './rawFeed';
import { openXml } from './xmlRows';

/** Larger feeds, in bytes, are not read. */
const MOST_BYTES = 1_000_000_000;

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
  if (bytes.length > MOST_BYTES) return err(`is larger than ${MOST_BYTES / 1_000_000} MB`);
  const foreign = foreignFile(bytes);
  if (foreign !== null) return err(foreign);
  if (isPlainUtf8(bytes, charset)) return openText(bytes, () => bytes.toString('utf8'), shape);
  const { text, notices } = decodeFeed(bytes, charset);
  const opened = openText(Buffer.from(text), () => text, shape);
  if (opened.kind === 'err') return opened;
  for (const notice of notices) (opened.value.notices as Set<string>).add(notice);
  return ok(opened.value);
};
