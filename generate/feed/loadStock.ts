import type { StockFeed } from '../../src/config/feedSettings';
import { fetchAddress } from '../../src/config/fetchAddress';
import { addressName } from '../../src/domain/addressName';
import { err, ok, type Result } from '../../src/domain/result';
import type { JoinOptions } from '../../src/domain/stock/facetWords';
import type { StockContext } from '../../src/domain/stock/parseStockItem';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { ImportOptions } from './feedPass';
import { guardStock } from './guards';
import { type FeedImport, importFeed } from './importFeed';
import { type Mapping, mappingFileBeside, OWN_NAMES, readMapping, readPreset } from './mapping/readMapping';
import { readSource } from './source/readSource';
import type { ReadOptions } from './source/source';
import type { StockFault, StockReport } from './stockReport';
import { uniteFeeds } from './uniteFeeds';

export interface LoadOptions {
  readonly join?: JoinOptions;
  readonly site: StockContext;
  /** How many items the last good build had, if known. */
  readonly lastGoodCount?: number | null;
  /** Whether to build a feed even if it is far smaller. */
  readonly allowShrink?: boolean;
  /** Called while rows are read: of the feed that is being read. */
  readonly onProgress?: (rows: number) => void;
  /** How sources are read, whichever they are. */
  readonly reading?: ReadOptions;
}

export interface LoadedStock {
  /** By `createdAt`, oldest first. Items without it come last, in the order of the feed. */
  readonly items: readonly StockItem[];
  readonly report: StockReport;
}

/** Oldest first; items without a time come last. */
export const byCreatedAt = (items: readonly StockItem[]): readonly StockItem[] =>
  [...items].sort((a, b) => {
    if (a.createdAt === b.createdAt) return 0;
    if (a.createdAt === undefined) return 1;
    if (b.createdAt === undefined) return -1;
    return a.createdAt < b.createdAt ? -1 : 1;
  });

const STOPPED = 'The build stops here, the last good site stays as it is';
export const STOPPED_BY_SIZE = `${STOPPED}; to build all the same, set STOCK_ALLOW_SHRINK=true.`;

/** How long the host of a picture may take to answer, in milliseconds. */
const PICTURE_TIMEOUT = 5_000;

const answersHttps = async (host: string): Promise<boolean> =>
  (await fetchAddress(`https://${host}/`, { timeout: PICTURE_TIMEOUT })).kind === 'ok';

/** The mapping of a feed: its own file, else its format's; absent if its columns have the names of the fields. */
const mappingFor = async ({
  address,
  mapping,
  format,
}: StockFeed): Promise<Result<Mapping | undefined, readonly StockFault[]>> => {
  const file = mapping === undefined ? mappingFileBeside(address) : mapping;
  if (file !== null) return readMapping(file);
  return format === undefined ? ok(undefined) : readPreset(format);
};

const stopped = (fault: StockFault): StockFault => ({ ...fault, reason: `${fault.reason}. ${STOPPED}.` });

/** Reads one feed from its source, and its rows. */
export const readFeed = async (
  feed: StockFeed,
  options: Pick<LoadOptions, 'site' | 'onProgress' | 'reading'> & Pick<ImportOptions, 'observer'>,
): Promise<Result<FeedImport, readonly StockFault[]>> => {
  const mapping = await mappingFor(feed);
  if (mapping.kind === 'err') return mapping;
  const read = await readSource(feed, options.reading);
  if (read.kind === 'err') return err([stopped(read.fault)]);
  const { site, onProgress, observer } = options;
  const imported = await importFeed(read.value, {
    mapping: mapping.value,
    site,
    defaults: feed.defaults,
    onProgress,
    observer,
  });
  return imported.kind === 'ok'
    ? imported
    : err(imported.fault.map((fault) => (fault.file === read.value.name ? stopped(fault) : fault)));
};

/**
 * Loads the stock of one or several feeds: reads them, maps and parses their rows, unifies spellings. Bad rows go into
 * quarantine in the report. It fails if one feed cannot be trusted: a faulty mapping file, or a feed that is down, truncated or
 * empty; or if the stock is far smaller than in the last good build. Only the last passes with `allowShrink`, with a note
 * in the report. A somewhat smaller stock is noted too.
 */
export const loadFeeds = async (
  feeds: readonly StockFeed[],
  options: LoadOptions,
): Promise<Result<LoadedStock, readonly StockFault[]>> => {
  const { lastGoodCount = null, allowShrink = false, join } = options;
  const imports: FeedImport[] = [];
  const faults: StockFault[] = [];
  // One after another, so that only one feed is in memory as text. All that fail are reported together.
  for (const feed of feeds) {
    const one = await readFeed(feed, options);
    if (one.kind === 'ok') imports.push(one.value);
    else faults.push(...one.fault);
  }
  if (faults.length > 0) return err(faults);
  const { items, report } = await uniteFeeds(imports, { ...join, answersHttps });
  const name = feeds.map(({ address }) => addressName(address)).join(', ');
  const refused = (reason: string) => err([{ file: name, reason, report }]);

  const empty = imports.find((one) => one.items.length === 0);
  if (imports.length > 1 && empty)
    return refused(`none of the ${empty.read} rows of ${empty.feed} is usable. ${STOPPED}.`);
  const isEndKnown = imports.every((one) => one.isEndKnown);
  const objection = guardStock(report, lastGoodCount, isEndKnown);
  const loaded: LoadedStock = { items: byCreatedAt(items), report };
  if (objection === null) return ok(loaded);
  const { kind, reason } = objection;
  if (kind === 'empty') {
    const proposed = imports.find(({ proposedFormat }) => proposedFormat)?.proposedFormat;
    const isUnmapped = imports.some(
      ({ mapping, unusedColumns }) => mapping === OWN_NAMES.name && unusedColumns.length > 0,
    );
    const advice = proposed
      ? `\nThe feed looks like ${proposed}: set STOCK_FEED_FORMAT=${proposed}`
      : isUnmapped
        ? '\nNo mapping says what its columns mean: npm run stock:map proposes one'
        : '';
    return refused(`${reason}${advice}. ${STOPPED}.`);
  }
  if (kind === 'shrunk' && !allowShrink) return refused(`${reason}. ${STOPPED_BY_SIZE}`);
  return ok({ ...loaded, report: { ...report, notices: [...report.notices, reason] } });
};
