import type { Page } from 'playwright-core';
import { builtSite, unbuilt } from '../../support/browser/builtSite';
import { addressOf, filterRail, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale();
const used = cars.filter(({ vehType }) => vehType === 'Used').length;
/** The files that the search cannot answer without. */
const INDEX = /\/stock-index\//;

const filterUsed = (page: Page) => filterRail(page).getByRole('checkbox', { name: /^Used/ }).click();

describe('while the search index is on its way', () => {
  it('a shared address shows cards of their true size until the first results are there', async () => {
    const [held, release] = gate();
    const page = await site.openPage('/stock/?vehicleType=New&vehicleType=Demo', {
      prepare: (page) =>
        page.route(INDEX, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await eventually(async () => expect(await page.locator('main ul[aria-hidden] > li').count()).toBe(12));
    release();
    await listingOf(page, cars.length - used);
  });
});

describe('when the search cannot answer', () => {
  it('because the shopper is offline, it says that, and comes back with the connection by itself', async () => {
    let isOffline = true;
    const page = await site.openPage('/stock/', {
      // Drawings of filters that are below the fold have not been fetched yet.
      expectedFailures: [INDEX, /^\/icons\//],
      prepare: (page) =>
        page.route(INDEX, (route) => (isOffline ? route.abort('internetdisconnected') : route.continue())),
    });
    // The filters' script comes after the page.
    await filterRail(page).getByRole('checkbox', { name: /^Used/ }).waitFor();
    await page.context().setOffline(true);
    await filterUsed(page);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    isOffline = false;
    await page.context().setOffline(false);
    await listingOf(page, used);
  });
});

describe('an address', () => {
  const robots = (page: Page) => page.locator('meta[name="robots"]').getAttribute('content');

  it('with a page that there is no longer becomes the first page, without a step to go back to', async () => {
    const page = await site.openPage('/stock/used-cars/?page=40');
    const steps = await page.evaluate(() => history.length);
    await listingOf(page, used);
    await addressOf(page, '/stock/used-cars/');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  it('that asks for a make that is not in stock is not for search engines', async () => {
    const page = await site.openPage('/stock/used-cars/nonexistent-make/', {
      expectedFailures: unbuilt('/stock/used-cars/nonexistent-make/'),
    });
    await listingOf(page, used);
    await page.getByText('is not a make we have in stock').waitFor();
    expect(await robots(page)).toBe('noindex');
    expect(await page.title()).toMatch(/^Used cars \|/);
    await filterUsed(page);
    await listingOf(page, cars.length);
    expect(await robots(page)).toBe('index');
  });

  it('with keywords marks them on the cards, in title and subtitle', async () => {
    const page = await site.openPage('/stock/?keywords=hilux');
    await eventually(async () => {
      const marked = await page.locator('main article h3 mark').allInnerTexts();
      expect(marked.length).toBeGreaterThan(0);
      expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['hilux']));
    });
  });
});

describe('the chips, by keyboard', () => {
  it('give the focus to the next chip, and at last to the results', async () => {
    const page = await site.openPage('/stock/used-cars/?transmissionType=Automatic&fuelType=Diesel');
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await chips.getByRole('button', { name: 'Remove Used' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focused()).toBe('Remove Automatic'));
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focused()).toBe('Remove Diesel'));
    await page.keyboard.press('Enter');
    await listingOf(page, cars.length);
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('results'),
    );
  });
});
