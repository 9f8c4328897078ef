import { fetchAddress } from '../../config/fetchAddress';
import { addressName } from '../../domain/addressName';
import { err, ok, type Result } from '../../domain/result';
import type { RawStockItem, StockContext } from '../../domain/stock/parseStockItem';
import type { StockItem } from '../../domain/stock/stockItem';
import { guardStock } from './guards';
import { importFeed } from './importFeed';
import type { Mapping } from './mapping/mapping';
import { mappingFileBeside, readMapping, readPreset } from './mapping/readMapping';
import { readSource } from './source/readSource';
import type { FeedSource, ReadOptions } from './source/source';
import type { StockFault } from './stockFault';
import type { StockReport } from './stockReport';
import { type UniteOptions, uniteFeeds } from './uniteFeeds';

/** How a feed is read, beside its address. */
export type FetchOptions = Omit<FeedSource, 'address'> & ReadOptions;

export interface LoadStockOptions {
  /** A path, or an address: https, ftp, ftps or sftp. */
  readonly feed: string;
  /** The mapping file; `null` for none; absent for the file beside the feed, if there is one. */
  readonly mappingFile?: string | null;
  /** The name of a format that the site knows, if there is no mapping file. */
  readonly format?: string;
  /** What rows are given that say nothing themselves. */
  readonly defaults?: RawStockItem;
  readonly join?: Pick<UniteOptions, 'facetWords' | 'bodyTypes'>;
  readonly site: StockContext;
  /** How many items the last good build had, if known. */
  readonly lastGoodCount?: number | null;
  /** Whether to build a feed even if it is far smaller. */
  readonly allowShrink?: boolean;
  readonly onProgress?: (rows: number) => void;
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

const STOPPED = 'The build stops here, the last good site stays as it is';
const HOW_TO_SHRINK = 'to build all the same, set STOCK_ALLOW_SHRINK=true';

/** How long the host of a picture may take to answer, in milliseconds. */
const PICTURE_TIMEOUT = 5_000;

const answersHttps = async (host: string): Promise<boolean> =>
  (await fetchAddress(`https://${host}/`, { timeout: PICTURE_TIMEOUT })).kind === 'ok';

/** The mapping of a feed: its own file, else that of its format; absent if its columns have the names of the fields. */
export const mappingFor = async ({
  feed,
  mappingFile,
  format,
}: Pick<LoadStockOptions, 'feed' | 'mappingFile' | 'format'>): Promise<
  Result<Mapping | undefined, readonly StockFault[]>
> => {
  const file = mappingFile === undefined ? mappingFileBeside(feed) : mappingFile;
  if (file !== null) return readMapping(file);
  return format === undefined ? ok(undefined) : readPreset(format);
};

/**
 * Loads the stock: reads the feed, maps and parses its rows, unifies spellings. Bad rows go into quarantine in the report.
 * It fails if the whole feed cannot be trusted: a faulty mapping file, or a feed that is down, truncated, empty or far
 * smaller than the last good build. Only the last passes with `allowShrink`, with a note in the report. A somewhat smaller
 * feed is noted too.
 */
export const loadStock = async (
  options: LoadStockOptions,
): Promise<Result<LoadedStock, readonly StockFault[]>> => {
  const { feed, lastGoodCount = null, allowShrink = false, site, onProgress, join } = options;
  const name = addressName(feed);
  const mapping = await mappingFor(options);
  if (mapping.kind === 'err') return mapping;

  const stop = ({ place, reason }: StockFault): StockFault => ({ place, reason: `${reason}. ${STOPPED}.` });
  const read = await readSource({ ...options.fetch, address: feed }, options.fetch);
  if (read.kind === 'err') return err([stop(read.fault)]);
  const imported = await importFeed(read.value, {
    ...(mapping.value ? { mapping: mapping.value } : {}),
    site,
    ...(options.defaults ? { defaults: options.defaults } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
  if (imported.kind === 'err')
    return err(imported.fault.map((fault) => (fault.place === read.value.name ? stop(fault) : fault)));
  const { items, report } = await uniteFeeds([imported.value], { ...join, answersHttps });
  const loaded: LoadedStock = { items: byCreatedAt(items), report };
  const objection = guardStock(report, lastGoodCount, imported.value.isEndKnown);
  if (objection === null) return ok(loaded);
  const { kind, reason } = objection;
  const { proposedFormat } = imported.value;
  const refused = (why: string) => err([{ place: name, reason: why, report }]);
  if (kind === 'empty') {
    const proposal =
      proposedFormat && `The feed looks like ${proposedFormat}: set STOCK_FEED_FORMAT=${proposedFormat}`;
    return refused(`${proposal ? `${reason}\n${proposal}` : reason}. ${STOPPED}.`);
  }
  if (kind === 'shrunk' && !allowShrink) return refused(`${reason}. ${STOPPED}; ${HOW_TO_SHRINK}.`);
  return ok({ ...loaded, report: { ...report, notices: [...report.notices, reason] } });
};
