import { err, ok, type Result } from '../../domain/result';
import { type FetchOptions, feedName, feedText } from './feedText';
import type { FeedFormat, RawFeed } from './rawFeed';
import { readCsv } from './readCsv';
import { readJson, readXml } from './readTree';
import type { StockFault } from './stockFault';

export interface FeedShape {
  /** By the ending of the feed's name where it is not given, else by how the text begins. */
  readonly format?: FeedFormat;
  /** Where the rows are in a JSON or XML feed. */
  readonly rows?: string;
  readonly delimiter?: string;
}

const formatOf = (feed: string, text: string): FeedFormat => {
  const ending = /\.(csv|json|xml)(?:\.gz)?$/i.exec(feedName(feed))?.[1]?.toLowerCase();
  if (ending) return ending as FeedFormat;
  const start = text
    .slice(0, 200)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return 'xml';
  return start.startsWith('[') || start.startsWith('{') ? 'json' : 'csv';
};

const readRows = (format: FeedFormat, text: string, shape: FeedShape): Result<RawFeed, string> => {
  switch (format) {
    case 'csv':
      return readCsv(text, shape.delimiter);
    case 'json':
      return readJson(text, shape.rows);
    case 'xml':
      return readXml(text, shape.rows);
  }
};

/** Reads a feed (a path or an https address; CSV, JSON or XML; gzipped or not) into rows of raw columns. */
export const readFeed = async (
  feed: string,
  shape: FeedShape = {},
  options: FetchOptions = {},
): Promise<Result<RawFeed, StockFault>> => {
  const text = await feedText(feed, options);
  if (text.kind === 'err') return text;
  const rows = readRows(shape.format ?? formatOf(feed, text.value), text.value, shape);
  return rows.kind === 'ok' ? ok(rows.value) : err({ place: feedName(feed), reason: rows.fault });
};
