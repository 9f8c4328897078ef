import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode, Reporter, SourceNodesArgs } from 'gatsby';
import {
  type Build,
  finishPictures,
  markWholeSite,
  startBuild,
  withStockAsEdited,
} from '../../generate/build';
import { type DealerSettings, readDealerSettings } from '../../generate/content/dealerSettings';
import { writeAppendedScript } from '../../generate/files/offlineFiles';
import { writeSiteFiles } from '../../generate/files/siteFiles';
import { writeHostedIndex } from '../../generate/hosted/hostedIndex';
import { writeCompressedCopies } from '../../generate/hosts/compressedCopies';
import { type SitePages, sitePages } from '../../generate/pages/sitePages';
import { tellFaults } from '../../generate/pages/tellFaults';
import { publishUploads } from '../../generate/pictures/publishPicture';
import { type SharePictures, sharePictures } from '../../generate/pictures/sharePictures';
import { firstBudgetCounts } from '../../generate/stock/stockSite';
import { writeWorklist } from '../../generate/worklist/worklist';
import { uploadsFolder } from '../../plugins/content-endpoint/files/staticFiles';
import { readDealer } from '../config/dealer';
import { isDevelopment } from '../config/isDevelopment';
import { publishedEngine } from '../domain/hostedSearch';
import { createPictureResolvers } from './contentPictures';
import { createPages as createGatsbysPages } from './createPages';
import { inlineScripts } from './inlineScripts';
import { COMPILATION_FILES } from './internals';
import { moveSourceMaps } from './sourceMaps';
import { configureWebpack } from './webpack';

/** Gatsby calls it in its worker processes too. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) =>
  createPictureResolvers(args, readDealer());

/** Beside the site, for whoever reads the log of faults (docs/dealers.md). */
const SOURCE_MAPS = join('reports', 'source-maps');

/** The state that our hooks share. Gatsby's worker processes call only `createSchemaCustomization` and `createResolvers`. */
const current: { build?: Build; pages?: SitePages; drawing?: Promise<number> } = {};

function started(): Build {
  if (!current.build) throw new Error('Gatsby called a hook before onPreInit.');
  return current.build;
}

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  current.build = await startBuild(readDealer(), reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type StockVocabulary implements Node @dontInfer { words: JSON!, budgetCounts: JSON }
    type SearchEngine implements Node @dontInfer { hosted: JSON }
    type DealerSettings implements Node @dontInfer {
      finance: JSON, filterGroups: JSON!, cardFacts: JSON, shortlist: String!
    }
    type Sitemap implements Node @dontInfer { entries: JSON! }
    # Gatsby declares this type itself, but too late: until then it inspects every page's context to infer its shape.
    type SitePage implements Node @dontInfer { path: String! }
  `);
};

/** Nodes that pages query besides the content: parsed settings, the words of the stock search, and its engine. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (isDevelopment()) current.build = await withStockAsEdited(started(), args.reporter);
  const { settings, stock } = started();
  const dealer = await currentSettings(started(), args.reporter);
  createNode(args, 'StockVocabulary', {
    words: stock.vocabulary,
    budgetCounts: dealer.finance && firstBudgetCounts(stock.records, dealer.finance),
  });
  createNode(args, 'DealerSettings', dealer);
  createNode(args, 'SearchEngine', { hosted: publishedEngine(settings.searchEngine) });
};

/** The settings that the build began with. While content is edited, the present ones; the first while they are wrong. */
async function currentSettings(
  { content, dealer, dealerSettings }: Build,
  reporter: Reporter,
): Promise<DealerSettings> {
  if (!isDevelopment()) return dealerSettings;
  const now = await readDealerSettings(content, dealer.country.words);
  if (now.kind === 'err') reporter.error(now.fault);
  return now.kind === 'ok' ? now.value : dealerSettings;
}

function createNode(
  { actions, createContentDigest, createNodeId }: SourceNodesArgs,
  type: string,
  fields: object,
) {
  actions.createNode({
    id: createNodeId(type),
    ...fields,
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const build = started();
  const pages = await sitePages(build);
  current.pages = pages;
  const due = build.content.nextScheduled();
  if (due !== undefined)
    args.reporter.info(
      `The next scheduled entry is due at ${new Date(due).toISOString()}: it is published by the first build after that.`,
    );
  // A build has told them before it changed anything.
  if (isDevelopment())
    tellFaults(pages, { ...build.settings, contentFolder: build.dealer.contentFolder }, args.reporter);
  // The develop server publishes nothing, so nobody shares its links.
  const pictures =
    build.settings.sharePictures && !isDevelopment()
      ? await sharePictures(build.dealer, pages.index.site.dealershipName, build.publicFolder)
      : undefined;
  await createGatsbysPages(pages, args, pictures);
  // Gatsby compiles next, which uses only one processor. The largest sizes of stock pictures are drawn into these.
  current.drawing = pictures && drawPictures(pictures, build, args.reporter);
};

/** Draws the pictures for shared links as soon as the photos in them are written. */
async function drawPictures(drawn: SharePictures, { pictures }: Build, reporter: Reporter): Promise<number> {
  await pictures.finish(() => undefined);
  return drawn.draw((fault) => reporter.warn(fault));
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args, started().settings, started().pages, current.pages?.missing.missing);

/** `gatsby-plugin-offline` reads this script in its `onPostBuild`, before ours. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => writeAppendedScript(started().publicFolder);

/**
 * The build's last steps: the other files of the site, the hosted index if there is one, and then the mark that
 * public/ is a whole site. With a third parameter, Gatsby would wait for a callback.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const build = started();
  const { pages } = current;
  if (!pages) throw new Error('Gatsby finished a build without calling createPages.');
  const { dealer, publicFolder, settings, stock } = build;
  await finishPictures(build, reporter);
  const drawnPictures = await current.drawing;
  if (drawnPictures) reporter.info(`Drew ${drawnPictures} pictures for shared links.`);
  // Gatsby has published the product's `static/`. A file of the dealer's takes the place of one with the same name.
  const [own = ''] = dealer.staticFolders;
  if (existsSync(own)) await cp(own, publicFolder, { recursive: true });
  for (const name of COMPILATION_FILES) await rm(join(publicFolder, name), { force: true });
  await removeDebugFiles(publicFolder);
  await moveSourceMaps(publicFolder, SOURCE_MAPS);
  const limits = await writeSiteFiles(build, pages, inlineScripts(settings.tracking));
  for (const sentence of limits) reporter.warn(sentence);
  await publishUploads(uploadsFolder(dealer.contentFolder), publicFolder, (fault) => reporter.warn(fault));
  await writeCompressedCopies(publicFolder, settings.compressedCopies);
  await writeHostedIndex(settings.searchEngine, stock, reporter);
  // The dealers of a group work on their own listings.
  if (dealer.members.length === 0) {
    const listings = await writeWorklist('reports', {
      items: stock.items,
      history: build.history,
      today: build.history.latest,
      siteUrl: dealer.site.url,
      lang: dealer.site.locale,
    });
    reporter.info(`reports/worklist.html: ${listings} listings could sell better.`);
  }
  await markWholeSite(build);
};

/** gatsby-plugin-offline copies the whole of Workbox. Its versions for development and its source maps are not published. */
async function removeDebugFiles(publicFolder: string): Promise<void> {
  const folders = (await readdir(publicFolder)).filter((name) => name.startsWith('workbox-'));
  for (const folder of folders)
    for (const name of await readdir(join(publicFolder, folder))) {
      const file = join(publicFolder, folder, name);
      if (name.endsWith('.map') || name.includes('.dev.')) await rm(file);
      else
        await writeFile(file, (await readFile(file, 'utf8')).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, ''));
    }
}
