import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { siteFiles } from '../../../enquiries/staticFiles';
import { launchChromium } from '../../../support/browser/chromium';
import { headersFor } from '../../../support/browser/headersFor';
import { eventually } from '../eventually';
import { answersToClicks, DESKTOP } from './builtSite';
import { laterPublication, type Published, publications } from './publications';
import { watchPolicy } from './watchFaults';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A visitor whose browser keeps the site's stored data between pages. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens a path and waits until the page responds to clicks. */
  readonly open: (path: string) => Promise<void>;
  /** From now on this visitor is offline. */
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
  /** Waits until the worker has stored these pages and is idle. */
  readonly keeps: (...paths: readonly string[]) => Promise<void>;
  /** The page's uncaught errors, without the foreseen one. If there are any, the test fails. */
  readonly uncaught: readonly string[];
  /** What the policy of the site refused to the visitor's pages. If there is anything, the test fails. */
  readonly refused: readonly string[];
}

export interface WorkerSite {
  /** At `localhost`, where browsers and Gatsby allow a service worker. */
  readonly url: (path: string) => string;
  /** Changes the answer to a path, as a newer or a broken publication would. */
  readonly answer: (path: string, answer: Answer) => void;
  /** From now on the path has its true answer again. */
  readonly repair: (path: string) => void;
  /** Replaces the publication with the same pages and other scripts. Returns its name. */
  readonly publishAnew: () => string;
  /**
   * Answers each path from the first of these publications that has it, like caches that were filled at different times.
   * Publication 0 is the built site.
   */
  readonly mix: (publicationsFor: (path: string) => readonly number[]) => void;
  /** @param foreseen the message of an error that this visitor's pages may leave uncaught */
  readonly visit: (foreseen?: RegExp) => Promise<Visitor>;
}

/** Serves the built site with the site's own server and visits it with a browser that allows service workers. */
export function workerSite(): WorkerSite {
  jest.setTimeout(60_000);
  const answers = new Map<string, Answer>();
  const filesOf = publications();
  let published = 0;
  let publicationsFor: (path: string) => readonly number[] = () => [published];
  /** The browser's own offline mode does not apply to the service worker. */
  let isDown = false;
  const visitors: Visitor[] = [];
  let server: Server;
  let browser: Browser;

  const fileOf = (path: string): Published => {
    const files = publicationsFor(path).map((publication) => filesOf(path, publication));
    return files.find((file) => file !== 'gone') ?? files.at(-1);
  };
  const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

  beforeAll(async () => {
    // Playwright would intercept the worker's requests, and a navigation would hang while one worker replaces another.
    process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
    const files = siteFiles('public');
    server = createServer((request, response) => {
      if (isDown) return void request.socket.destroy();
      const path = (request.url ?? '/').replace(/\?.*/, '');
      const file = fileOf(path);
      const answer = answers.get(path);
      if (answer) answer(request, response);
      else if (file === 'gone') response.writeHead(404).end();
      else if (file) {
        for (const [name, value] of headersFor({})) response.setHeader(name, value);
        response
          .writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'max-age=0, must-revalidate' })
          .end(file.body);
      } else files(request, response);
    });
    await new Promise<void>((done) => server.listen(0, done));
    browser = await launchChromium();
  });
  afterEach(async () => {
    answers.clear();
    published = 0;
    publicationsFor = () => [published];
    isDown = false;
    const ended = visitors.splice(0);
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(ended.flatMap(({ uncaught, refused }) => [...uncaught, ...refused])).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
  });

  return {
    url,
    publishAnew: () => {
      published++;
      return laterPublication(published);
    },
    mix: (publications) => {
      publicationsFor = publications;
    },
    answer: (path, answer) => void answers.set(path, answer),
    repair: (path) => void answers.delete(path),
    visit: async (foreseen) => {
      const context = await browser.newContext({ viewport: DESKTOP });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const uncaught: string[] = [];
      const refused = watchPolicy(context);
      page.on('pageerror', ({ message }) => !foreseen?.test(message) && uncaught.push(message));
      const visitor: Visitor = {
        context,
        page,
        uncaught,
        refused,
        open: async (path) => {
          await page.goto(url(path));
          await answersToClicks(page);
        },
        goOffline: () => {
          isDown = true;
          server.closeAllConnections();
          return context.setOffline(true);
        },
        goOnline: () => {
          isDown = false;
          return context.setOffline(false);
        },
        keeps: (...paths) =>
          eventually(async () => {
            const missing = await page.evaluate(async (wanted) => {
              const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
              return wanted.filter((_, place) => !found[place]);
            }, paths);
            expect(missing).toEqual([]);
          }),
      };
      visitors.push(visitor);
      return visitor;
    },
  };
}

/**
 * Waits until the page has requested nothing for half a second, and no longer than five: Playwright is not always told that
 * the script of the search's Worker has arrived if the service worker answered the request, and would wait for it.
 */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

/**
 * The browser has looked for a newer worker, as it does a second after a document and when the shopper comes back to the
 * tab, and that worker has begun. Until then nothing is clicked. Playwright debugs workers, and Chromium treats those in two
 * ways of its own: it never ends an idle one, so a newer one may wait forever, and while one replaces another it may lose
 * the answer to a click. (Without a debugger, all of 80 clicks within half a second of a publication were answered.)
 */
export const knowsItsWorker = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      if (registration?.waiting) return 'waiting';
      return registration?.installing ? 'installing' : registration?.active?.state;
    });
  // We ask again if the page is just loading itself again.
  await eventually(async () => {
    const now = await state();
    if (now === 'waiting') {
      // Stopping a worker also stops what it is fetching for the page.
      await quiet(page);
      await devTools.send('ServiceWorker.stopAllWorkers');
    }
    expect(now).toBe('activated');
  });
  await devTools.detach();
};

/** The paths of everything that the site stores on the visitor's device. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const keys = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return keys.flat().map((key) => new URL(key.url).pathname);
  });
