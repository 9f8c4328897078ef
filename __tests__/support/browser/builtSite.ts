import type { Browser, BrowserContext, Page } from 'playwright-core';
import { spreadSample } from '../../../support/browser/builtPages';
import { launchChromium } from '../../../support/browser/chromium';
import { type ServedSite, serveSite } from '../../../support/browser/servedSite';
import { TEST_SITE_URL } from './startTestSite';
import { type ExpectedFailures, watchFaults, watchPolicy } from './watchFaults';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;
export const WINDOWS = [PHONE, DESKTOP] as const;

/** For behaviour that is the same at any width: `npm run test:deep` tries both windows, `npm test` that of a phone. */
export const ANY_WINDOW: readonly Window[] = process.env.DEEP ? WINDOWS : [PHONE];

/** What to try in one of `WINDOWS`: everything in `npm run test:deep`; in `npm test` each item in one window, in turns. */
export const inTurns = <Item>(items: readonly Item[], window: Window): readonly Item[] =>
  process.env.DEEP ? items : items.filter((_, place) => WINDOWS[place % WINDOWS.length] === window);

/** Of many cases of one law: all in `npm run test:deep`, an evenly spread sample in `npm test`. */
export const someOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  process.env.DEEP ? items : spreadSample(items, count);

export type Window = { readonly width: number; readonly height: number };

/**
 * Expected failures for stock that is newer than the build: a server without rewriting answers its address and its page
 * data with 404, and the not-found page then shows the item.
 */
export const unbuilt = (path: string): ExpectedFailures => [
  path,
  path.replace(/\/$/, ''),
  `/page-data${path}page-data.json`,
];

export interface OpenOptions {
  readonly window?: Window;
  readonly javaScript?: boolean;
  /** A phone: touch, no mouse. */
  readonly hasTouch?: boolean;
  /** False if the page's scripts do not run. Then nothing waits for React's hydration. */
  readonly isHydrated?: boolean;
  /** The only requests that may fail. */
  readonly expectedFailures?: ExpectedFailures;
  /** The test breaks the page on purpose, so faults are expected and scripts may never load. */
  readonly isBroken?: boolean;
  /** Prepares the browser before it requests the page: routes, collectors. */
  readonly prepare?: (page: Page) => unknown;
}

export interface BuiltSite {
  /** The absolute address of a path. */
  readonly url: (path: string) => string;
  /**
   * A new visitor's browser (no storage, no history) at a path, after the page responds to clicks. Any fault in the
   * browser before the test ends fails the test. A whole address is one of a server before the site.
   */
  readonly openPage: (path: string, options?: OpenOptions) => Promise<Page>;
}

/**
 * Starts a browser for the tests of one file.
 * @param project returns the folder of a site to serve instead of the tests' own, called after earlier hooks have run
 * @param flags more flags for the browser
 */
export function builtSite(project?: () => string, flags: readonly string[] = []): BuiltSite {
  jest.setTimeout(60_000);
  let served: ServedSite | undefined;
  let browser: Browser;
  let opened: { readonly context: BrowserContext; readonly faults: readonly string[] }[] = [];

  beforeAll(async () => {
    served = project && (await serveSite(project()));
    browser = await launchChromium(flags);
  });
  afterEach(async () => {
    const ended = opened;
    opened = [];
    await Promise.all(
      ended.map(async ({ context }) => {
        // A route that still fetches when its page closes would fail the next test.
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

  const url = (path: string) => `${served?.url ?? process.env[TEST_SITE_URL]}${path}`;
  return {
    url,
    openPage: async (
      path,
      {
        window = DESKTOP,
        javaScript = true,
        hasTouch = false,
        isBroken = false,
        isHydrated = javaScript && !isBroken,
        expectedFailures = [],
        prepare,
      } = {},
    ) => {
      const context = await browser.newContext({
        viewport: window,
        javaScriptEnabled: javaScript,
        hasTouch,
        isMobile: hasTouch,
        // A tenth of what a page costs here is to compress its files and to unpack them.
        extraHTTPHeaders: { 'accept-encoding': 'identity' },
      });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const faults = isBroken ? watchPolicy(context) : watchFaults(page, expectedFailures);
      opened.push({ context, faults });
      await prepare?.(page);
      // A page whose scripts never arrive never fires `load`.
      await page.goto(path.startsWith('http') ? path : url(path), {
        waitUntil: javaScript && !isHydrated && !isBroken ? 'commit' : 'load',
      });
      if (isHydrated) await answersToClicks(page);
      return page;
    },
  };
}

/**
 * Waits until React has hydrated the page's headings, and then its head. The page briefly has each head element twice.
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
