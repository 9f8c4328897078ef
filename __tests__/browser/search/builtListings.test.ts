import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { site as config } from '../../../src/config/site';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { pageFile } from '../../../support/browser/builtPages';
import { builtSite, DESKTOP, inTurns, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { carHeadings, inFilters, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();
const cars = carsForSale();
const used = cars.filter(({ vehType }) => vehType === 'Used');
const [car] = used;
if (!car) throw new Error('The built site has no used cars.');

/** What a page has done since it began to load, as the page itself saw it. */
interface Watched {
  /** What was asked of the search Worker: `open`, `search`, `cards`. */
  readonly asked: readonly string[];
  /** When the first question was asked, in milliseconds since the page began to load. */
  readonly firstAskedAt: number | null;
  /** The lists of car names that stood on the page, one after another. */
  readonly lists: readonly string[];
}

/** Watches a page from its first byte: its search Worker, its list of cars, and whatever moves. */
const watched = (page: Page) =>
  page.addInitScript(() => {
    const record = { asked: [] as string[], firstAskedAt: null as number | null, lists: [] as string[] };
    let shifted = 0;
    const add = (shifts: readonly PerformanceEntry[]) => {
      for (const shift of shifts) shifted += (shift as unknown as { value: number }).value;
    };
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    const layoutShift = () => {
      add(shifts.takeRecords());
      return shifted;
    };
    Object.assign(window, { record, layoutShift });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function ask(this: Worker, ...given: Parameters<typeof post>) {
      record.firstAskedAt ??= performance.now();
      record.asked.push(String((given[0] as { type?: unknown }).type));
      return post.apply(this, given);
    } as typeof post;
    new MutationObserver(() => {
      const names = [...document.querySelectorAll('main article h3 a')].map(({ textContent }) => textContent);
      const list = names.join('\n');
      // While the page is being read its list grows; what counts is one that loses or changes a name.
      const before = record.lists.at(-1) ?? '';
      if (list.startsWith(before)) record.lists[Math.max(0, record.lists.length - 1)] = list;
      else record.lists.push(list);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const recordOf = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { record: Watched }).record);

/** How far things have moved by themselves: the sum of all layout shifts. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift());

describe.each(WINDOWS)('a listing that was built, in a window of $width pixels', (window) => {
  it('is painted with its cars before anything is searched, and live search takes over without a change', async () => {
    const page = await site.openPage('/stock/used-cars/', { window, prepare: watched });
    // The Worker and its index are fetched while the shopper looks.
    await eventually(async () => expect((await recordOf(page)).asked).toEqual(['open']));
    const { firstAskedAt, lists } = await recordOf(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(painted).toBeLessThan(firstAskedAt ?? 0);
    expect(lists).toHaveLength(1);
    expect(lists[0]?.split('\n')).toHaveLength(Math.min(24, used.length));
    expect(lists[0]?.split('\n')).toEqual(await carHeadings(page).allInnerTexts());

    await inFilters(page, (filters) => filters.getByRole('checkbox', { name: /^Demo/ }).click());
    await listingOf(page, cars.filter(({ vehType }) => vehType !== 'New').length);
    expect((await recordOf(page)).asked).toContain('search');
  });

  const moves: readonly (readonly [name: string, path: string])[] = [
    ['home', '/'],
    ['the stock', '/stock/'],
    ['a listing', '/stock/used-cars/'],
    ['a car', stockItemPath(car.id, stockTitle(car).title)],
    ['the blog', '/blog/'],
    ['an offer', '/brand-specials/test-drive-bonus-offer-4411/'],
    ['the range', '/vehicles/'],
    ['contact', '/contact/'],
  ];
  it.each(inTurns(moves, window))(
    'moves nothing by itself, from the first paint to the foot of the page: %s',
    async (_name, path) => {
      const page = await site.openPage(path, { window, prepare: watched });
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += window.height) await page.mouse.wheel(0, window.height);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    },
  );
});

describe('what search engines read of a listing', () => {
  const dataOf = (path: string) =>
    [
      ...readFileSync(pageFile(path), 'utf8').matchAll(
        /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, json = '']) => JSON.parse(json));

  it('is its address without filters, its heading and its cars with an address each', async () => {
    const page = await site.openPage('/stock/used-cars/', { javaScript: false, window: PHONE });
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${config.url}/stock/used-cars/`,
    );
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Used cars');
    const list = dataOf('/stock/used-cars/').find((data) => data['@type'] === 'ItemList');
    expect(list.numberOfItems).toBe(used.length);
    const cards = await carHeadings(page).getByRole('link').all();
    const linked = await Promise.all(cards.map((link) => link.getAttribute('href')));
    expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
      linked.map((href) => config.url + href),
    );
    expect(list.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
      linked.map((_, place) => place + 1),
    );
  });

  it('names the whole listing as its own when a shopper filters, and keeps filters out of search engines', async () => {
    const page = await site.openPage('/stock/used-cars/?fuelType=Diesel', { window: DESKTOP });
    await listingOf(page, used.filter(({ fuelType }) => fuelType === 'Diesel').length);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${config.url}/stock/used-cars/`,
    );
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});
