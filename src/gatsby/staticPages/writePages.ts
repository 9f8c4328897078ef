import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Reporter } from 'gatsby';
import { err, ok, type Result } from '../../domain/result';
import type { PageSpec, TemplateName } from '../../generate/pages/pageSpecs';
import type { StockPage } from '../../generate/pages/stockPages';
import { STOCK_PATH } from '../../search/address/listingPath';
import {
  CLIENT_ASSETS,
  type ClientAssets,
  RENDERER,
  SLICE_MARK,
  SLICE_PLACE,
  SLICES_FOLDER,
  STATIC_QUERIES_FOLDER,
} from '../internals';

/** What all pages of a template have in common. */
interface SharedByPages {
  /** The page data that is the same in all of them. */
  readonly like: object;
  /** The renderer's other arguments. */
  readonly resources: object;
  /** The ids of the Slices in a page of the template, in order. */
  readonly slices: readonly string[];
}

/** The start data of `pageThread.mjs`. */
export interface PageThread {
  readonly publicFolder: string;
  /** The file of Gatsby's renderer. */
  readonly renderer: string;
  readonly templates: Readonly<Partial<Record<TemplateName, SharedByPages>>>;
  /** The HTML of each Slice by its id. */
  readonly slices: Readonly<Record<string, string>>;
  /** The source of the pattern that finds the places for Slices. */
  readonly slicePlace: string;
}

/** An order to a thread: pages to write, or one page to return. */
export type PageOrder = { readonly write: readonly StockPageOrder[] } | { readonly show: StockPageOrder };

/** A page that a thread returns instead of writing it. */
export interface ShownPage {
  readonly html: string;
  /** The page data, as JSON. */
  readonly data: string;
}

/** A page in an order to a thread. */
interface StockPageOrder extends Pick<PageSpec, 'path' | 'template'> {
  /** JSON, because it is written as it is, and a thread receives a text faster than an object. */
  readonly context: string;
}

const PAGES_AT_ONCE = 50;

/** The stock pages that Gatsby makes itself: one of each template, so that it compiles it, and those that query content. */
export const pagesForGatsby = (pages: readonly StockPage[]): readonly StockPage[] => [
  ...pages.filter(({ asksContent }) => asksContent),
  ...firstOfEachTemplate(pages.filter(({ asksContent }) => !asksContent)),
];

const firstOfEachTemplate = (pages: readonly StockPage[]): readonly StockPage[] =>
  byTemplate(pages).flatMap(([first]) => first ?? []);

/** The pages grouped by template. */
const byTemplate = (pages: readonly StockPage[]): readonly (readonly StockPage[])[] =>
  [...new Set(pages.map(({ template }) => template))].map((template) =>
    pages.filter((page) => page.template === template),
  );

/**
 * Writes the stock pages that Gatsby leaves out: the same files, from the same renderer. This saves Gatsby's work for pages
 * whose data a query may find: a node, a query and an entry in its state for each page, and a second pass over each file to
 * put the Slices in, all in one process (record 29).
 *
 * Before that, it makes Gatsby's own page of each template once more and compares the two.
 * @param stockPages all stock pages, including those that Gatsby made
 * @param renderer the file of Gatsby's renderer, compiled for this build
 * @returns a fault that names the difference if a page differs from Gatsby's; nothing was written then
 * @throws for the first page that cannot be written, with its path
 */
export async function writeStockPages(
  publicFolder: string,
  stockPages: readonly StockPage[],
  reporter: Pick<Reporter, 'createProgress'>,
  renderer = join(process.cwd(), RENDERER),
): Promise<Result<undefined, string>> {
  const pages = stockPages.filter(({ asksContent }) => !asksContent);
  const samples = firstOfEachTemplate(pages);
  if (samples.length === 0) return ok(undefined);
  const prepared = await prepareThreads(publicFolder, samples, renderer);
  if (prepared.kind === 'err') return prepared;
  const thread = prepared.value;

  const others = pages.filter((page) => !samples.includes(page));
  const progress = reporter.createProgress('write the pages of stock', others.length);
  progress.start();
  // All threads take from one list.
  const waiting = inParts(mixed(others)).values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      inThread(thread, (worker) => writeWaiting(worker, waiting, (count) => progress.tick(count))),
    ),
  );
  progress.done();
  return ok(undefined);
}

/**
 * The start data of the threads, tried on the page of each template that Gatsby has made too. Anything that goes wrong here
 * is a difference between this Gatsby and the one that we know.
 */
async function prepareThreads(
  publicFolder: string,
  samples: readonly StockPage[],
  renderer: string,
): Promise<Result<PageThread, string>> {
  try {
    const thread: PageThread = {
      publicFolder,
      renderer,
      templates: await whatTemplatesShare(publicFolder, samples),
      slices: await readSlices(publicFolder),
      slicePlace: SLICE_PLACE,
    };
    const difference = await differenceFromGatsby(thread, samples);
    return difference === undefined ? ok(thread) : err(difference);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** The first difference from Gatsby's pages, except for the comments around Slices; `undefined` if there is none. */
function differenceFromGatsby(
  thread: PageThread,
  samples: readonly StockPage[],
): Promise<string | undefined> {
  return inThread(thread, async (worker) => {
    for (const sample of samples) {
      const shown: ShownPage = await answerOf(worker, { show: await orderOf(sample) });
      const html = await readFile(join(thread.publicFolder, sample.path, 'index.html'), 'utf8');
      const data = await readFile(
        join(thread.publicFolder, 'page-data', sample.path, 'page-data.json'),
        'utf8',
      );
      const difference = firstDifference(html.replace(SLICE_MARK, ''), shown.html);
      if (difference !== undefined) return `${sample.path}: ${difference}`;
      if (!isDeepStrictEqual(JSON.parse(data), JSON.parse(shown.data)))
        return `${sample.path}: its page data is not what Gatsby wrote`;
    }
    return undefined;
  });
}

/** How many characters of a page to show on either side of the first difference. */
const AROUND = 60;

function firstDifference(gatsbys: string, ours: string): string | undefined {
  if (gatsbys === ours) return undefined;
  let at = 0;
  while (gatsbys[at] === ours[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
  return `Gatsby wrote ${around(gatsbys)}, and we wrote ${around(ours)}`;
}

/** Removes pages that an earlier build wrote for stock that has left or was renamed. */
export async function removeOldStockPages(
  publicFolder: string,
  stockPages: readonly StockPage[],
): Promise<void> {
  const paths = new Set(stockPages.map(({ path }) => path));
  for (const root of [publicFolder, join(publicFolder, 'page-data')]) {
    const folder = join(root, STOCK_PATH);
    if (!existsSync(folder)) continue;
    // In one call, filtered by type: reading a folder for each stock item, one after another, takes seconds.
    const stale = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(html|json)$/.test(name))
      .filter(({ parentPath }) => !paths.has(join(parentPath.slice(root.length), '/')));
    for (const { name, parentPath } of stale) await rm(join(parentPath, name));
  }
}

/** What all pages of each template have in common, read from the page that Gatsby made. */
async function whatTemplatesShare(
  publicFolder: string,
  pages: readonly StockPage[],
): Promise<PageThread['templates']> {
  const readJson = async (...names: readonly string[]) =>
    JSON.parse(await readFile(join(publicFolder, 'page-data', ...names), 'utf8'));
  const { getScriptsAndStylesForTemplate, readWebpackStats }: ClientAssets = createRequire(
    join(process.cwd(), 'package.json'),
  )(CLIENT_ASSETS);
  const stats = await readWebpackStats(publicFolder);
  const shared = pages.map(async ({ path, template }) => {
    const like = await readJson(path, 'page-data.json');
    const staticQueries = (like.staticQueryHashes as readonly string[]).map(
      async (hash) => [hash, await readJson(STATIC_QUERIES_FOLDER, `${hash}.json`)] as const,
    );
    const resources = {
      ...(await getScriptsAndStylesForTemplate(like.componentChunkName, stats)),
      staticQueryContext: Object.fromEntries(await Promise.all(staticQueries)),
    };
    const html = await readFile(join(publicFolder, path, 'index.html'), 'utf8');
    const slices = [...html.matchAll(SLICE_MARK)].flatMap(([, side, id]) =>
      side === 'start' && id ? [id] : [],
    );
    return [template, { like, resources, slices }] as const;
  });
  return Object.fromEntries(await Promise.all(shared));
}

async function readSlices(publicFolder: string): Promise<PageThread['slices']> {
  const folder = join(publicFolder, SLICES_FOLDER);
  const slices = (await readdir(folder)).map(
    async (name) => [basename(name, '.html'), await readFile(join(folder, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(slices));
}

/**
 * Spreads the listings among the stock items. Preparing a listing takes this process longer than a thread needs to write
 * it; with a stock item it is the other way round.
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

/** Starts a thread, runs a job with it, and ends the thread. */
async function inThread<Outcome>(
  thread: PageThread,
  job: (worker: Worker) => Promise<Outcome>,
): Promise<Outcome> {
  const worker = new Worker(join(process.cwd(), 'src', 'gatsby', 'staticPages', 'pageThread.mjs'), {
    workerData: thread,
  });
  // A thread may fail before anybody waits for its answer.
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  try {
    return await Promise.race([job(worker), failed]);
  } finally {
    await worker.terminate();
  }
}

/** @throws what the thread threw */
async function answerOf<Answer>(worker: Worker, order: PageOrder): Promise<Answer> {
  worker.postMessage(order);
  const [answer] = await once(worker, 'message');
  return answer as Answer;
}

async function writeWaiting(
  worker: Worker,
  waiting: Iterator<readonly StockPage[]>,
  onWritten: (count: number) => void,
): Promise<void> {
  let next = nextPages(waiting);
  for (let pages = await next; pages; pages = await next) {
    const written = answerOf(worker, { write: pages });
    // Prepared while the thread writes the pages before.
    next = nextPages(waiting);
    await Promise.all([written, next]);
    onWritten(pages.length);
  }
}

/** The next pages with their contexts; `undefined` if there are no more. */
async function nextPages(
  waiting: Iterator<readonly StockPage[]>,
): Promise<readonly StockPageOrder[] | undefined> {
  const { done, value } = waiting.next();
  return done ? undefined : Promise.all(value.map(orderOf));
}

const orderOf = async ({ path, template, context }: StockPage): Promise<StockPageOrder> => ({
  path,
  template,
  context: JSON.stringify(await context()),
});
