import type { Page } from 'playwright-core';
import { ANY_WINDOW, builtSite, DESKTOP, PHONE, unbuilt } from '../../support/browser/builtSite';
import { address, addressOf, carHeadings } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

/** Follows a link of the header by its words, through the menu it stands in. */
async function followInHeader(page: Page, menu: string, link: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByText(menu, { exact: true }).filter({ visible: true }).click();
  await main.getByRole('link', { name: link, exact: true }).filter({ visible: true }).click();
}

describe('going from page to page', () => {
  it('asks for the data of a page at one address, whatever parameters its links have', async () => {
    const asked: string[] = [];
    const page = await site.openPage('/', {
      prepare: async (page) => {
        await page.clock.install();
        page.on('request', (request) => asked.push(request.url()));
      },
    });
    const links = page.getByRole('main').locator('a[href^="/stock/?"]');
    expect(await links.count()).toBeGreaterThan(1);
    const dataOfStock = () => asked.filter((url) => url.includes('/page-data/stock/page-data.json'));
    for (const link of await links.all()) await link.scrollIntoViewIfNeeded();
    // The browser says a moment later that a link is seen; four pages are asked for every three seconds.
    await eventually(async () => {
      await page.clock.fastForward(3000);
      expect(dataOfStock()).not.toEqual([]);
    });
    await page.clock.fastForward(3000);
    await page.clock.fastForward(3000);
    await links.last().click();
    await page.getByRole('heading', { level: 1, name: /in stock/i }).waitFor();
    // Gatsby prefetches it, and then reads it from the browser's cache.
    expect([...new Set(dataOfStock())]).toEqual([site.url('/page-data/stock/page-data.json')]);
  });

  it('loads no second document, and begins at the top', async () => {
    const page = await site.openPage('/');
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    // Until the footer's own script is there, its links are the browser's.
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await addressOf(page, '/privacy/');
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
    expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
  });

  it('shows a progress bar of 4 pixels above everything while a slow page is on its way', async () => {
    const [isSlow, answer] = gate();
    const page = await site.openPage('/', {
      prepare: (page) =>
        page.route('**/page-data/privacy/page-data.json', async (route) => {
          await isSlow;
          await route.continue();
        }),
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await bar.waitFor();
    const look = await bar.evaluate((element) => {
      const { height, zIndex, position } = getComputedStyle(element);
      return { height, zIndex, position };
    });
    expect(look).toEqual({ height: '4px', zIndex: '9001', position: 'fixed' });
    expect(address(page)).toBe('/');

    answer();
    await addressOf(page, '/privacy/');
    await bar.waitFor({ state: 'detached' });
  });
});

describe('an address that leads nowhere', () => {
  it.each(ANY_WINDOW)('is answered with 404 and says where to go ($width pixels)', async (window) => {
    const statuses: number[] = [];
    const page = await site.openPage('/nowhere/at-all/', {
      window,
      expectedFailures: unbuilt('/nowhere/at-all/'),
      prepare: (page) => {
        page.on('response', (response) => {
          if (new URL(response.url()).pathname === '/nowhere/at-all/') statuses.push(response.status());
        });
      },
    });
    expect(statuses).toEqual([404]);
    expect(address(page)).toBe('/nowhere/at-all/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /stock|cars/i })
      .first()
      .click();
    await eventually(() => expect(address(page)).toMatch(/^\/stock\//));
    await carHeadings(page).first().waitFor();
  });
});

describe('without JavaScript', () => {
  it.each([
    ['/stock/', () => true],
    ['/stock/used-cars/', (vehType: string) => vehType === 'Used'],
  ])('%s shows its first cars with prices and links', async (path, belongs) => {
    const page = await site.openPage(path, { javaScript: false, window: PHONE });
    const expected = Math.min(24, carsForSale().filter(({ vehType }) => belongs(vehType)).length);
    const cards = await page.getByRole('main').getByRole('article').all();
    expect(cards).toHaveLength(expected);
    for (const card of cards) {
      expect(await card.innerText()).toMatch(/\$\d|Price on Application/i);
      expect(await card.getByRole('link').first().getAttribute('href')).toMatch(/^\/stock\/item\/.+\/$/);
    }
    await carHeadings(page).first().getByRole('link').click();
    await eventually(() => expect(address(page)).toMatch(/^\/stock\/item\//));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\d{4} \w+/);
  });

  it.each([
    ['a phone', PHONE, 'Menu'],
    ['a wide window', DESKTOP, 'Our stock'],
  ])('the menu of %s opens and leads on', async (_name, window, menu) => {
    const page = await site.openPage('/finance/', { javaScript: false, window });
    await followInHeader(page, menu, 'Used cars');
    await addressOf(page, '/stock/used-cars/');
  });

  it('a search from the home page still leads to the stock', async () => {
    const page = await site.openPage('/', { javaScript: false });
    await page.getByRole('searchbox', { name: 'Search Our Stock' }).fill('mazda');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await addressOf(page, '/stock/?words=mazda');
    await carHeadings(page).first().waitFor();
  });
});
