import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { siteFiles } from '../enquiries/staticFiles';
import { EVERY_FRAME, launchChromium } from '../support/browser/chromium';
import { listening } from '../support/listening';
import { median } from './statistics';

/**
 * What the service worker costs and saves: a second visit with and without it, by turns, on a processor slowed down four
 * times and with 80 ms before each answer of the server. Medians of `VISITS` in milliseconds from the start of the
 * navigation, and the kilobytes that the page requests in a first visit. The worker's own requests, which begin when the page
 * is idle, do not count. Run `npm run bench:visits` after a build.
 *
 * Target: painted no later with the worker than without it, and at most 5 % more on the first visit.
 */
const VISITS = Number(process.env.VISITS ?? 7);
const PATHS = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/stock/', '/about-us/'];
const LATENCY = 80;

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
}

interface Measured extends Visit {
  /** Kilobytes of the page in the first visit. */
  readonly first: number;
}

/** Runs in the page. Reports its paints once the largest one is final. */
const paints = (): Promise<Visit> =>
  new Promise((resolve) => {
    let largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // The page can be loaded before it is painted.
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      if (!first) return;
      const firstPaint = first.startTime;
      requestIdleCallback(() => setTimeout(() => resolve({ firstPaint, largestPaint }), 500));
    }).observe({ type: 'paint', buffered: true });
  });

async function open(context: BrowserContext, url: string): Promise<Visit & { readonly bytes: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.evaluate(paints);
  // Scripts start after the first paint, before or after `load`.
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...painted, bytes: bytes / 1000 };
}

/**
 * Opens the page once more, so that both kinds of visitor have the same files. Waits until a worker has stored everything,
 * then stops it, as a browser does half a minute after the last page closed.
 */
async function letWorkerRest(context: BrowserContext, url: string, hasWorker: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  if (hasWorker)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // The worker stores the page beside its files, and ends with both.
      while (!(await caches.match(window.location.pathname)))
        await new Promise((done) => setTimeout(done, 50));
    });
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.close();
}

async function visitTwice(browser: Browser, url: string, hasWorker: boolean): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  try {
    const { bytes } = await open(context, url);
    await letWorkerRest(context, url, hasWorker);
    const { firstPaint, largestPaint } = await open(context, url);
    return { first: bytes, firstPaint, largestPaint };
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  // Playwright would intercept the worker's requests.
  process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
  const files = siteFiles('public');
  const server = createServer(async (request, response) => {
    await wait(LATENCY);
    files(request, response);
  });
  const { port, stop } = await listening(server);
  const browser = await launchChromium([EVERY_FRAME]);
  console.log('page | worker | first paint | largest paint | kB of the first visit');
  for (const path of PATHS) {
    const measured = { with: [] as Measured[], without: [] as Measured[] };
    for (let visit = 0; visit < VISITS; visit++)
      for (const which of visit % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const))
        measured[which].push(await visitTwice(browser, `http://localhost:${port}${path}`, which === 'with'));
    const of = (which: keyof typeof measured, what: keyof Measured) =>
      median(measured[which].map((one) => one[what]));
    for (const which of ['without', 'with'] as const)
      console.log(
        `${path} | ${which} | ${of(which, 'firstPaint').toFixed(0)} | ${of(which, 'largestPaint').toFixed(0)} | ${of(which, 'first').toFixed(1)}`,
      );
    const ratio = (what: keyof Measured) => (of('with', what) / of('without', what)).toFixed(2);
    console.log(`${path} | ratio | ${ratio('firstPaint')} | ${ratio('largestPaint')} | ${ratio('first')}`);
  }
  await browser.close();
  await stop();
}

void main();
