import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './chromium';
import { type ServedSite, serveSite } from './servedSite';
import { type ExpectedFailures, watchFaults } from './watchFaults';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;
export const WINDOWS = [PHONE, DESKTOP] as const;

export type Window = { readonly width: number; readonly height: number };

/**
 * What fails on purpose for stock that came after the build: a server that knows no rewriting answers its address, and
 * the data of its page, with 404, and the not-found page then shows what was asked for.
 */
export const unbuilt = (path: string): ExpectedFailures => [
  path,
  path.replace(/\/$/, ''),
  `/page-data${path}page-data.json`,
];

export interface OpenOptions {
  readonly window?: Window;
  readonly javaScript?: boolean;
  /** A phone in a hand: there is no mouse. */
  readonly hasTouch?: boolean;
  /** False where the page's scripts do not run: then nothing waits for React to take the page over. */
  readonly isTakenOver?: boolean;
  /** The only requests that may fail. */
  readonly expectedFailures?: ExpectedFailures;
  /** The test breaks the page on purpose: faults are what it looks at, and scripts may never answer. */
  readonly isBroken?: boolean;
  /** Prepares the browser before the page is asked for: routes, collectors. */
  readonly prepare?: (page: Page) => unknown;
}

export interface BuiltSite {
  /** The whole address of a path. */
  readonly url: (path: string) => string;
  /**
   * A visitor's browser of its own (no storage, no history) at a path, once its page answers to clicks. A fault that
   * the browser sees until the test ends fails the test.
   */
  readonly openPage: (path: string, options?: OpenOptions) => Promise<Page>;
}

/**
 * Serves the built site and starts a browser for the tests of one file.
 * @param project the folder of the project; asked for once the hooks before have run
 */
export function builtSite(project = () => '.'): BuiltSite {
  jest.setTimeout(60_000);
  let served: ServedSite;
  let browser: Browser;
  let opened: { readonly context: BrowserContext; readonly faults: readonly string[] }[] = [];

  beforeAll(async () => {
    served = await serveSite(project());
    browser = await launchChromium();
  });
  afterEach(async () => {
    const ended = opened;
    opened = [];
    await Promise.all(
      ended.map(async ({ context }) => {
        // A route that still fetches when its page closes would fail the test after it.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    );
    expect(ended.flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  const url = (path: string) => served.url + path;
  return {
    url,
    openPage: async (
      path,
      {
        window = DESKTOP,
        javaScript = true,
        hasTouch = false,
        isBroken = false,
        isTakenOver = javaScript && !isBroken,
        expectedFailures = [],
        prepare,
      } = {},
    ) => {
      const context = await browser.newContext({
        viewport: window,
        javaScriptEnabled: javaScript,
        hasTouch,
        isMobile: hasTouch,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      opened.push({ context, faults: isBroken ? [] : watchFaults(page, expectedFailures) });
      await prepare?.(page);
      // A page whose scripts never come is never loaded.
      await page.goto(url(path), { waitUntil: javaScript && !isTakenOver && !isBroken ? 'commit' : 'load' });
      if (isTakenOver) await answersToClicks(page);
      return page;
    },
  };
}

/**
 * HTML is there before the scripts that bring it to life: waits until React has taken the page's headings over, and then
 * its head, of which there are two for a moment.
 */
export const answersToClicks = (page: Page) =>
  page.waitForFunction(() => {
    const headings = [...document.querySelectorAll('main h1')];
    return (
      headings.length > 0 &&
      document.head.querySelector('title[data-gatsby-head]') === null &&
      headings.every((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
    );
  });
