import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium';
import { serveSite } from '../support/browser/servedSite';

/**
 * How soon the filters of the built site answer, in milliseconds from the start of the navigation. Medians of five visits
 * with an empty cache. Run `npx tsx bench/filtersReady.ts` after a build.
 *
 * filters: a checkbox of the filter rail exists. first answer: the checkbox was ticked at once, and the listing shows how
 * many items are left. shared address: the listing of an address with keywords shows its results. opened and answered: the
 * Worker's part of both, with files loaded and decoded, and with the first search answered.
 */
const VISITS = 5;
const SLOWDOWNS = [1, 4];

/** What the page records about itself and its Worker. */
interface Notes {
  filters?: number;
  worker?: number;
  opened?: number;
  answered?: number;
  shown?: number;
}

/** Runs in the page before its own scripts. */
const takeNotes = (ticks: boolean): void => {
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
      super.postMessage(message);
    }
  };
  let before: string | undefined;
  const look = (): void => {
    const count = [...document.querySelectorAll('[role=status]')].find((each) =>
      /^\d/.test(each.textContent),
    );
    const box = document.querySelector<HTMLElement>('aside [role=checkbox], aside input[type=checkbox]');
    if (box && notes.filters === undefined) {
      notes.filters = performance.now();
      before = count?.textContent;
      if (ticks) box.click();
    }
    const isNew = ticks
      ? before !== undefined && count?.textContent !== before
      : notes.answered !== undefined;
    if (count && isNew) notes.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const visit = async (browser: Browser, url: string, slowdown: number, ticks: boolean): Promise<Notes> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // tsx, which runs this file, adds calls of a helper to functions. The page does not have that helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(takeNotes, ticks);
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.shown !== undefined);
    return await page.evaluate(() => (window as unknown as { notes: Notes }).notes);
  } finally {
    await context.close();
  }
};

const median = (values: readonly number[]): string =>
  ([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0);

const main = async (): Promise<void> => {
  const site = await serveSite();
  const browser = await launchChromium();
  try {
    console.log('address | processor | filters | Worker made | opened | answered | shown');
    for (const slowdown of SLOWDOWNS)
      for (const [path, ticks] of [
        ['/stock/', true],
        ['/stock/?keywords=tarrow', false],
      ] as const) {
        const visits: Notes[] = [];
        for (let turn = 0; turn < VISITS; turn++)
          visits.push(await visit(browser, site.url + path, slowdown, ticks));
        const figures = (['filters', 'worker', 'opened', 'answered', 'shown'] as const).map((note) =>
          median(visits.flatMap((notes) => notes[note] ?? [])),
        );
        console.log(`${path} | ${slowdown === 1 ? 'full' : `1/${slowdown}`} speed | ${figures.join(' | ')}`);
      }
  } finally {
    await browser.close();
    await site.stop();
  }
};

void main();
