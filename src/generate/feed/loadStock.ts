import { addressName } from '../../domain/addressName';
import { err, ok, type Result } from '../../domain/result';
import type { StockContext } from '../../domain/stock/parseStockItem';
import type { StockItem } from '../../domain/stock/stockItem';
import { unifySpellings } from '../../domain/stock/unifySpellings';
import type { FetchOptions } from './feedText';
import { guardStock } from './guards';
import { mappedColumns, namedColumns } from './mappedColumns';
import type { Mapping } from './mapping';
import { parseRows } from './parseRows';
import type { RawFeed } from './rawFeed';
import { type ReadFeed, readFeed } from './readFeed';
import { mappingFileBeside, readMapping } from './readMapping';
import type { StockFault } from './stockFault';
import type { StockReport } from './stockReport';

export interface LoadStockOptions {
  /** A path or an https address. */
  readonly feed: string;
  /** The mapping file; `null` for none; absent for the file beside the feed, if there is one. */
  readonly mappingFile?: string | null;
  readonly site: StockContext;
  /** How many items the last good build had, if known. */
  readonly lastGoodCount?: number | null;
  /** Whether to build a feed even if it is far smaller. */
  readonly allowShrink?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  readonly fetch?: FetchOptions;
}

export interface LoadedStock {
  /** By `createdAt`, oldest first. Items without it come last, in the order of the feed. */
  readonly items: readonly StockItem[];
  readonly report: StockReport;
}

const byCreatedAt = (items: readonly StockItem[]): readonly StockItem[] =>
  [...items].sort((a, b) => {
    if (a.createdAt === b.createdAt) return 0;
    if (a.createdAt === undefined) return 1;
    if (b.createdAt === undefined) return -1;
    return a.createdAt < b.createdAt ? -1 : 1;
  });

/** Columns that the mapping file names and the header lacks. A misspelt one would silently empty a field. */
const missingColumns = (raw: RawFeed, mapping: Mapping, place: string): readonly StockFault[] => {
  const { columns } = raw;
  if (!columns) return [];
  return namedColumns(mapping)
    .filter((column) => !columns.includes(column))
    .map((column) => ({ place, reason: `names the column "${column}", which the feed does not have` }));
};

const unusedColumns = (raw: RawFeed, mapping: Mapping): readonly string[] => {
  const used = new Set(mappedColumns(mapping));
  return (raw.columns ?? []).filter((column) => !used.has(column));
};

const load = (raw: ReadFeed, mapping: Mapping, feed: string, options: LoadStockOptions): LoadedStock => {
  const parsed = parseRows(raw.rows, mapping, options.site, options.onProgress);
  const { items, respellings } = unifySpellings(parsed.items);
  return {
    items: byCreatedAt(items),
    report: {
      feed,
      read: raw.rows.length,
      accepted: items.length,
      quarantined: parsed.quarantined,
      repaired: parsed.repaired,
      respellings,
      unusedColumns: unusedColumns(raw, mapping),
      notices: raw.notices,
    },
  };
};

const STOPPED = 'The build stops here, the last good site stays as it is';
const HOW_TO_SHRINK = 'to build all the same, set STOCK_ALLOW_SHRINK=true';

/**
 * Loads the stock: reads the feed, maps and parses its rows, unifies spellings. Bad rows go into quarantine in the report.
 * It fails if the whole feed cannot be trusted: a faulty mapping file, or a feed that is down, truncated, empty or far
 * smaller than the last good build. Only the last passes with `allowShrink`, with a note in the report. A somewhat smaller
 * feed is noted too.
 */
export const loadStock = async (
  options: LoadStockOptions,
): Promise<Result<LoadedStock, readonly StockFault[]>> => {
  const { feed, lastGoodCount = null, allowShrink = false } = options;
  const name = addressName(feed);
  const mappingFile = options.mappingFile === undefined ? mappingFileBeside(feed) : options.mappingFile;
  const mapping = await readMapping(mappingFile);
  if (mapping.kind === 'err') return mapping;

  const raw = await readFeed(feed, mapping.value, options.fetch);
  if (raw.kind === 'err') return err([{ ...raw.fault, reason: `${raw.fault.reason}. ${STOPPED}.` }]);
  const missing = missingColumns(raw.value, mapping.value, mappingFile ?? name);
  if (missing.length > 0) return err(missing);

  const loaded = load(raw.value, mapping.value, name, options);
  const objection = guardStock(loaded.report, lastGoodCount, raw.value.isEndKnown);
  if (objection === null) return ok(loaded);
  const { kind, reason } = objection;
  const refused = (why: string) => err([{ place: name, reason: why, report: loaded.report }]);
  if (kind === 'empty') return refused(`${reason}. ${STOPPED}.`);
  if (kind === 'shrunk' && !allowShrink) return refused(`${reason}. ${STOPPED}; ${HOW_TO_SHRINK}.`);
  return ok({ ...loaded, report: { ...loaded.report, notices: [...loaded.report.notices, reason] } });
};
