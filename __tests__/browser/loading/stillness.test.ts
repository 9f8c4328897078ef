import type { Page } from 'playwright-core';
import { samplePages } from '../../../support/browser/templatePages';
import { AS_ON_SCREENS, onlyArial } from '../../support/browser/arial';
import {
  answersToClicks,
  builtSite,
  inTurns,
  someOf,
  unbuilt,
  WINDOWS,
} from '../../support/browser/builtSite';
import { shiftOf, watchShift, withLateFonts } from '../../support/browser/layoutShift';
import { OPENED_STATES, type StillState } from '../../support/browser/openedStates';
import { carHeadings, openFilters } from '../../support/browser/stockListing';

onlyArial();
const site = builtSite(undefined, [AS_ON_SCREENS]);

/** Half of what counts as good. */
const MAX_SHIFT = 0.05;

const main = (page: Page) => page.getByRole('main');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const cards = async (page: Page) => {
  await chips(page).waitFor();
  await carHeadings(page).first().waitFor();
};
const NEWER = '/stock/item/QT99999/2026-tallis-garnet/';

const toTheFoot = async (page: Page) => {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.mouse.wheel(0, 600);
};

/** Holds files of the search back until the listing shows grey cards. */
const whenGivenUp = (files: string, end: 'continue' | 'abort') => (page: Page) =>
  page.route(files, async (route) => {
    await page.locator('main [aria-hidden="true"] li').first().waitFor();
    await route[end]();
  });

const noCars = (page: Page) =>
  main(page)
    .getByRole('heading', { name: /^No cars match/ })
    .waitFor();

const STATES: readonly StillState[] = [
  ...someOf(samplePages(1), 6).map(([what, path]) => ({ what, path, reach: toTheFoot })),
  ...someOf(OPENED_STATES, 8),
  { what: 'a listing with a filter', path: '/stock/?bodyType=Ute', reach: cards },
  { what: 'a listing with a budget', path: '/stock/?affordAmount=170', reach: cards },
  { what: 'a listing with keywords', path: '/stock/?keywords=garnet', reach: cards },
  {
    what: 'a listing with words from elsewhere',
    path: '/stock/?words=toyota+under+25000',
    reach: cards,
  },
  { what: 'a condition with a filter', path: '/stock/used-cars/?bodyType=Ute', reach: cards },
  {
    what: 'nothing found',
    path: '/stock/toyota/?yearRange=_1950&seats=2',
    reach: noCars,
  },
  {
    what: 'nothing found by a slow search',
    path: '/stock/toyota/?yearRange=_1950&seats=2',
    options: {
      prepare: whenGivenUp('**/stock-index/core*', 'continue'),
    },
    reach: noCars,
  },
  {
    what: 'something that is not in stock',
    path: '/stock/?make=Lada&bodyType=Ute',
    reach: (page) => main(page).getByRole('status').filter({ hasText: 'Lada' }).waitFor(),
  },
  {
    what: 'a search that cannot answer',
    path: '/stock/?bodyType=Ute',
    options: {
      expectedFailures: [/stock-index/],
      prepare: (page) => page.route('**/stock-index/**', (route) => route.abort()),
    },
    reach: (page) => main(page).getByRole('alert').waitFor(),
  },
  {
    what: 'a slow search that cannot answer',
    path: '/stock/?bodyType=Ute',
    options: {
      expectedFailures: [/stock-index/],
      prepare: whenGivenUp('**/stock-index/**', 'abort'),
    },
    reach: (page) => main(page).getByRole('alert').waitFor(),
  },
  {
    what: 'a slow search',
    path: '/stock/?bodyType=Ute',
    options: {
      prepare: whenGivenUp('**/stock-index/core*', 'continue'),
    },
    reach: async (page) => {
      await cards(page);
    },
  },
  {
    what: 'typed words with a late answer',
    path: '/stock/',
    options: {
      prepare: (page) =>
        page.route('**/stock-index/core*', async (route) => {
          await main(page).getByText('Still searching…').waitFor();
          await route.continue();
        }),
    },
    reach: async (page) => {
      // Not by keyboard: what moves within half a second of a key press does not count.
      await page.getByRole('combobox', { name: 'Search Our Stock' }).fill('garnet');
      await main(page).locator('article mark').first().waitFor();
    },
  },
  {
    what: 'a listing that was not built',
    path: '/stock/new-cars/ford/?bodyType=Ute',
    options: { expectedFailures: unbuilt('/stock/new-cars/ford/') },
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    what: 'a car that was not built',
    path: NEWER,
    options: { expectedFailures: [...unbuilt(NEWER), /stock-index/] },
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    what: 'a dealer by postcode',
    path: '/find-a-dealer/?postcode=2800',
    reach: (page) =>
      main(page)
        .getByText(/is closest to 2800/)
        .waitFor(),
  },
  { what: 'figures in the address', path: '/finance-calculator/?price=30000&termMonths=36&frequency=month' },
  {
    what: 'the listing behind “Show cars” of the home page',
    path: '/',
    reach: async (page) => {
      await page
        .getByRole('region', { name: 'Search by budget' })
        .getByRole('link', { name: /^Show/ })
        .click();
      await cards(page);
    },
  },
  {
    what: 'a listing after Back from a car',
    path: '/stock/?bodyType=Ute',
    reach: async (page) => {
      await cards(page);
      await carHeadings(page).nth(1).getByRole('link').click();
      await page.getByRole('complementary', { name: 'Price' }).waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await cards(page);
    },
  },
  {
    what: 'a listing after Back from the home page',
    path: '/stock/?bodyType=Ute',
    reach: async (page) => {
      await cards(page);
      await page.getByRole('banner').locator('a[href="/"]').first().click();
      await page.getByRole('region', { name: 'Search by budget' }).waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await cards(page);
    },
  },
  {
    what: 'a garage with something in it',
    path: '/stock/',
    reach: async (page) => {
      const hearts = main(page).getByRole('button', { name: /^Save / });
      await hearts.nth(0).click();
      await hearts.nth(1).click();
      await page.goto(new URL('/garage/', page.url()).href, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: /^Saved 2/ }).waitFor();
    },
  },
  {
    what: 'the filters',
    path: '/stock/',
    reach: async (page) => {
      await openFilters(page);
    },
  },
  {
    what: 'an enquiry',
    path: '/stock/item/QT26001/2025-tallis-garnet-tour-hybrid/',
    reach: async (page) => {
      await main(page)
        .getByRole('link', { name: /enquir/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

describe.each(WINDOWS)('at $width pixels', (window) => {
  it.each(inTurns(STATES, window))('nothing jumps: $what', async ({ what, path, options, reach }) => {
    let fontsArrive = () => {};
    const page = await site.openPage(path, {
      ...options,
      window,
      isHydrated: false,
      prepare: async (opened) => {
        await watchShift(opened);
        fontsArrive = await withLateFonts(opened);
        await options?.prepare?.(opened);
      },
    });
    await answersToClicks(page);
    await reach?.(page);
    fontsArrive();
    await page.evaluate(async () => void (await document.fonts.ready));
    const shift = await shiftOf(page);
    if (process.env.DEEP) console.info(`${what} at ${window.width} px: ${shift.toFixed(4)}`);
    expect(shift).toBeLessThan(MAX_SHIFT);
  });
});
