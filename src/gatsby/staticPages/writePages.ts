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
import { STOCK_PATH } from '../../search/address/isListingPath';
import {
  CLIENT_ASSETS,
  type ClientAssets,
  RENDERER,
  SLICE_MARK,
  SLICE_PLACE,
  SLICES_FOLDER,
  STATIC_QUERIES_FOLDER,
} from '../internals';

/** What all pages of a template share. */
interface SharedByPages {
  /** The page data that all have in common. */
  readonly like: object;
  /** What the renderer is given beside the page data. */
  readonly resources: object;
  /** The ids of the Slices in a page of the template, in their order. */
  readonly slices: readonly string[];
}

/** What `pageThread.mjs` is started with. */
export interface PageThread {
  readonly publicFolder: string;
  /** The file of Gatsby's renderer. */
  readonly renderer: string;
  readonly templates: Readonly<Partial<Record<TemplateName, SharedByPages>>>;
  /** The HTML of each Slice by its id. */
  readonly slices: Readonly<Record<string, string>>;
  /** The source of the pattern by which Gatsby's renderer leaves a place for a Slice. */
  readonly slicePlace: string;
}

/** What a thread is asked for: pages to write, or one page to show. */
export type PageOrder = { readonly write: readonly StockPageOrder[] } | { readonly show: StockPageOrder };

/** A page that a thread shows instead of writing it. */
export interface ShownPage {
  readonly html: string;
  /** The page data, as JSON. */
  readonly data: string;
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
 *
 * First it makes the pages that Gatsby made of each template once more, and compares them with Gatsby's.
 * @param stockPages all pages of stock, those that Gatsby made too
 * @param renderer the file of Gatsby's renderer, compiled for this build
 * @returns a fault where a page differs from Gatsby's: nothing was written, and the fault names the difference
 * @throws the first page that cannot be written, with its path
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
  // All take from one list.
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
 * What threads are started with. It was tried on one page of each template, which Gatsby has made too: whatever goes wrong
 * here is a difference between this Gatsby and the one that we know.
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

/** Undefined: each of these pages is what Gatsby made of it, but for the marks that Gatsby leaves around Slices. */
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

/** Characters of a page that are shown on either side of the first difference. */
const AROUND = 60;

function firstDifference(gatsbys: string, ours: string): string | undefined {
  if (gatsbys === ours) return undefined;
  let at = 0;
  while (gatsbys[at] === ours[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
  return `Gatsby wrote ${around(gatsbys)}, and we ${around(ours)}`;
}

/** Removes the pages of stock that this build does not have: an earlier one wrote them for stock that is gone or was renamed. */
export async function removeOldStockPages(
  publicFolder: string,
  stockPages: readonly StockPage[],
): Promise<void> {
  const paths = new Set(stockPages.map(({ path }) => path));
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

/** Does a job with a thread of its own. */
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
    // Made while the thread writes the last ones.
    next = nextPages(waiting);
    await Promise.all([written, next]);
    onWritten(pages.length);
  }
}

/** Undefined: there are no more. */
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
