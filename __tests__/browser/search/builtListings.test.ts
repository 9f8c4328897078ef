import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { site as config } from '../../../src/config/site';
import { pageFile } from '../../../support/browser/builtPages';
import { builtSite, DESKTOP, PHONE, WINDOWS } from '../../support/browser/builtSite';
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

/** Watches a page from its first byte: its search Worker and its list of cars. */
const watched = (page: Page) =>
  page.addInitScript(() => {
    const record = { asked: [] as string[], firstAskedAt: null as number | null, lists: [] as string[] };
    Object.assign(window, { record });
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
