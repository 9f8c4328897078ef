import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reporter } from 'gatsby';
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from 'gatsby/dist/utils/client-assets-for-template';
import type { PageSpec, TemplateName } from '../../generate/pages/pageSpecs';
import type { StockPage } from '../../generate/pages/stockPages';
import { STOCK_PATH } from '../../search/isListingPath';

/** What all pages of a template share. */
interface SharedByPages {
  /** The page data that all have in common. */
  readonly like: object;
  /** What the renderer is given beside the page data. */
  readonly resources: object;
}

/** What `pageThread.mjs` is started with. */
export interface PageThread {
  readonly publicFolder: string;
  /** The file of Gatsby's renderer. */
  readonly renderer: string;
  readonly templates: Readonly<Partial<Record<TemplateName, SharedByPages>>>;
  /** The HTML of each Slice by its id. */
  readonly slices: Readonly<Record<string, string>>;
}

/** A page as a thread is asked for it. */
interface StockPageOrder extends Pick<PageSpec, 'path' | 'template'> {
  /** JSON: it is written as it comes, and a text is handed over faster than what it stands for. */
  readonly context: string;
}

const PAGES_AT_ONCE = 50;

/** The pages of stock that Gatsby makes itself: one of each template, so that it compiles it, and those that ask content. */
export const pagesForGatsby = (pages: readonly StockPage[]): readonly StockPage[] => [
  ...pages.filter(({ asksContent }) => asksContent),
  ...firstOfEachTemplate(pages.filter(({ asksContent }) => !asksContent)),
];

const firstOfEachTemplate = (pages: readonly StockPage[]): readonly StockPage[] =>
  byTemplate(pages).flatMap(([first]) => first ?? []);

/** Groups of pages, in the order in which their templates come. */
const byTemplate = (pages: readonly StockPage[]): readonly (readonly StockPage[])[] =>
  [...new Set(pages.map(({ template }) => template))].map((template) =>
    pages.filter((page) => page.template === template),
  );

/**
 * Writes the pages of stock that Gatsby leaves out: the same files, from the same renderer, as Gatsby would. It saves what
 * Gatsby does for pages whose data a query may find: a node, a query and an entry in its state for each page, and a second
 * turn through each file to put the Slices in, all in one process (record 29).
 * @param stockPages all pages of stock, those that Gatsby made too; files of other pages of stock are removed
 * @param renderer the file of Gatsby's renderer, compiled for this build
 * @throws the first fault, with the path of its page.
 */
export async function writeStockPages(
  publicFolder: string,
  stockPages: readonly StockPage[],
  reporter: Pick<Reporter, 'createProgress'>,
  renderer = join(process.cwd(), '.cache', 'page-ssr', 'routes', 'render-page.js'),
): Promise<void> {
  await removeOthers(publicFolder, new Set(stockPages.map(({ path }) => path)));
  const pages = stockPages.filter(({ asksContent }) => !asksContent);
  if (pages.length === 0) return;
  const thread: PageThread = {
    publicFolder,
    renderer,
    templates: await whatTemplatesShare(publicFolder, firstOfEachTemplate(pages)),
    slices: await readSlices(publicFolder),
  };

  const progress = reporter.createProgress('write the pages of stock', pages.length);
  progress.start();
  // All take from one list.
  const waiting = inParts(mixed(pages)).values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      writeInThread(thread, waiting, (count) => progress.tick(count)),
    ),
  );
  progress.done();
}

/** Removes the pages that an earlier build wrote for stock that is gone, or had another title. */
async function removeOthers(publicFolder: string, paths: ReadonlySet<string>): Promise<void> {
  for (const root of [publicFolder, join(publicFolder, 'page-data')]) {
    const folder = join(root, STOCK_PATH);
    if (!existsSync(folder)) continue;
    // At once and by type: a folder for each car, one asked for after the other, takes seconds.
    const stale = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(html|json)$/.test(name))
      .filter(({ parentPath }) => !paths.has(join(parentPath.slice(root.length), '/')));
    for (const { name, parentPath } of stale) await rm(join(parentPath, name));
  }
}

/** What is the same for all pages of each template, from the one page that Gatsby made of it. */
async function whatTemplatesShare(
  publicFolder: string,
  pages: readonly StockPage[],
): Promise<PageThread['templates']> {
  const readJson = async (...names: readonly string[]) =>
    JSON.parse(await readFile(join(publicFolder, 'page-data', ...names), 'utf8'));
  const stats = await readWebpackStats(publicFolder);
  const shared = pages.map(async ({ path, template }) => {
    const like = await readJson(path, 'page-data.json');
    const staticQueries = (like.staticQueryHashes as readonly string[]).map(
      async (hash) => [hash, await readJson('sq', 'd', `${hash}.json`)] as const,
    );
    const resources = {
      ...(await getScriptsAndStylesForTemplate(like.componentChunkName, stats)),
      staticQueryContext: Object.fromEntries(await Promise.all(staticQueries)),
    };
    return [template, { like, resources }] as const;
  });
  return Object.fromEntries(await Promise.all(shared));
}

async function readSlices(publicFolder: string): Promise<PageThread['slices']> {
  const folder = join(publicFolder, '_gatsby', 'slices');
  const slices = (await readdir(folder)).map(
    async (name) => [basename(name, '.html'), await readFile(join(folder, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(slices));
}

/**
 * Listings among cars: what a listing shows takes this process longer than a thread takes to write it, and of a car it is
 * the other way round.
 */
const mixed = (pages: readonly StockPage[]): readonly StockPage[] =>
  byTemplate(pages)
    .flatMap((group) => group.map((page, place) => ({ page, share: place / group.length })))
    .sort((a, b) => a.share - b.share)
    .map(({ page }) => page);

const inParts = (pages: readonly StockPage[]): readonly (readonly StockPage[])[] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_AT_ONCE) }, (_, part) =>
    pages.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE),
  );

async function writeInThread(
  thread: PageThread,
  waiting: Iterator<readonly StockPage[]>,
  onWritten: (count: number) => void,
): Promise<void> {
  const worker = new Worker(join(process.cwd(), 'src', 'gatsby', 'staticPages', 'pageThread.mjs'), {
    workerData: thread,
  });
  try {
    let next = nextPages(waiting);
    for (let pages = await next; pages; pages = await next) {
      worker.postMessage(pages);
      const written = once(worker, 'message');
      // Made while the thread writes the last ones.
      next = nextPages(waiting);
      await Promise.all([written, next]);
      onWritten(pages.length);
    }
  } finally {
    await worker.terminate();
  }
}

/** Undefined: there are no more. */
async function nextPages(
  waiting: Iterator<readonly StockPage[]>,
): Promise<readonly StockPageOrder[] | undefined> {
  const { done, value } = waiting.next();
  if (done) return undefined;
  return Promise.all(
    value.map(async ({ path, template, context }) => ({
      path,
      template,
      context: JSON.stringify(await context()),
    })),
  );
}
