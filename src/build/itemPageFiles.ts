import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reporter } from 'gatsby';
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from 'gatsby/dist/utils/client-assets-for-template';
import { isDevelopment } from '../config/env';
import type { ItemContext } from '../content/itemContext';
import { STOCK_ITEM_PREFIX } from '../domain/stock/stockItemPath';
import type { PageSpec } from './pageSpecs';

type ItemPage = PageSpec<ItemContext>;

/** What all pages of stock items share. */
interface SharedByPages {
  /** The page data that all have in common. */
  readonly like: object;
  /** What the renderer is given beside the page data. */
  readonly resources: object;
  /** The HTML of each Slice by its id. */
  readonly slices: Readonly<Record<string, string>>;
}

/** What `itemPageThread.mjs` is started with. */
export interface ItemPageThread extends SharedByPages {
  readonly publicFolder: string;
  /** The file of Gatsby's renderer. */
  readonly renderer: string;
}

const PAGES_AT_ONCE = 50;

/** From `createPages` to the build's end, when their template is compiled. */
let remembered: readonly ItemPage[] = [];

/**
 * Takes the pages of all stock items and leaves those that Gatsby has to make itself: one, so that it compiles their
 * template. The others are alike but for their context, and `writeItemPages` writes them all.
 */
export function itemPagesForGatsby(pages: readonly ItemPage[]): readonly ItemPage[] {
  // `gatsby develop` makes a page when it is asked for, and has no end at which the others could be written.
  if (isDevelopment()) return pages;
  remembered = pages;
  return pages.slice(0, 1);
}

/**
 * Writes the pages of all stock items: the same files, from the same renderer, as Gatsby would. What is left out is what
 * it does for pages whose data a query may find: a node, a query, an entry in its state for each, and a second turn
 * through each file to put the Slices in, all in one process (record 29).
 * @param renderer the file of Gatsby's renderer, compiled for this build
 * @throws the first fault, with the path of its page.
 */
export async function writeItemPages(
  publicFolder: string,
  reporter: Pick<Reporter, 'createProgress'>,
  renderer = join(process.cwd(), '.cache', 'page-ssr', 'routes', 'render-page.js'),
): Promise<void> {
  const [first] = remembered;
  await removeOthers(publicFolder, new Set(remembered.map(({ path }) => path)));
  if (!first) return;
  const thread = { publicFolder, renderer, ...(await whatPagesShare(publicFolder, first)) };

  const progress = reporter.createProgress('write the pages of stock items', remembered.length);
  progress.start();
  // All take from one list.
  const waiting = inParts(remembered).values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      writeInThread(thread, waiting, (count) => progress.tick(count)),
    ),
  );
  progress.done();
}

/** Removes the pages that an earlier build wrote for cars that are gone, or had another title. */
async function removeOthers(publicFolder: string, paths: ReadonlySet<string>): Promise<void> {
  for (const root of [publicFolder, join(publicFolder, 'page-data')]) {
    const folder = join(root, STOCK_ITEM_PREFIX);
    const files = await readdir(folder, { recursive: true }).catch((): string[] => []);
    const stale = files.filter(
      (file) => /\.(html|json)$/.test(file) && !paths.has(`${STOCK_ITEM_PREFIX}${dirname(file)}/`),
    );
    for (const file of stale) await rm(join(folder, file));
  }
}

/** What is the same for all pages of the template, from the one page that Gatsby made of it. */
async function whatPagesShare(publicFolder: string, { path }: ItemPage): Promise<SharedByPages> {
  const readJson = async (...names: readonly string[]) =>
    JSON.parse(await readFile(join(publicFolder, 'page-data', ...names), 'utf8'));
  const like = await readJson(path, 'page-data.json');
  const staticQueries = (like.staticQueryHashes as readonly string[]).map(
    async (hash) => [hash, await readJson('sq', 'd', `${hash}.json`)] as const,
  );
  const sliceFolder = join(publicFolder, '_gatsby', 'slices');
  const slices = (await readdir(sliceFolder)).map(
    async (name) => [basename(name, '.html'), await readFile(join(sliceFolder, name), 'utf8')] as const,
  );
  return {
    like,
    resources: {
      ...(await getScriptsAndStylesForTemplate(
        like.componentChunkName,
        await readWebpackStats(publicFolder),
      )),
      staticQueryContext: Object.fromEntries(await Promise.all(staticQueries)),
    },
    slices: Object.fromEntries(await Promise.all(slices)),
  };
}

const inParts = (pages: readonly ItemPage[]): readonly (readonly ItemPage[])[] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_AT_ONCE) }, (_, part) =>
    pages.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE),
  );

async function writeInThread(
  thread: ItemPageThread,
  waiting: Iterable<readonly ItemPage[]>,
  onWritten: (count: number) => void,
): Promise<void> {
  const worker = new Worker(join(process.cwd(), 'src', 'build', 'itemPageThread.mjs'), {
    workerData: thread,
  });
  try {
    for (const pages of waiting) {
      worker.postMessage(pages.map(({ path, context }) => ({ path, context })));
      await once(worker, 'message');
      onWritten(pages.length);
    }
  } finally {
    await worker.terminate();
  }
}
