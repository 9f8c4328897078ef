import type { Page } from 'playwright-core';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { carsForSale } from '../stock/publishedStock';
import type { OpenOptions } from './builtSite';
import { carHeadings, openFilters } from './stockListing';

/** A state of a page in which nothing may jump. */
export interface StillState {
  readonly what: string;
  readonly path: string;
  readonly options?: OpenOptions;
  /** Waits until the page shows what it is about, and does what leads to the state. */
  readonly reach?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const price = (page: Page) => page.getByRole('complementary', { name: 'Price' }).first();
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

const car = carsForSale().find(({ images }) => images.length > 2);
if (!car) throw new Error('No car of the built site has three pictures.');
const CAR = stockItemPath(car.id, stockTitle(car).title);
/** A page whose fonts are held back never fires `load`. */
const SOON = { waitUntil: 'commit' } as const;

/** The tests' site has no server: it is asked which times are taken. */
const NO_SERVER: OpenOptions = { expectedFailures: [/api\/visits/] };

async function toServiceDay(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('textbox', { name: 'Model' }).fill('HiLux');
  await button(page, 'Continue').click();
  await page.getByRole('checkbox', { name: /Log-book service/ }).check();
  await button(page, 'Continue').click();
  await page.getByRole('radio').first().check();
  await page.getByRole('combobox', { name: /Drop-off time/ }).selectOption({ index: 1 });
}

async function toGarage(page: Page): Promise<void> {
  await button(page, /^Save /).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Your garage/ })
    .click();
  await heading(page, /^Saved 1/);
}

/** What a shopper opens, types and chooses on a page. `priceToPay.test.ts` has the price to pay. */
export const OPENED_STATES: readonly StillState[] = [
  {
    what: 'a compact list',
    path: '/stock/',
    reach: async (page) => {
      await button(page, /compact/i).click();
      await carHeadings(page).nth(3).waitFor();
    },
  },
  {
    what: 'a list in another order, on its second page',
    path: '/stock/',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price (low to high)');
      await page.waitForURL(/sortBy/, SOON);
      await main(page).getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/, SOON);
      await carHeadings(page).first().waitFor();
    },
  },
  {
    what: 'a list narrowed in the filters',
    path: '/stock/',
    reach: async (page) => {
      const filters = await openFilters(page);
      await filters.getByRole('textbox', { name: 'I can pay' }).fill('250');
      await page.waitForURL(/affordAmount=250/, SOON);
    },
  },
  {
    what: 'words typed into the search',
    path: '/stock/',
    reach: async (page) => {
      await page
        .getByRole('combobox', { name: 'Search Our Stock' })
        .pressSequentially('white ute under 30000');
      await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
    },
  },
  {
    what: 'a comparison',
    path: '/stock/',
    reach: async (page) => {
      for (const place of [0, 1])
        await main(page)
          .getByRole('button', { name: /^Compare / })
          .nth(place)
          .click();
      await page.getByRole('link', { name: 'Compare 2', exact: true }).click();
      await page.getByRole('region', { name: 'Comparison' }).getByRole('table').waitFor();
      await button(page, /^Show the rest/).click();
    },
  },
  {
    what: 'the form for news by email',
    path: '/stock/',
    options: { prepare: (page) => page.route('**/api/alerts', (route) => route.fulfill({ status: 204 })) },
    reach: async (page) => {
      await toGarage(page);
      await page.getByText('Email me when something changes').click();
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
    },
  },
  {
    what: 'a garage on another device',
    path: '/stock/',
    reach: async (page) => {
      await toGarage(page);
      await page.getByText('Open on another device').click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  {
    what: 'a test drive after a day and a time',
    path: '/book-a-test-drive/',
    options: NO_SERVER,
    reach: async (page) => {
      // By keyboard: browsers don't count what moves within half a second of a tap or a key press.
      await page.getByLabel(/^Preferred day/).press('ArrowDown');
      await page.getByLabel(/^Preferred time/).press('ArrowDown');
      await page.getByLabel('Find it in our stock').pressSequentially('hilux');
      await page.getByRole('radio', { name: /hilux/i }).first().waitFor();
    },
  },
  {
    what: 'a service after a day and a time',
    path: '/book-a-service/',
    options: NO_SERVER,
    reach: toServiceDay,
  },
  {
    what: 'a form that was sent empty',
    path: '/contact/',
    reach: async (page) => {
      await page.locator('main form[method="post"] button[type="submit"]').click();
      await page.getByRole('region', { name: /missing or wrong/ }).waitFor();
    },
  },
  {
    what: 'the thanks for an enquiry',
    path: '/enquiry/enquire-now/',
    options: {
      prepare: (page) =>
        page.route('**/api/enquiries', (route) =>
          route.fulfill({ status: 201, json: { reference: 'ABC-DEF' } }),
        ),
    },
    reach: async (page) => {
      const form = page.locator('form[method="post"]');
      await form.getByLabel('Your name').fill('Ann Lee');
      await form.getByLabel('Phone').fill('0491 570 156');
      await form.locator('button[type="submit"]').click();
      await heading(page, 'Thank you, we have it');
    },
  },
  {
    what: 'a picture in full screen, and back',
    path: CAR,
    reach: async (page) => {
      // Without the fade, during which the pictures do not close.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await button(page, 'Full screen').click();
      const screen = page.getByRole('dialog', { name: /^Pictures of/ });
      await screen.getByText(/ · 1 of /).waitFor();
      await page.keyboard.press('Escape');
      await screen.waitFor({ state: 'detached' });
    },
  },
  {
    what: 'a deal',
    path: CAR,
    reach: async (page) => {
      await price(page).getByRole('button', { name: 'Work out my deal' }).click();
      const form = price(page).getByRole('form', { name: 'My deal' });
      await form.getByRole('textbox', { name: 'Deposit' }).fill('2500');
      await form.getByRole('button', { name: 'Keep my deal' }).click();
      await price(page).getByText('Amount financed').waitFor();
    },
  },
  {
    what: 'a shared car',
    path: CAR,
    reach: async (page) => {
      await button(page, /^Share /).click();
      await page.getByRole('dialog', { name: 'Share' }).waitFor();
    },
  },
  {
    what: 'figures typed into the calculator, year by year',
    path: '/finance-calculator/',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'I know the price', exact: true }).check({ force: true });
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('$28,990');
      await page.waitForURL(/price=28990/, SOON);
      await page.getByText('Year by year', { exact: true }).click();
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    what: 'what tows a van',
    path: '/towing/',
    reach: async (page) => {
      await page.getByLabel('Loaded mass (ATM)').fill('2.2 t');
      await page.keyboard.press('Enter');
      await heading(page, /can tow/);
    },
  },
  {
    what: 'a grade and a colour of a new car',
    path: '/vehicles/garnet/build/',
    reach: async (page) => {
      await page.getByRole('radio', { name: /^Garnet Tour Roof/ }).check();
      await page.getByRole('link', { name: 'Next: colour' }).click();
      await page.getByRole('radio', { name: /River Gum Green/ }).check();
    },
  },
  {
    what: 'a department’s hours',
    path: '/find-a-dealer/',
    reach: (page) => page.getByText('Departments, their hours and numbers').first().click(),
  },
  {
    what: 'the hours in the foot',
    path: '/about-us/',
    reach: async (page) => {
      // Only a phone folds them.
      const line = page.getByRole('contentinfo').getByText('Service', { exact: true }).first();
      if (await line.isVisible()) await line.click();
    },
  },
];
