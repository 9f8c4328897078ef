import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode, Reporter, SourceNodesArgs } from 'gatsby';
import { fileOfAddress } from '../../plugins/content-endpoint/files/staticPath';
import { readSettings } from '../config/env';
import { publishedEngine } from '../config/searchEngine';
import { site } from '../config/site';
import { addressName } from '../domain/addressName';
import type { FinanceSettings } from '../domain/finance/financeSettings';
import type { StockItem } from '../domain/stock/stockItem';
import { STOCK_PICTURE_FOLDER } from '../domain/stock/stockPicture';
import { filterFaults } from '../generate/content/checkFilters';
import { checkFinance } from '../generate/content/checkFinance';
import { lastGoodCount } from '../generate/feed/lastGoodCount';
import { loadStock } from '../generate/feed/loadStock';
import { formatStockFaults } from '../generate/feed/stockFault';
import { formatStockReport, type StockReport } from '../generate/feed/stockReport';
import { checkHostedIndex } from '../generate/hosted/hostedIndex';
import { removeUnfinished } from '../generate/pictures/publishPicture';
import { prepareStockPictures, type SizesUnderWay, startSizes } from '../generate/pictures/stockPictures';
import { firstBudgetCounts } from '../generate/stock/firstBudgetCounts';
import { askStockContent, type StockContent, stockContext } from '../generate/stock/stockContent';
import { STOCK_INDEX_FOLDER, writeStockFiles } from '../generate/stock/stockFiles';
import { makeStockSite, type StockSite } from '../generate/stock/stockSite';

/** Written last and removed first: while it is there, public/ is one whole site (see scripts/wholeSite.mjs). */
const WHOLE_SITE = 'whole-site.json';
const MOST_ROWS_SHOWN = 12;

let loaded:
  | { items: readonly StockItem[]; content: StockContent; finance: FinanceSettings | undefined }
  | undefined;
let stockSite: StockSite | undefined;
/** Written while Gatsby compiles, which takes one processor. */
let largerPictures: SizesUnderWay | undefined;

/** The stock of this build, for `createPages`. */
export function builtStock(): StockSite {
  if (!stockSite) throw new Error('The stock is asked for before it was prepared.');
  return stockSite;
}

const publicFolder = () => join(process.cwd(), 'public');

/**
 * Reads content settings and feed before Gatsby touches anything: a feed that cannot be trusted stops the build
 * here, and the last good site stays as it was.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const settings = readSettings();
  const counted = lastGoodCount({
    ...(settings.stockLastCount === undefined ? {} : { setting: settings.stockLastCount }),
    stockFolder: join(publicFolder(), STOCK_INDEX_FOLDER),
    siteUrl: site.url,
  });
  const content = await askStockContent(settings).catch((error: Error) => reporter.panic(error.message));
  const faults = filterFaults(content.filters.groups.flatMap(({ filterItems }) => filterItems));
  if (faults.length > 0)
    reporter.panic(`The stock filters are wrong; nothing was built.\n  ${faults.join('\n  ')}`);
  const finance = await checkFinance(settings, reporter);
  const timer = reporter.activityTimer(`read stock from ${addressName(settings.stockFeed)}`);
  timer.start();
  const { count, said } = await counted;
  reporter[count === null ? 'warn' : 'info'](said);
  const stock = await loadStock({
    feed: settings.stockFeed,
    mappingFile: settings.stockMapping,
    site: stockContext(content, settings),
    lastGoodCount: count,
    allowShrink: settings.stockAllowShrink,
    fetch: { credentials: settings.stockFeedCredentials },
    onProgress: (done, total) => timer.setStatus(`${done} of ${total} rows`),
  });
  timer.end();
  if (stock.kind === 'err') {
    return reporter.panic(
      `The stock could not be loaded; nothing was built.\n${formatStockFaults(stock.fault)}`,
    );
  }
  await tellReport(stock.value.report, reporter);
  await checkHostedIndex(settings.searchEngine, stock.value.items, reporter);
  loaded = { items: stock.value.items, content, finance };
  await rm(join(publicFolder(), WHOLE_SITE), { force: true });
  await removeUnfinished(join(publicFolder(), STOCK_PICTURE_FOLDER));
};

/** The first rows in the terminal, all of them in a file that dealer staff can be sent. */
async function tellReport(report: StockReport, reporter: Reporter): Promise<void> {
  const text = formatStockReport(report);
  await mkdir('reports', { recursive: true });
  await writeFile('reports/stock.txt', `${text}\n`);
  const lines = text.split('\n');
  const shown = lines.slice(0, MOST_ROWS_SHOWN);
  const rest = lines.length - shown.length;
  reporter[report.quarantined.length + report.notices.length > 0 ? 'warn' : 'info'](
    [...shown, ...(rest > 0 ? [`  … ${rest} more lines in reports/stock.txt`] : [])].join('\n'),
  );
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes('type StockVocabulary implements Node @dontInfer { words: JSON!, budgetCounts: JSON }');
  actions.createTypes('type SearchEngine implements Node @dontInfer { hosted: JSON }');
  actions.createTypes('type Sitemap implements Node @dontInfer { entries: JSON! }');
  actions.createTypes('type FetchedPicture implements Node @dontInfer { file: String! }');
  // Gatsby says the same of its own type, but too late: until then it looks through every page's context for its shape.
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }');
};

/**
 * Draws the pictures, builds the index, publishes both, and gives pages the vocabulary that reads addresses and the name
 * of the engine that answers.
 */
export async function sourceStock(args: SourceNodesArgs): Promise<void> {
  const { actions, createContentDigest, createNodeId, reporter } = args;
  if (!loaded) return;
  const timer = reporter.activityTimer('prepare stock pictures and search index');
  timer.start();
  const pictures = await prepareStockPictures(
    loaded.items,
    { source: 'static', output: publicFolder() },
    (done, all) => timer.setStatus(`${done} of ${all} pictures`),
  );
  for (const { url, reason } of pictures.faults)
    reporter.warn(`Stock picture ${fileOfAddress(url)} ${reason}; what it belongs to is shown without it.`);
  largerPictures = startSizes(pictures.larger, (fault) => reporter.panicOnBuild(fault));
  stockSite = await makeStockSite(pictures.items, loaded.content);
  await writeStockFiles(join(publicFolder(), STOCK_INDEX_FOLDER), stockSite.files);
  timer.setStatus(`${stockSite.records.length} vehicles for sale`);
  timer.end();

  const vocabulary = {
    words: stockSite.vocabulary,
    budgetCounts: loaded.finance && firstBudgetCounts(stockSite.records, loaded.finance),
  };
  actions.createNode({
    id: createNodeId('StockVocabulary'),
    ...vocabulary,
    internal: { type: 'StockVocabulary', contentDigest: createContentDigest(vocabulary) },
  });
  const engine = { hosted: publishedEngine(readSettings().searchEngine) };
  actions.createNode({
    id: createNodeId('SearchEngine'),
    ...engine,
    internal: { type: 'SearchEngine', contentDigest: createContentDigest(engine) },
  });
}

/** Waits for the sizes of stock pictures that are still being written. */
export async function finishStockPictures(reporter: Reporter): Promise<void> {
  const left = largerPictures?.left() ?? 0;
  if (left === 0) return;
  const progress = reporter.createProgress('finish the sizes of stock pictures', left);
  progress.start();
  await largerPictures?.finish(() => progress.tick());
  progress.done();
}

/** The build's last step: public/ is a whole site again. */
export const markWholeSite = async (): Promise<void> => {
  await writeFile(
    join(publicFolder(), WHOLE_SITE),
    JSON.stringify({ builtAt: new Date().toISOString(), vehicles: builtStock().items.length }),
  );
};
