import type { Page, Route } from 'playwright-core';
import { LIMITS } from '../../../src/search/limits';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, PHONE } from '../../support/browser/builtSite';
import {
  addressOf,
  carHeadings,
  carTitles,
  filterRail,
  inFilters,
  listingOf,
} from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale().length;
const ALL_CARS = `all ${cars} cars`;
const INDEX = /\/stock-index\//;
const SCRIPTS = /\.js$/;

const never = (): Promise<void> => new Promise(() => undefined);
const blocked = (route: Route): Promise<void> => route.abort('blockedbyclient');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' });

/** What a shopper needs when filters do not work: cars to open, other pages of them, and a number to ring. */
const canBrowse = async (page: Page): Promise<void> => {
  expect(await carTitles(page)).toHaveLength(24);
  const first = carHeadings(page).first();
  expect(await first.isVisible()).toBe(true);
  expect(await first.evaluate((heading) => getComputedStyle(heading).visibility)).toBe('visible');
  expect(await page.getByRole('main').locator('article a[href^="/stock/item/"]').count()).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Page 2' })
    .waitFor();
};

describe('A listing whose search cannot answer', () => {
  it('opened by a link of the site shows its first cars, also after Back from one of them', async () => {
    const page = await site.openPage('/contact/', {
      window: PHONE,
      expectedFailures: [INDEX],
      prepare: (page) => page.route(INDEX, blocked),
    });
    // A link of the page's own with a filter in it: no HTML of the listing is on the screen.
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/stock/?fuelType=Diesel'),
    );
    await notice(page).waitFor();
    await canBrowse(page);
    expect(await notice(page).innerText()).toContain(ALL_CARS);
    expect(await notice(page).getByRole('link', { name: /\d{4}/ }).getAttribute('href')).toMatch(/^tel:/);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { level: 2, name: 'Specifications' }).waitFor();
    await page.goBack();
    await addressOf(page, '/stock/?fuelType=Diesel');
    await notice(page).waitFor();
    await canBrowse(page);
  });

  it('has the same notice where the browser allows no Worker', async () => {
    const page = await site.openPage('/stock/?fuelType=Diesel', {
      prepare: (page) =>
        page.addInitScript(() => {
          window.Worker = class {
            constructor() {
              throw new DOMException('Blocked by the content security policy.', 'SecurityError');
            }
          } as unknown as typeof Worker;
        }),
    });
    await notice(page).waitFor();
    await canBrowse(page);
    // Nobody has counted: no filter claims that it finds none.
    const filters = filterRail(page);
    expect(await filters.getByRole('checkbox', { name: /^New/ }).locator('..').innerText()).toBe('New');
  });

  it('keeps the cards of a list that a filter was to narrow', async () => {
    const page = await site.openPage('/stock/', {
      prepare: async (page) => {
        await page.clock.install();
        await page.route(INDEX, never);
      },
    });
    const before = await carHeadings(page).allInnerTexts();
    await inFilters(page, (filters) => filters.getByRole('checkbox', { name: /^Used/ }).click());
    await page.getByText('Still searching…').waitFor();
    await page.clock.fastForward(LIMITS.search);
    await notice(page).waitFor();
    expect(await page.getByText('Still searching…').count()).toBe(0);
    expect(await carHeadings(page).allInnerTexts()).toEqual(before);
    await canBrowse(page);
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await listingOf(page, carsForSale().filter(({ vehType }) => vehType === 'Used').length);
    expect(await notice(page).count()).toBe(0);
  });
});

describe('A filtered address', () => {
  const line = (page: Page) =>
    page.getByText('Filters need JavaScript', { exact: false }).filter({ visible: true });

  it('whose scripts fail shows all cars, and says why', async () => {
    const page = await site.openPage('/stock/?make=Ford', {
      window: PHONE,
      isHydrated: false,
      expectedFailures: [SCRIPTS],
      prepare: (page) => page.route(SCRIPTS, blocked),
    });
    await line(page).waitFor();
    expect(await line(page).innerText()).toContain(ALL_CARS);
    await canBrowse(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await listingOf(page, carsForSale().filter(({ make }) => make === 'Ford').length);
    expect(await line(page).count()).toBe(0);
  });

  it('whose scripts never come shows all cars after a while', async () => {
    const page = await site.openPage('/stock/?make=Ford', {
      isHydrated: false,
      prepare: async (page) => {
        await page.clock.install();
        await page.route(SCRIPTS, never);
      },
    });
    expect(await line(page).count()).toBe(0);
    await page.clock.fastForward(LIMITS.scripts);
    await line(page).waitFor();
    await canBrowse(page);
  });

  it('shows all cars without JavaScript, and says why', async () => {
    const page = await site.openPage('/stock/?make=Ford', { javaScript: false, window: DESKTOP });
    await line(page).waitFor();
    await canBrowse(page);
  });
});

describe('A car that came after the build', () => {
  it('has an end of its waiting, with another try and a phone number', async () => {
    const path = '/stock/item/ZZ99999/some-car/';
    const page = await site.openPage(path, {
      window: PHONE,
      expectedFailures: [/^\/stock\/item\//, /^\/page-data\/stock\/item\//],
      prepare: async (page) => {
        await page.clock.install();
        await page.route(INDEX, never);
      },
    });
    await page.getByRole('heading', { name: /^Loading/ }).waitFor();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    // The heading is in the HTML; the wait begins once the page is live.
    await eventually(async () => {
      await page.clock.fastForward(LIMITS.stockItem);
      expect(await alert.count()).toBe(1);
    });
    expect(await alert.getByRole('link', { name: /\d{4}/ }).getAttribute('href')).toMatch(/^tel:/);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /no longer available/ }).waitFor();
  });

  it('says that it is loading while it is tried again after every try failed', async () => {
    let tries = 0;
    const page = await site.openPage('/stock/item/ZZ99999/some-car/', {
      expectedFailures: [/^\/stock\/item\//, /^\/page-data\/stock\/item\//, INDEX],
      prepare: async (page) => {
        await page.clock.install();
        await page.route(INDEX, (route) => {
          if (route.request().url().endsWith('/items.json')) tries += 1;
          return blocked(route);
        });
      },
    });
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await eventually(async () => {
      // Passes the next pause between two tries.
      await page.clock.fastForward(1000);
      expect(await alert.isVisible()).toBe(true);
    });
    // The failure came from the tries, not from the limit of the waiting.
    expect(tries).toBe(4);
    await page.unrouteAll();
    await page.route(INDEX, never);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /^Loading/ }).waitFor();
    await page.clock.fastForward(LIMITS.stockItem);
    await alert.waitFor();
  });

  it.each(ANY_WINDOW)(
    'has no axe violations on its way, nor if it did not arrive, $width px',
    async (window) => {
      const page = await site.openPage('/stock/item/ZZ99999/some-car/', {
        window,
        expectedFailures: [/^\/stock\/item\//, /^\/page-data\/stock\/item\//],
        prepare: async (page) => {
          await page.clock.install();
          await page.route(INDEX, never);
        },
      });
      await page.getByRole('heading', { name: /^Loading/ }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.clock.fastForward(LIMITS.stockItem);
      await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it('is not a blank page where the scripts fail', async () => {
    const page = await site.openPage('/stock/item/ZZ99999/some-car/', {
      isHydrated: false,
      expectedFailures: [SCRIPTS, /^\/stock\/item\//],
      prepare: (page) => page.route(SCRIPTS, blocked),
    });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('On a device whose clock is a year slow', () => {
  it.each(['/blog/', '/brand-specials/'])('%s lists what it lists on others', async (path) => {
    const yearAgo = Date.now() - 365 * 86_400_000;
    const page = await site.openPage(path, { prepare: (page) => page.clock.setFixedTime(yearAgo) });
    const built = await (await page.request.get(site.url(path))).text();
    const links = (html: string) =>
      new Set([...html.matchAll(new RegExp(`href="(${path}[^"#?]+)"`, 'g'))].map(([, href]) => href)).size;
    const wanted = links(built);
    expect(wanted).toBeGreaterThan(0);
    await eventually(async () => expect(links(await page.content())).toBe(wanted));
  });
});
