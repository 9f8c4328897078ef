import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { dollarsToCents } from '../../../src/domain/money';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import canary from '../../../support/search/adminKeyCanary.json';
import { builtSite, someOf } from '../../support/browser/builtSite';
import { withHostedSearch } from '../../support/browser/hostedSite';
import { withChoice, withTracking } from '../../support/browser/measuredPages';
import { carHeadings, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { hostedOn, indexOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();
const cars = carsForSale();
const countOf = (matches: (car: StockItem) => boolean): number => cars.filter(matches).length;
const used = countOf(({ vehType }) => vehType === 'Used');
const usedSuvs = countOf(({ vehType, bodyType }) => vehType === 'Used' && bodyType === 'SUV');

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startAlgoliaServer();
  await indexOn(server, cars.map(toIndexRecord));
});
afterEach(() => server.goWrong(null));
afterAll(() => server.stop());

const QUERIES = '/1/indexes/*/queries';
const NOTICE = /^Our usual search is taking a short break/;

/** Opens a listing of a site with the hosted search, and takes note of the files of the embedded one. */
async function openListing(path: string, prepareMore: (page: Page) => unknown = () => undefined) {
  const embeddedFiles: string[] = [];
  const page = await site.openPage(path, {
    expectedFailures: [QUERIES],
    prepare: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/stock-index\/(core|text|cards)/.test(pathname)) embeddedFiles.push(pathname);
      });
      // The page's clock runs as any, and can be put forward.
      await page.clock.install();
      await withHostedSearch(hostedOn(server))(page);
      await prepareMore(page);
    },
  });
  return { page, embeddedFiles };
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chooseUsed = (page: Page) => filters(page).getByRole('checkbox', { name: /^Used/ }).click();
const chooseSuv = (page: Page) => filters(page).getByRole('button', { name: /^SUV/ }).click();
const notice = (page: Page) => page.getByRole('main').getByText(NOTICE);

describe('a site with a hosted search', () => {
  it('asks it, and loads nothing of the embedded index', async () => {
    const { page, embeddedFiles } = await openListing('/stock/');
    const before = server.searches().length;
    await chooseUsed(page);
    await listingOf(page, used);
    await chooseSuv(page);
    await listingOf(page, usedSuvs);
    expect(server.searches().length).toBeGreaterThan(before);
    expect(embeddedFiles).toEqual([]);
    expect(await notice(page).count()).toBe(0);
  });

  it('lists by price what the embedded one lists by price', async () => {
    const { page: hosted } = await openListing('/stock/used-cars/?sortBy=price_asc');
    const embedded = await site.openPage('/stock/used-cars/?sortBy=price_asc');
    const shown = await listingOf(hosted, used);
    expect(shown).toEqual(await listingOf(embedded, used));
  });

  it('shows on a car’s own page the price that it lists, though the page was built with another', async () => {
    const [car] = cars.filter(({ priceType, price }) => priceType !== 'poa' && price !== undefined);
    if (!car) throw new Error('The feed has no priced car.');
    const changed = cars.map((each) =>
      each === car ? { ...car, price: dollarsToCents(12_345), specialPrice: undefined } : each,
    ) as readonly StockItem[];
    await indexOn(server, changed.map(toIndexRecord));
    try {
      const { page } = await openListing(stockItemPath(car.id, stockTitle(car).title));
      await page.getByRole('complementary', { name: 'Price' }).getByText('$12,345').first().waitFor();
    } finally {
      await indexOn(server, cars.map(toIndexRecord));
    }
  });

  describe('that may learn what shoppers do', () => {
    const asks = withTracking({ searchInsights: true, campaigns: false });
    const agreed = async (page: Page) => {
      await asks(page);
      await withChoice('granted')(page);
    };
    const LISTING = '/stock/used-cars/?keywords=suv&sortBy=price_asc';
    const named = () => server.events().map(({ eventName }) => eventName);
    const openFirst = async (page: Page) => {
      const heading = carHeadings(page).first();
      await heading.waitFor();
      const title = await heading.innerText();
      await heading.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    };
    const enquire = (page: Page) =>
      page
        .getByRole('complementary', { name: 'Price' })
        .getByRole('link', { name: /^Enquire/ })
        .click();

    it('is told which cars were shown, opened and asked for, and nothing of who did', async () => {
      const before = server.events().length;
      const { page } = await openListing(LISTING, agreed);
      await openFirst(page);
      await enquire(page);
      const said = await eventually(() => {
        const events = server
          .events()
          .slice(before)
          .filter(({ eventType }) => eventType !== 'view');
        expect(events.map(({ eventName }) => eventName)).toEqual(['Item opened', 'Dealership contacted']);
        return events;
      });
      expect(named()).toContain('Item shown');
      expect(said[0]).toMatchObject({ index: 'quillbrook_price_asc', positions: [1] });
      const tokens = new Set(server.events().map(({ userToken }) => String(userToken)));
      expect([...tokens].filter((token) => !token.startsWith('anonymous-'))).toEqual([]);
      const known = ['eventName', 'eventType', 'index', 'objectIDs', 'positions', 'queryID', 'userToken'];
      expect(
        [...new Set(server.events().flatMap(Object.keys))].filter((key) => !known.includes(key)),
      ).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });

    it('is told nothing before a yes, nor later what was done before it, and nothing after a no', async () => {
      const before = server.events().length;
      const since = () => named().slice(before);
      const { page } = await openListing(LISTING, asks);
      await openFirst(page);
      await enquire(page);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Yes, you may' }).click();
      await enquire(page);
      await eventually(() => expect(since()).toEqual(['Dealership contacted']));

      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await enquire(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      expect(since()).toEqual(['Dealership contacted']);
    });

    it('is told nothing by a site that asks nobody, whatever the device holds', async () => {
      const before = server.events().length;
      const { page } = await openListing(LISTING, withChoice('granted'));
      await openFirst(page);
      await enquire(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      expect(server.events().slice(before)).toEqual([]);
    });
  });

  it('waits for a host that hangs three seconds at most, once, says so quietly, and is back by itself', async () => {
    const { page } = await openListing('/stock/');
    await page.clock.pauseAt(Date.now() + 10_000);
    await server.goWrong('hangs');
    const before = server.asked().length;
    await chooseUsed(page);
    // The three seconds begin when the host is asked.
    await eventually(() => expect(server.asked().length).toBeGreaterThan(before));
    await page.clock.runFor(3000);
    await notice(page).waitFor();
    await page.clock.resume();
    await listingOf(page, used);
    const asked = server.asked().length;
    await chooseSuv(page);
    await listingOf(page, usedSuvs);
    expect(await notice(page).count()).toBe(1);
    expect(server.asked()).toHaveLength(asked);

    await server.goWrong(null);
    await page.clock.fastForward(60_000);
    await chooseSuv(page);
    await listingOf(page, used);
    await notice(page).waitFor({ state: 'detached' });
  });

  it.each(someOf(['forbidden', 'busy', 'broken', 'refuses'] as const, 2))(
    'finds the cars all the same where the service is: %s',
    async (wrong) => {
      const { page } = await openListing('/stock/');
      await server.goWrong(wrong);
      await chooseUsed(page);
      await listingOf(page, used);
      await notice(page).waitFor();
    },
  );
});

describe('the built site', () => {
  it('loads no script of the hosted search where it has none', async () => {
    const scripts: string[] = [];
    const page = await site.openPage('/stock/', {
      prepare: (page) => page.on('request', (request) => scripts.push(new URL(request.url()).pathname)),
    });
    await chooseUsed(page);
    await listingOf(page, used);
    expect(scripts.filter((path) => /hosted-search/.test(path))).toEqual([]);
    expect(readdirSync('public').filter((name) => /^hosted-search-.*\.js$/.test(name))).toHaveLength(1);
  });

  it('holds neither the key that may write the hosted index nor its name', () => {
    const secrets = [canary.adminKey, 'ALGOLIA_ADMIN_KEY', 'adminKey'];
    const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
      .map((name) => join('public', name))
      .filter((file) => statSync(file).isFile());
    const found = files.filter((file) => {
      const bytes = readFileSync(file);
      return secrets.some((secret) => bytes.includes(secret));
    });
    expect(files.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});
