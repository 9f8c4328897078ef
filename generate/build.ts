import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { fileOfAddress } from '../plugins/content-endpoint/files/staticFiles';
import { readStockOverrides } from '../plugins/content-endpoint/readStockOverrides';
import { fileSize } from '../src/config/boundedBytes';
import { buildTime } from '../src/config/buildChannels';
import type { Dealer } from '../src/config/dealer';
import { readSettings, type Settings } from '../src/config/env';
import { isDevelopment } from '../src/config/isDevelopment';
import type { PageValues } from '../src/config/pageValues';
import { WHOLE_SITE } from '../src/config/publishedSite';
import { MANIFEST_PATH } from '../src/content/addresses';
import { addressName } from '../src/domain/addressName';
import { comparisonRateDifferences } from '../src/domain/finance/comparisonRate';
import { totalPayableDifference } from '../src/domain/finance/rateExample';
import { STOCK_INDEX_FOLDER } from '../src/domain/stock/itemShards';
import { type StockHistory, withListingFacts } from '../src/domain/stock/stockHistory';
import type { StockItem } from '../src/domain/stock/stockItem';
import { type StockOverride, withOverrides } from '../src/domain/stock/stockOverride';
import { STOCK_PICTURE_FOLDER } from '../src/domain/stock/stockPicture';
import { wallClock } from '../src/domain/wallClock';
import { type ContentSource, contentSource } from './content/contentSource';
import { type DealerSettings, readDealerSettings } from './content/dealerSettings';
import { describeEndpointFaults, endpointFaults } from './content/endpointFaults';
import { fuelPriceNotice } from './content/fuelPriceNotice';
import { placeholderFaults } from './content/placeholders';
import type { StockContentQuery } from './content/queryTypes';
import { lastGoodCount } from './feed/guards';
import { formatStockFaults, formatStockReport, REFUSED, type StockReport } from './feed/stockReport';
import { checkHostedIndex } from './hosted/hostedIndex';
import { makeLooks, writeIcons } from './looks/looks';
import { sitePages } from './pages/sitePages';
import { tellFaults } from './pages/tellFaults';
import { removeUnfinished } from './pictures/publishPicture';
import { prepareStockPictures, type SizesUnderWay, startSizes } from './pictures/stockPictures';
import { readContentFiles } from './siteCheck/readSite';
import { type DealerStock, loadDealerStock } from './stock/dealerStock';
import { writeFed } from './stock/fedFile';
import { continueHistory, writeHistory } from './stock/historyFile';
import { STOCK_CONTENT_QUERY } from './stock/stockContent';
import { searchesFile, writeStockFiles } from './stock/stockFiles';
import { makeStockSite, type StockSite } from './stock/stockSite';
import { noWeeklyCostSort, withoutWeeklyCostSort } from './stock/weeklyCostSort';

/** One build: its settings, what it has read, and what it has made of both before Gatsby starts. */
export interface Build {
  readonly settings: Settings;
  /** When the build began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The folder that the site is built into. */
  readonly publicFolder: string;
  readonly content: ContentSource;
  readonly dealer: Dealer;
  /** The settings in its content. */
  readonly dealerSettings: DealerSettings;
  readonly stock: StockSite;
  /** What pages need to know of the dealer. */
  readonly pages: PageValues;
  /** The listing days and prices of the stock, including this build's. */
  readonly history: StockHistory;
  /** The stock as the feeds have it, and the dealer's own changes of it. */
  readonly fed: readonly StockItem[];
  readonly overrides: readonly StockOverride[];
  /** The larger sizes of the stock's pictures. They are written while Gatsby compiles, which uses only one processor. */
  readonly pictures: SizesUnderWay;
}

/** How many lines of the stock report the terminal shows. */
const MAX_LINES_SHOWN = 12;

/**
 * Reads and checks settings, content, feed and links before anything is changed. A feed that cannot be trusted stops the build
 * here, and the last good site stays as it was. Then it publishes the stock's smallest pictures and its search index.
 */
export async function startBuild(dealer: Dealer, reporter: Reporter): Promise<Build> {
  const settings = readSettings();
  const publicFolder = join(process.cwd(), 'public');
  const { files, ...pages } = await makeLooks(dealer).catch((error: Error) => reporter.panic(error.message));
  const content = contentSource(settings);
  const faults = settings.contentUrl === undefined ? [] : await endpointFaults(content, dealer.country.forms);
  if (faults.length > 0) return reporter.panic(describeEndpointFaults(faults));
  const asked = await content
    .ask<StockContentQuery>(STOCK_CONTENT_QUERY)
    .catch((error: Error) => reporter.panic(error.message));
  const dealerSettings = await readDealerSettings(content, dealer.country.words);
  if (dealerSettings.kind === 'err') return reporter.panic(dealerSettings.fault);
  tellRateDifferences(dealerSettings.value, reporter);
  const reason = noWeeklyCostSort(asked.site, dealerSettings.value.finance, settings.searchEngine);
  if (reason) reporter.warn(`The order by what a vehicle costs a week is left out: ${reason}.`);
  const answers = reason ? withoutWeeklyCostSort(asked) : asked;
  const { runningCosts, timeZone } = asked.site;
  const today = wallClock(new Date(buildTime.get()), timeZone).date;
  const oldPrices = runningCosts && fuelPriceNotice(runningCosts.asAt, today);
  if (oldPrices) reporter.warn(oldPrices);
  if (settings.contentUrl === undefined) await tellPlaceholders(dealer, reporter);
  const read = await readStock(dealer, answers, settings, publicFolder, reporter);
  await writeFed(read);
  const { items, history, message, isLost } = await continueHistory(read.items, {
    siteUrl: dealer.site.url,
    publicFolder,
    timeZone: answers.site.timeZone,
    now: buildTime.get(),
  });
  reporter[isLost ? 'warn' : 'info'](message);
  await checkHostedIndex(settings.searchEngine, items, reporter);
  if (!isDevelopment()) {
    // Pages have the same addresses whatever becomes of their pictures.
    const stock = makeStockSite(items, answers);
    const made = await sitePages({ dealer, content, settings, startedAt: buildTime.get(), stock });
    tellFaults(made, { ...settings, contentFolder: dealer.contentFolder }, reporter);
  }

  await beginSite(dealer, files, publicFolder);
  const { finance } = dealerSettings.value;
  const published = await publishStock(dealer, { items, history, finance }, answers, publicFolder, reporter);
  return {
    settings,
    startedAt: buildTime.get(),
    publicFolder,
    content,
    pages: { ...pages, ...dealer.country },
    dealer,
    dealerSettings: dealerSettings.value,
    history,
    fed: read.fed,
    overrides: read.overrides,
    ...published,
  };
}

/** From here on, public/ changes: it is only a whole site after the build's last step. */
async function beginSite(
  dealer: Dealer,
  files: Awaited<ReturnType<typeof makeLooks>>['files'],
  publicFolder: string,
): Promise<void> {
  await rm(join(publicFolder, WHOLE_SITE), { force: true });
  // It is written after the service worker, which would keep the one of the build before.
  await rm(join(publicFolder, MANIFEST_PATH), { force: true });
  await mkdir(join(publicFolder, 'static'), { recursive: true });
  await Promise.all([...files].map(([url, bytes]) => writeFile(join(publicFolder, url), bytes)));
  await writeIcons(dealer, publicFolder);
  await removeUnfinished(join(publicFolder, STOCK_PICTURE_FOLDER));
}

/** Warns of settings that still are as `new-dealer` wrote them. `site:check` refuses them. */
async function tellPlaceholders({ contentFolder }: Dealer, reporter: Reporter): Promise<void> {
  const files = await readContentFiles(contentFolder);
  const lines = files.flatMap((file) =>
    placeholderFaults(file).map(({ field, text }) => `  ${file.file}: ${field}: ${text}`),
  );
  if (lines.length > 0)
    reporter.warn(
      ['These are placeholders. Put the real values there before you publish:', ...lines].join('\n'),
    );
}

/** A published comparison rate or total is shown as it is; where the settings give another, staff get a notice. */
function tellRateDifferences({ finance }: DealerSettings, reporter: Reporter): void {
  for (const { vehType, published, computed } of finance ? comparisonRateDifferences(finance) : [])
    reporter.warn(
      `The published comparison rate (${vehType}: ${published}%) is shown, but the settings give ${computed}%. Is it up to date?`,
    );
  const total = finance && totalPayableDifference(finance);
  if (total)
    reporter.warn(
      `The published total payable ($${total.published}) is shown at the default interest rate, but the settings give $${total.computed}. Is it up to date?`,
    );
}

/** The items of the feed, with the dealer's own changes. Ends the process if the feed cannot be trusted. */
async function readStock(
  dealer: Dealer,
  content: StockContentQuery,
  settings: Settings,
  publicFolder: string,
  reporter: Reporter,
): Promise<DealerStock> {
  const { members, site } = dealer;
  const sources = settings.stockFeeds.map(({ address }) => addressName(address));
  const names = (members.length > 0 ? members.map(({ name }) => name) : sources).join(', ');
  const timer = reporter.activityTimer(`read stock from ${names}`);
  timer.start();
  const { count, message, isLost } = await lastGoodCount({
    setting: settings.stockLastCount,
    stockFolder: join(publicFolder, STOCK_INDEX_FOLDER),
    siteUrl: site.url,
  });
  reporter[isLost ? 'warn' : 'info'](message);
  const stock = await loadDealerStock(dealer, content, settings, {
    lastGoodCount: count,
    allowShrink: settings.stockAllowShrink,
    reading: { onBytes: (bytes, total) => timer.setStatus(transferred(bytes, total)) },
    onProgress: (rows) => timer.setStatus(`${rows} rows`),
  });
  timer.end();
  if (stock.kind === 'err') {
    const refusal = `${REFUSED}\n${formatStockFaults(stock.fault)}`;
    const reports = stock.fault.flatMap(({ report }) => (report ? [formatStockReport(report)] : []));
    await writeReport([refusal, ...reports].join('\n\n'));
    return reporter.panic(refusal);
  }
  await tellReport(stock.value.report, reporter);
  return stock.value;
}

/**
 * The build with the stock as staff change it now. While content is edited, a saved change shows at once; one that is wrong
 * leaves the stock as it was.
 */
export async function withStockAsEdited(build: Build, reporter: Reporter): Promise<Build> {
  const { dealer, fed, history, publicFolder, stock, dealerSettings } = build;
  const overrides = await readStockOverrides(dealer);
  if (dealer.members.length > 0 || overrides.kind === 'err') return build;
  if (JSON.stringify(overrides.value) === JSON.stringify(build.overrides)) return build;
  const { items } = withOverrides(fed, overrides.value);
  await writeFed({ items, fed });
  const edited = { items: withListingFacts(items, history), history, finance: dealerSettings.finance };
  const published = await publishStock(dealer, edited, stock.content, publicFolder, reporter);
  return { ...build, ...published, overrides: overrides.value };
}

const transferred = (bytes: number, total?: number): string =>
  total === undefined ? fileSize(bytes) : `${fileSize(bytes)} of ${fileSize(total)}`;

/** Writes what dealer staff read about this import, over what they read about the last one. */
async function writeReport(text: string): Promise<void> {
  await mkdir('reports', { recursive: true });
  await writeFile('reports/stock.txt', `${text}\n`);
}

/** Prints the first lines of the report, and writes the whole report to a file for dealer staff. */
async function tellReport(report: StockReport, reporter: Reporter): Promise<void> {
  const text = formatStockReport(report);
  await writeReport(text);
  const lines = text.split('\n');
  const firstLines = lines.slice(0, MAX_LINES_SHOWN);
  const rest = lines.length - firstLines.length;
  reporter[report.quarantined.length + report.notices.length > 0 ? 'warn' : 'info'](
    [...firstLines, ...(rest > 0 ? [`  … ${rest} more lines in reports/stock.txt`] : [])].join('\n'),
  );
}

/** Makes the smallest pictures and the index, and publishes both. */
async function publishStock(
  dealer: Dealer,
  {
    items,
    history,
    finance,
  }: {
    readonly items: readonly StockItem[];
    readonly history: StockHistory;
    readonly finance: DealerSettings['finance'];
  },
  content: StockContentQuery,
  publicFolder: string,
  reporter: Reporter,
): Promise<Pick<Build, 'stock' | 'pictures'>> {
  const timer = reporter.activityTimer('prepare stock pictures and search index');
  timer.start();
  const prepared = await prepareStockPictures(items, { source: dealer, output: publicFolder }, (done, all) =>
    timer.setStatus(`${done} of ${all} pictures`),
  );
  for (const { url, reason } of prepared.faults)
    reporter.warn(`Stock picture ${fileOfAddress(url)} ${reason}; what it belongs to is shown without it.`);
  const pictures = startSizes(prepared.larger, (fault) => reporter.panicOnBuild(fault));
  const stock = makeStockSite(prepared.items, content, history);
  await writeStockFiles(join(publicFolder, STOCK_INDEX_FOLDER), [
    ...(await stock.index()).files,
    searchesFile({ vocabulary: stock.vocabulary, finance }),
  ]);
  timer.setStatus(`${stock.records.length} vehicles for sale`);
  timer.end();
  return { stock, pictures };
}

/** Waits for the stock pictures that are still being written. */
export async function finishPictures({ pictures }: Build, reporter: Reporter): Promise<void> {
  const left = pictures.left();
  if (left === 0) return;
  const progress = reporter.createProgress('finish the sizes of stock pictures', left);
  progress.start();
  await pictures.finish(() => progress.tick());
  progress.done();
}

/** The build's last step: public/ is a whole site again. */
export async function markWholeSite({ publicFolder, dealer, stock, history }: Build): Promise<void> {
  await writeHistory(publicFolder, history);
  await writeFile(
    join(publicFolder, WHOLE_SITE),
    JSON.stringify({
      dealer: dealer.site.dealerId,
      builtAt: new Date().toISOString(),
      vehicles: stock.items.length,
    }),
  );
}
