import type { Page } from 'playwright-core';
import {
  answersToClicks,
  builtSite,
  DESKTOP,
  PHONE,
  someOf,
  type Window,
} from '../../support/browser/builtSite';
import { addressOf, carTitles, openFilters } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';

const site = builtSite();

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByLabel('Search Our Stock');
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Save / })
    .first();

/** Every card is one of these. */
const areAll = (page: Page, name: RegExp) =>
  eventually(async () => {
    const titles = await carTitles(page);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !name.test(title))).toEqual([]);
  });

interface Early {
  readonly what: string;
  readonly path: string;
  readonly window?: Window;
  /** What somebody does before the first script has come. */
  readonly act: (page: Page) => Promise<unknown>;
  /** What they see once the page is live. */
  readonly see: (page: Page) => Promise<unknown>;
}

const CASES: readonly Early[] = [
  {
    what: 'words in the search box of all stock',
    path: '/stock/',
    act: (page) => box(page).pressSequentially('jasper'),
    see: async (page) => {
      await addressOf(page, '/stock/?keywords=jasper');
      await areAll(page, /Jasper/);
      expect(await box(page).inputValue()).toBe('jasper');
    },
  },
  {
    what: 'words beside a filter in the address',
    path: '/stock/?bodyType=Ute',
    act: (page) => box(page).pressSequentially('outrider'),
    see: async (page) => {
      await addressOf(page, '/stock/?keywords=outrider&bodyType=Ute');
      await areAll(page, /Outrider/);
      expect(await box(page).inputValue()).toBe('outrider');
    },
  },
  {
    what: 'words that replace those in the address, on a phone',
    path: '/stock/?keywords=garnet',
    window: PHONE,
    act: (page) => box(page).pressSequentially('jasper'),
    see: async (page) => {
      await addressOf(page, '/stock/?keywords=jasper');
      await areAll(page, /Jasper/);
    },
  },
  {
    what: 'a wish and Enter on the listing of a condition',
    path: '/stock/used-cars/',
    act: async (page) => {
      await box(page).pressSequentially('toyota under 25k');
      await box(page).press('Enter', { noWaitAfter: true });
    },
    see: (page) => addressOf(page, '/stock/used-cars/toyota/?priceRange=_25000'),
  },
  {
    what: 'an order of the listing',
    path: '/stock/?bodyType=Ute',
    act: (page) => page.getByLabel('Sort by').selectOption('price_desc'),
    see: async (page) => {
      await addressOf(page, '/stock/?bodyType=Ute&sortBy=price_desc');
      expect(await page.getByLabel('Sort by').inputValue()).toBe('price_desc');
    },
  },
  {
    what: 'a heart on a listing',
    path: '/stock/',
    act: (page) => heart(page).click(),
    see: (page) =>
      eventually(async () => expect(await heart(page).getAttribute('aria-pressed')).toBe('true')),
  },
  {
    what: 'the button of the filters on a phone',
    path: '/stock/?bodyType=Ute',
    window: PHONE,
    act: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    see: async (page) => {
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
      await (await openFilters(page)).getByRole('button', { name: 'Reset filters' }).waitFor();
    },
  },
  {
    what: 'a chip that is taken away',
    path: '/stock/bmw/',
    act: (page) => page.getByRole('button', { name: 'Remove BMW' }).click(),
    see: (page) => addressOf(page, '/stock/'),
  },
  {
    what: 'a budget on the home page',
    path: '/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Repayment' }).fill('700');
      await main(page).getByLabel('every').selectOption('month');
    },
    see: async (page) => {
      const link = page
        .getByRole('region', { name: 'Search by budget' })
        .getByRole('link', { name: /^Show/ });
      await eventually(async () =>
        expect(await link.getAttribute('href')).toBe('/stock/?affordAmount=700&frequency=month'),
      );
      expect(await page.getByRole('textbox', { name: 'Repayment' }).inputValue()).toBe('700');
    },
  },
  {
    what: 'a budget set with the slider',
    path: '/',
    window: PHONE,
    act: (page) => page.getByRole('slider', { name: 'Repayment a week' }).fill('320'),
    see: (page) =>
      eventually(async () =>
        expect(await page.getByRole('textbox', { name: 'Repayment' }).inputValue()).toBe('320'),
      ),
  },
  {
    what: 'words in the search box of the home page',
    path: '/',
    act: (page) => main(page).getByRole('searchbox').pressSequentially('jasper'),
    see: async (page) => expect(await main(page).getByRole('searchbox').inputValue()).toBe('jasper'),
  },
  {
    what: 'the figures of the calculator',
    path: '/finance-calculator/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('333');
      await page.getByRole('slider', { name: 'Term, slider' }).fill('36');
      await page.getByRole('radio', { name: 'Month', exact: true }).check({ force: true });
    },
    see: async (page) => {
      await eventually(() => expect(page.url()).toMatch(/affordAmount=333/));
      expect(page.url()).toMatch(/frequency=month/);
      expect(await page.getByRole('textbox', { name: 'Budget', exact: true }).inputValue()).toBe('333');
      expect(await page.getByRole('textbox', { name: 'Term' }).inputValue()).toBe('36');
    },
  },
  {
    what: 'the mass of a caravan',
    path: '/towing/',
    act: (page) => page.getByLabel('Loaded mass (ATM)').pressSequentially('2800'),
    see: async (page) => {
      await page.getByRole('button', { name: 'Check what can tow it' }).click();
      await page.getByRole('heading', { name: /can tow 2,800 kg/ }).waitFor();
    },
  },
  {
    what: 'a postcode',
    path: '/find-a-dealer/',
    act: (page) => page.getByRole('textbox', { name: 'Postcode' }).pressSequentially('2800'),
    see: async (page) => {
      expect(await page.getByRole('textbox', { name: 'Postcode' }).inputValue()).toBe('2800');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await main(page)
        .getByRole('status')
        .getByText(/is closest to 2800/)
        .waitFor();
    },
  },
  {
    what: 'a postcode that differs from the address',
    path: '/find-a-dealer/?postcode=2800',
    act: (page) => page.getByRole('textbox', { name: 'Postcode' }).pressSequentially('2870'),
    see: async (page) => {
      await main(page)
        .getByRole('status')
        .getByText(/is closest to 2800/)
        .waitFor();
      expect(await page.getByRole('textbox', { name: 'Postcode' }).inputValue()).toBe('2870');
    },
  },
  {
    what: 'a form, its tick and its photo',
    path: '/enquiry/value-trade-in/',
    act: async (page) => {
      await page.getByLabel('Your name').fill('Ann Lee');
      await page.getByRole('checkbox').last().check();
      await page.getByLabel(/^Photos/).setInputFiles({
        name: 'dent.png',
        mimeType: 'image/png',
        buffer: Buffer.from('a photo'),
      });
    },
    see: async (page) => {
      await page.getByRole('list', { name: 'Chosen photos' }).getByText('dent.png').waitFor();
      // Another change renders every field anew.
      await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ann Lee');
      expect(await page.getByRole('checkbox').last().isChecked()).toBe(true);
    },
  },
  {
    what: 'the vehicle of a service',
    path: '/book-a-service/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Make' }).fill('Toyota');
      await page.getByLabel('State it is registered in').selectOption('VIC');
    },
    see: async (page) => {
      await page.getByRole('textbox', { name: 'Model' }).fill('HiLux');
      expect(await page.getByRole('textbox', { name: 'Make' }).inputValue()).toBe('Toyota');
      expect(await page.getByLabel('State it is registered in').inputValue()).toBe('VIC');
    },
  },
  {
    what: 'a grade of Build and price',
    path: '/vehicles/garnet/build/',
    act: (page) => page.getByRole('radio').last().check({ force: true }),
    see: async (page) => {
      await eventually(() => expect(page.url()).toMatch(/grade=/));
      expect(await page.getByRole('radio').last().isChecked()).toBe(true);
    },
  },
  {
    what: 'the menu of a phone',
    path: '/stock/?bodyType=Ute',
    window: PHONE,
    act: (page) =>
      page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Menu' }).click(),
    see: async (page) =>
      expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().isVisible()).toBe(
        true,
      ),
  },
  {
    what: 'a heart far below the window, on the home page of a phone',
    path: '/',
    window: PHONE,
    // Not a tap by hand: that would scroll the heart into the window first.
    act: (page) => heart(page).evaluate((button: HTMLElement) => button.click()),
    see: (page) =>
      eventually(async () => expect(await heart(page).getAttribute('aria-pressed')).toBe('true')),
  },
];

describe('What somebody does before the scripts have come', () => {
  it.each(someOf(CASES, 12))('counts: $what', async ({ path, window = DESKTOP, act, see }) => {
    const [arrived, arrive] = gate();
    const page = await site.openPage(path, {
      window,
      isHydrated: false,
      prepare: (opened) =>
        opened.route(/\.js$/, async (route) => {
          await arrived;
          await route.continue();
        }),
    });
    await act(page);
    arrive();
    await answersToClicks(page);
    await see(page);
  });
});
