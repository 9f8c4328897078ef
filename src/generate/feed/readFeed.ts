import { addressName } from '../../domain/addressName';
import { err, ok, type Result } from '../../domain/result';
import { type FetchOptions, feedText } from './feedText';
import type { FeedFormat, RawFeed } from './rawFeed';
import { readCsv } from './readCsv';
import { readJson, readXml } from './readTree';
import type { StockFault } from './stockFault';

export interface FeedShape {
  /** If absent, the ending of the feed's name decides, or else the beginning of the text. */
  readonly format?: FeedFormat;
  /** The path to the rows in a JSON or XML feed. */
  readonly rows?: string;
  readonly delimiter?: string;
}

const formatOf = (feed: string, text: string): FeedFormat => {
  const ending = /\.(csv|json|xml)(?:\.gz)?$/i.exec(addressName(feed))?.[1]?.toLowerCase();
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

/** A feed as it was read. */
export interface ReadFeed extends RawFeed {
  /** Notices about the bytes for a person. */
  readonly notices: readonly string[];
  /** False if rows may be missing from the end. Then only an earlier count could show it. */
  readonly isEndKnown: boolean;
}

/** A CSV download of unknown length must end in a complete line. JSON and XML have a closing mark of their own. */
const CUT =
  'may have been cut short: its server does not say how long it is, and its last line has no end. ' +
  'Have the server say Content-Length, or end the file with a line break';

/** Reads a feed (a path or an https address; CSV, JSON or XML; gzipped or not) into rows of raw columns. */
export const readFeed = async (
  feed: string,
  shape: FeedShape = {},
  options: FetchOptions = {},
): Promise<Result<ReadFeed, StockFault>> => {
  const read = await feedText(feed, options);
  if (read.kind === 'err') return read;
  const { text, notices, isEndKnown, name } = read.value;
  const fault = (reason: string) => err({ place: addressName(feed), reason });
  const format = shape.format ?? formatOf(name, text);
  if (format === 'csv' && !isEndKnown && !/[\r\n]$/.test(text)) return fault(CUT);
  const rows = readRows(format, text, shape);
  if (rows.kind === 'err') return fault(rows.fault);
  return ok({ ...rows.value, notices, isEndKnown: isEndKnown || format !== 'csv' });
};
