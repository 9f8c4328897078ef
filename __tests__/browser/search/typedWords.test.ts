import type { Page } from 'playwright-core';
import { effectivePrice } from '../../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, PHONE } from '../../support/browser/builtSite';
import { withHostedSearch } from '../../support/browser/hostedSite';
import { addressOf, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { hostedOn, indexOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();
const cars = carsForSale();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Our Stock' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const countOf = (test: (car: StockItem) => boolean) => cars.filter(test).length;

const affordableToyotas = countOf(
  (car) => car.make === 'Toyota' && (effectivePrice(car) ?? Number.POSITIVE_INFINITY) <= 2_500_000,
);

describe.each(ANY_WINDOW)('a shopper with a window of $width pixels', (window) => {
  it('types a whole wish, sees its filters as chips, and goes back in one step', async () => {
    const page = await site.openPage('/stock/', { window });
    await listingOf(page, cars.length);
    await field(page).pressSequentially('toyota under 25000');
    await page.keyboard.press('Enter');
    await addressOf(page, '/stock/toyota/?priceRange=_25000');
    await listingOf(page, affordableToyotas);
    expect(await field(page).inputValue()).toBe('');
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('button', { name: 'Remove up to $25,000' }).waitFor();
    await chips.getByRole('button', { name: 'Remove Toyota' }).waitFor();
    await page.goBack();
    await addressOf(page, '/stock/');
    await listingOf(page, cars.length);
  });

  it('types it on the home page', async () => {
    const page = await site.openPage('/', { window });
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search Our Stock' });
    await box.fill('diesel 7 seater');
    await box.press('Enter');
    const sevenSeats = countOf((car) => car.fuelType === 'Diesel' && car.seats === 7);
    await listingOf(page, sevenSeats);
    await addressOf(page, '/stock/?fuelType=Diesel&seats=7');
    await page.goBack();
    await addressOf(page, '/');
  });

  it('types what this dealer’s shoppers call a ute', async () => {
    const page = await site.openPage('/stock/', { window });
    await listingOf(page, cars.length);
    await field(page).fill('work truck under 40k');
    await page.keyboard.press('Enter');
    await addressOf(page, '/stock/?bodyType=Ute&priceRange=_40000');
  });

  it('chooses what a word may become by keyboard alone, and finds it again', async () => {
    const page = await site.openPage('/stock/', { window });
    await listingOf(page, cars.length);
    await field(page).pressSequentially('toyo');
    await options(page).filter({ hasText: 'Toyota' }).waitFor();
    await eventually(async () => expect(await field(page).getAttribute('aria-expanded')).toBe('true'));
    await page.keyboard.press('ArrowDown');
    await eventually(async () => {
      const reached = await field(page).getAttribute('aria-activedescendant');
      expect(reached).toBe(await options(page).first().getAttribute('id'));
    });
    await page.keyboard.press('Enter');
    await addressOf(page, '/stock/toyota/');
    await listingOf(
      page,
      countOf(({ make }) => make === 'Toyota'),
    );
    await field(page).blur();
    await field(page).focus();
    await options(page).filter({ hasText: 'Recent' }).first().waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await field(page).getAttribute('aria-expanded')).toBe('false'));
  });

  it('stay closed after Escape until somebody types or comes back to the field', async () => {
    const page = await site.openPage('/stock/', { window });
    await field(page).fill('toyota');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    // The shopper looks at another window, and the field has the focus again.
    await field(page).dispatchEvent('blur');
    await field(page).dispatchEvent('focus');
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await field(page).inputValue()).toBe(''));
    expect(await options(page).count()).toBe(0);
    await field(page).fill('maz');
    await options(page).first().waitFor();
  });

  it('has nothing that axe complains about while suggestions are shown', async () => {
    const page = await site.openPage('/stock/', { window });
    await listingOf(page, cars.length);
    await field(page).pressSequentially('ute under 40k');
    await options(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('a suggestion that lies over the bar of filters is tapped on a phone', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  await listingOf(page, cars.length);
  await field(page).fill('toyota under 25000');
  await options(page).first().click();
  await addressOf(page, '/stock/toyota/?priceRange=_25000');
});

it('while a wish is typed, the cars never vanish for a word that is not finished', async () => {
  const page = await site.openPage('/stock/', { window: DESKTOP });
  await listingOf(page, cars.length);
  await field(page).focus();
  await field(page).pressSequentially('toyota under 2', { delay: 40 });
  await options(page).first().waitFor();
  expect(await page.getByRole('heading', { name: /^No cars match/ }).count()).toBe(0);
});

it.each(ANY_WINDOW)(
  'a search without a hit shows what comes nearest, and by how much it differs, at $width pixels',
  async (window) => {
    const page = await site.openPage('/stock/toyota/?priceRange=_1000', { window });
    await page.getByRole('heading', { name: 'Close to what you’re looking for' }).waitFor();
    const nearest = Math.min(
      ...cars
        .flatMap((car) => (car.make === 'Toyota' ? [(effectivePrice(car) ?? 0) / 100] : []))
        .filter(Boolean),
    );
    const over = (nearest - 1000).toLocaleString('en-AU');
    await page.getByText(`$${nearest.toLocaleString('en-AU')}, $${over} over`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

describe('where a hosted service answers', () => {
  let server: AlgoliaServer;
  beforeAll(async () => {
    server = await startAlgoliaServer();
    await indexOn(server, cars.map(toIndexRecord));
  });
  afterAll(() => server.stop());

  it('the same words become the same filters', async () => {
    const page = await site.openPage('/stock/', {
      window: PHONE,
      prepare: withHostedSearch(hostedOn(server)),
    });
    await listingOf(page, cars.length);
    await field(page).pressSequentially('toyota under 25000');
    await page.keyboard.press('Enter');
    await addressOf(page, '/stock/toyota/?priceRange=_25000');
    await listingOf(page, affordableToyotas);
    await field(page).fill('not white');
    await page.keyboard.press('Enter');
    await listingOf(
      page,
      countOf(
        (car) =>
          car.make === 'Toyota' &&
          car.colour !== 'White' &&
          (effectivePrice(car) ?? Number.POSITIVE_INFINITY) <= 2_500_000,
      ),
    );
    expect(server.searches().length).toBeGreaterThan(0);
  });
});

it('without the reader’s script the box finds by keywords', async () => {
  const page = await site.openPage('/stock/', {
    window: DESKTOP,
    prepare: (page) => page.route(/\/typed-words-[^/]+\.js/, (route) => route.abort()),
    expectedFailures: [/typed-words/],
  });
  await listingOf(page, cars.length);
  await field(page).fill('toyota');
  await page.keyboard.press('Enter');
  await addressOf(page, '/stock/?keywords=toyota');
  await listingOf(
    page,
    countOf(({ make }) => make === 'Toyota'),
  );
});
