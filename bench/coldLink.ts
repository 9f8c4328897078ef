import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium';
import { serveSite } from '../support/browser/servedSite';
import { median } from './statistics';

/**
 * How soon a shopper who opens a link for the first time sees cards on a slow phone, in milliseconds from the start of the
 * navigation: empty cache, 1.6 Mbit/s, 150 ms latency, and a processor four times slower (except for the Worker). Compares a
 * filtered link with the plain listing, by turns, medians of five. Run `npm run bench:cold` after a build.
 *
 * Target: first cards of the filtered link within 3 s, and at most twice as late as those of the plain listing.
 */
const VISITS = Number(process.env.VISITS ?? 5);
const PLAIN = '/stock/';
const FILTERED = process.env.LINK ?? '/stock/?make=Ford';

/** What the page records about itself. */
interface Notes {
  worker?: number;
  manifest?: number;
  opened?: number;
  answered?: number;
  count?: number;
  cards?: number;
}

/** Runs in the page before its own scripts. */
const takeNotes = (): void => {
  const notes: Notes = {};
  Object.assign(window, { notes });
  const types = new Map<number, string>();
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      notes.worker ??= performance.now();
      this.addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
        if (types.get(data.id) === 'open') notes.opened ??= performance.now();
        else notes.answered ??= performance.now();
      });
    }
    override postMessage(message: { id: number; type: string }): void {
      types.set(message.id, message.type);
      if (message.type === 'open') notes.manifest ??= performance.now();
      super.postMessage(message);
    }
  };
  const isSeen = (element: Element | null | undefined): boolean =>
    !!element && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const look = (): void => {
    const main = document.querySelector('main');
    const isWaiting = 'searching' in document.documentElement.dataset;
    const count = [...(main?.querySelectorAll('[role=status]') ?? [])].find((each) =>
      /^\d/.test(each.textContent),
    );
    if (!isWaiting && isSeen(count)) notes.count ??= performance.now();
    if (!isWaiting && isSeen(main?.querySelector('li h3 a'))) notes.cards = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const visit = async (browser: Browser, url: string): Promise<Notes> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    // tsx, which runs this file, adds calls of a helper to functions. The page does not have that helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(takeNotes);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.cards !== undefined);
    if (process.env.TRACE)
      console.log(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map((e) => {
              const r = e as PerformanceResourceTiming;
              return `${r.startTime.toFixed(0)}–${r.responseEnd.toFixed(0)} ${r.encodedBodySize} ${r.initiatorType} ${r.name.slice(21, 90)}`;
            })
            .join('\n'),
        ),
      );
    return await page.evaluate(() => (window as unknown as { notes: Notes }).notes);
  } finally {
    await context.close();
  }
};

const main = async (): Promise<void> => {
  const site = await serveSite();
  const browser = await launchChromium();
  try {
    const notes = new Map<string, Notes[]>([
      [PLAIN, []],
      [FILTERED, []],
    ]);
    for (let turn = 0; turn < VISITS; turn++)
      for (const [path, visits] of notes) visits.push(await visit(browser, site.url + path));
    console.log('address | Worker made | index asked for | opened | answered | count | first cards');
    for (const [path, visits] of notes) {
      const figures = (['worker', 'manifest', 'opened', 'answered', 'count', 'cards'] as const).map((note) =>
        median(visits.flatMap((each) => each[note] ?? [])).toFixed(0),
      );
      console.log(`${path} | ${figures.join(' | ')}`);
    }
    const cards = (path: string) => median((notes.get(path) ?? []).flatMap((each) => each.cards ?? []));
    console.log(`ratio ${(cards(FILTERED) / cards(PLAIN)).toFixed(2)} (target 2.00)`);
  } finally {
    await browser.close();
    await site.stop();
  }
};

void main();
