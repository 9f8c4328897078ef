import type { Locator, Page, Route } from 'playwright-core';
import { shardOf } from '../../../src/domain/stock/itemShards';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { ANY_WINDOW, builtSite, PHONE, unbuilt, WINDOWS } from '../../support/browser/builtSite';
import { hasFocus } from '../../support/browser/keyboard';
import {
  address,
  addressOf,
  carHeadings,
  filterRail,
  inFilters,
  listingOf,
  listingShown,
} from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { carsForSale, publishedStock } from '../../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale();
const countOf = (matches: (car: StockItem) => boolean): number => cars.filter(matches).length;
const pathOf = (car: StockItem): string => stockItemPath(car.id, stockTitle(car).title);
/** In dollars; without a price, no number. */
const priceOf = ({ price, specialPrice }: StockItem): number => (specialPrice ?? price ?? Number.NaN) / 100;

const isTallis = ({ make }: StockItem) => make === 'Tallis';
const isUsed = ({ vehType }: StockItem) => vehType === 'Used';
const isSuv = ({ bodyType }: StockItem) => bodyType === 'SUV';

const aCar = (matches: (car: StockItem) => boolean): StockItem => {
  const car = cars.find(matches);
  if (!car) throw new Error('The stock has no such car.');
  return car;
};

const carHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe.each(WINDOWS)('a shopper with a window of $width pixels', (window) => {
  it('searches, filters, looks at a car, comes back to the same place and shares what they see', async () => {
    const page = await site.openPage('/', { window });
    await page.getByRole('searchbox', { name: 'Search Our Stock' }).fill('tallis');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await listingOf(page, countOf(isTallis));

    await inFilters(page, (filters) => filters.getByRole('checkbox', { name: /^Used/ }).click());
    await listingOf(
      page,
      countOf((car) => isTallis(car) && isUsed(car)),
    );
    await inFilters(page, (filters) => filters.getByRole('button', { name: /^SUV/ }).click());
    const found = await listingOf(
      page,
      countOf((car) => isTallis(car) && isUsed(car) && isSuv(car)),
    );
    await addressOf(page, '/stock/used-cars/tallis/?bodyType=SUV');

    const chosen = carHeadings(page).nth(Math.min(7, found.titles.length - 1));
    await chosen.scrollIntoViewIfNeeded();
    const title = await chosen.innerText();
    const scrolled = await scrollOf(page);
    expect(scrolled).toBeGreaterThan(300);
    await chosen.getByRole('link').click();
    await carHeading(page, title).waitFor();
    await eventually(async () => expect(await scrollOf(page)).toBe(0));

    await page.goBack();
    await addressOf(page, '/stock/used-cars/tallis/?bodyType=SUV');
    await eventually(async () => {
      expect(await listingShown(page)).toEqual(found);
      expect(Math.abs((await scrollOf(page)) - scrolled)).toBeLessThanOrEqual(2);
      expect(await hasFocus(chosen.getByRole('link'))).toBe(true);
    });
    expect(await page.getByRole('combobox', { name: 'Search Our Stock' }).inputValue()).toBe('');
    await inFilters(page, async (filters) => {
      expect(await filters.getByRole('checkbox', { name: /^Used/ }).isChecked()).toBe(true);
      expect(await filters.getByRole('button', { name: /^SUV/ }).getAttribute('aria-pressed')).toBe('true');
    });

    const friend = await site.openPage(address(page), { window });
    expect(await listingOf(friend, found.count)).toEqual(found);
  });
});

describe.each(ANY_WINDOW)('a shopper with a window of $width pixels', (window) => {
  it('taps a car while the list is still scrolling, and comes back to that place', async () => {
    const page = await site.openPage('/stock/', { window });
    const { titles } = await listingOf(page, cars.length);
    // The page of the car is known after one visit, so a tap leads to it at once.
    await carHeadings(page).first().getByRole('link').click();
    await carHeading(page, titles[0] ?? '').waitFor();
    await page.goBack();
    await listingOf(page, cars.length);
    await carHeadings(page)
      .first()
      .getByRole('link')
      .evaluate(async (link) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        globalThis.scrollTo(0, 300);
        await scrolled;
        globalThis.scrollTo(0, 900);
        (link as HTMLElement).click();
      });
    await carHeading(page, titles[0] ?? '').waitFor();
    await eventually(async () => expect(await scrollOf(page)).toBe(0));
    await page.goBack();
    await listingOf(page, cars.length);
    await eventually(async () => expect(await scrollOf(page)).toBe(900));
  });

  it('finds the same car in the window after the listing was loaded anew, by a reload or by Back', async () => {
    const page = await site.openPage('/stock/?bodyType=SUV', { window: PHONE });
    const sixth = carHeadings(page).nth(5);
    await sixth.scrollIntoViewIfNeeded();
    const [y, name] = [await scrollOf(page), await sixth.innerText()];
    const isThereAgain = async () => {
      await listingOf(page, countOf(isSuv));
      await sixth.filter({ hasText: name }).waitFor();
      expect(Math.abs((await scrollOf(page)) - y)).toBeLessThan(PHONE.height / 2);
    };
    await page.reload();
    await isThereAgain();
    await page.goto(site.url('/privacy/'));
    await page.goBack();
    await isThereAgain();
  });

  it('goes back twice at once, whatever the network does meanwhile', async () => {
    const page = await site.openPage('/stock/', { window });
    await listingOf(page, cars.length);
    await inFilters(page, (filters) => filters.getByRole('checkbox', { name: /^Used/ }).click());
    for (const [name, option] of [
      ['Make', 'Toyota'],
      ['Model', 'HiLux'],
    ] as const)
      await inFilters(page, (filters) =>
        filters.getByRole('combobox', { name, exact: true }).selectOption(option),
      );
    await addressOf(page, '/stock/used-cars/toyota/hilux/');
    // What the page asks for meanwhile arrives afterwards, one after the other.
    const held: Route[] = [];
    await page.route('**/page-data/stock/**', (route) => void held.push(route));
    const idle = () =>
      page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    for (const path of ['/stock/used-cars/toyota/', '/stock/used-cars/']) {
      await page.goBack();
      await addressOf(page, path);
      await idle();
    }
    for (const route of held) {
      await Promise.all([page.waitForResponse(route.request().url()), route.continue()]);
      await idle();
      await listingOf(page, countOf(isUsed));
    }
    await page.goForward();
    await addressOf(page, '/stock/used-cars/toyota/');
    await listingOf(
      page,
      countOf((car) => isUsed(car) && car.make === 'Toyota'),
    );
  });

  it('takes filters away by their chips, one or all', async () => {
    const page = await site.openPage('/stock/used-cars/?bodyType=SUV&transmissionType=Automatic', { window });
    await listingOf(
      page,
      countOf((car) => isUsed(car) && isSuv(car) && car.transmissionType === 'Automatic'),
    );
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('button', { name: 'Remove Used' }).click();
    await addressOf(page, '/stock/?bodyType=SUV&transmissionType=Automatic');
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await addressOf(page, '/stock/');
    await listingOf(page, cars.length);
  });
});

describe('the keyword box', () => {
  it('makes one step of what is typed in one go', async () => {
    const page = await site.openPage('/stock/');
    await page.getByRole('combobox', { name: 'Search Our Stock' }).pressSequentially('mazda');
    await listingOf(
      page,
      countOf(({ make }) => make === 'Mazda'),
    );
    await page.goBack();
    await addressOf(page, '/stock/');
    await listingOf(page, cars.length);
    expect(await page.getByRole('combobox', { name: 'Search Our Stock' }).inputValue()).toBe('');
    await page.goForward();
    await addressOf(page, '/stock/?keywords=mazda');
    await eventually(async () =>
      expect(await page.getByRole('combobox', { name: 'Search Our Stock' }).inputValue()).toBe('mazda'),
    );
  });

  it('lets a shopper mend a word in its middle', async () => {
    const page = await site.openPage('/stock/');
    const box = page.getByRole('combobox', { name: 'Search Our Stock' });
    await box.pressSequentially('mda');
    await addressOf(page, '/stock/?keywords=mda');
    for (const _letter of 'da') await page.keyboard.press('ArrowLeft');
    for (const letter of 'az') await page.keyboard.press(letter);
    expect(await box.inputValue()).toBe('mazda');
    await listingOf(
      page,
      countOf(({ make }) => make === 'Mazda'),
    );
  });
});

describe('the order and the pages of the results', () => {
  it('are in the address, and last through a reload', async () => {
    const page = await site.openPage('/stock/used-cars/');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price (low to high)');
    await addressOf(page, '/stock/used-cars/?sortBy=price_asc');
    const cheapest = Math.min(...cars.filter(isUsed).map(priceOf).filter(Number.isFinite));
    await eventually(async () =>
      expect(await page.getByRole('main').getByRole('article').first().innerText()).toContain(
        `$${cheapest.toLocaleString('en-AU')}`,
      ),
    );
    const firstPage = await listingShown(page);

    await page.getByRole('link', { name: 'Next page' }).click();
    await addressOf(page, '/stock/used-cars/?sortBy=price_asc&page=2');
    const secondPage = await eventually(async () => {
      const shown = await listingShown(page);
      expect(shown.titles[0]).not.toBe(firstPage.titles[0]);
      return shown;
    });
    await page.reload();
    await eventually(async () => expect(await listingShown(page)).toEqual(secondPage));
    const order = page.getByRole('combobox', { name: 'Sort by' });
    expect(await order.locator('option:checked').textContent()).toBe('Price (low to high)');
    expect(await page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('the price slider', () => {
  it('reaches from the lowest price of the whole stock to the highest, whatever is chosen', async () => {
    const bounds = (page: Page) =>
      eventually(async () => {
        const sliders = filterRail(page);
        const lowest = Number(
          await sliders.getByRole('slider', { name: 'Lowest price' }).getAttribute('min'),
        );
        const highest = Number(
          await sliders.getByRole('slider', { name: 'Highest price' }).getAttribute('max'),
        );
        expect(highest).toBeGreaterThan(lowest);
        return { lowest, highest };
      });
    const prices = cars.map(priceOf).filter(Number.isFinite);
    const page = await site.openPage('/stock/');
    const whole = await bounds(page);
    expect(whole.lowest).toBeLessThanOrEqual(Math.min(...prices));
    expect(whole.highest).toBeGreaterThanOrEqual(Math.max(...prices));
    await page.getByRole('checkbox', { name: /^Demo/ }).click();
    await listingOf(
      page,
      countOf(({ vehType }) => vehType === 'Demo'),
    );
    expect(await bounds(page)).toEqual(whole);
  });
});

describe('a listing that was not built, because it had no cars', () => {
  const path = '/stock/new-cars/toyota/';

  it('opens from its address', async () => {
    const page = await site.openPage(path, { expectedFailures: unbuilt(path) });
    await page.getByRole('heading', { name: 'No cars match all of that' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'New Toyota cars' }).waitFor();
  });

  it('is there again on Back', async () => {
    const page = await site.openPage('/stock/toyota/');
    await page.getByRole('checkbox', { name: /^New/ }).click();
    await page.getByRole('heading', { name: 'No cars match all of that' }).waitFor();
    const empty = address(page);
    await page.getByRole('button', { name: 'Remove Toyota' }).click();
    await addressOf(page, '/stock/new-cars/');
    await listingOf(
      page,
      countOf(({ vehType }) => vehType === 'New'),
    );
    await carHeadings(page).first().getByRole('link').click();
    await eventually(() => expect(address(page)).toMatch(/^\/stock\/item\//));
    await page.goBack();
    await addressOf(page, '/stock/new-cars/');
    await page.goBack();
    await addressOf(page, empty);
    await page.getByRole('heading', { name: 'No cars match all of that' }).waitFor();
    await page.goBack();
    await listingOf(
      page,
      countOf(({ make }) => make === 'Toyota'),
    );
  });
});

it('a listing is printed with what was searched for, and without what a finger needs', async () => {
  const page = await site.openPage('/stock/tallis/?bodyType=SUV');
  await listingOf(
    page,
    countOf((car) => isTallis(car) && isSuv(car)),
  );
  const isPrinted = (one: Locator) => one.first().isVisible();
  const controls = [
    page.getByRole('combobox', { name: 'Search Our Stock' }),
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('button', { name: 'Clear all' }),
    filterRail(page),
  ];
  for (const one of controls) expect(await isPrinted(one)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const one of controls) expect(await isPrinted(one)).toBe(false);
  expect(await isPrinted(page.getByRole('button', { name: 'Remove Tallis' }))).toBe(true);
  expect(await isPrinted(carHeadings(page))).toBe(true);
});

/** As printers leave it. */
const SHEET_MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

describe('a car', () => {
  const car = aCar(isUsed);
  const { title } = stockTitle(car);

  it('opens by its id, and a wrong name in its address is put right', async () => {
    const page = await site.openPage(`/stock/item/${car.id}/some-other-car/?utm_source=mail`, {
      expectedFailures: unbuilt(`/stock/item/${car.id}/some-other-car/`),
    });
    await carHeading(page, title).waitFor();
    await addressOf(page, `${pathOf(car)}?utm_source=mail`);
  });

  it('opens by an address in lower case, as people write it', async () => {
    const path = pathOf(car).toLowerCase();
    expect(path).not.toBe(pathOf(car));
    const page = await site.openPage(path, { expectedFailures: unbuilt(path) });
    await carHeading(page, title).waitFor();
    await addressOf(page, pathOf(car));
  });

  it('of an address that names none is not called gone', async () => {
    const page = await site.openPage('/stock/item/', { expectedFailures: unbuilt('/stock/item/') });
    await page.getByRole('link', { name: 'See all stock' }).click();
    await listingOf(page, cars.length);
  });

  it('that nobody knows has gone, and offers the rest', async () => {
    const page = await site.openPage('/stock/item/never-was-here/', {
      expectedFailures: unbuilt('/stock/item/never-was-here/'),
    });
    await carHeading(page, 'This car is no longer available').waitFor();
    expect(await page.getByRole('complementary', { name: 'Price' }).count()).toBe(0);
    await eventually(async () => expect(await carHeadings(page).count()).toBe(4));
    await page.getByRole('link', { name: 'See what’s in stock' }).click();
    await listingOf(page, cars.length);
  });

  it('that came after the build opens all the same', async () => {
    const arrival: StockItem = {
      ...car,
      id: 'LATE-1',
      stockName: '2024 Tallis Quartz Late Arrival',
      year: 2024,
    };
    const page = await site.openPage('/stock/item/LATE-1/', {
      expectedFailures: unbuilt('/stock/item/LATE-1/'),
      prepare: async (page) => {
        const files = ['late.0.json', 'late.1.json'];
        await page.route('**/stock-index/items.json', (route) =>
          route.fulfill({ json: { count: 1, files } }),
        );
        await page.route('**/stock-index/late.*.json', (route) =>
          route.fulfill({
            json: route
              .request()
              .url()
              .includes(`late.${shardOf('LATE-1', 2)}.json`)
              ? { 'LATE-1': arrival }
              : {},
          }),
        );
      },
    });
    await carHeading(page, '2024 Tallis Quartz Late Arrival').waitFor();
    await addressOf(page, '/stock/item/LATE-1/2024-tallis-quartz-late-arrival/');
    await eventually(async () => expect(await page.title()).toMatch(/^2024 Tallis Quartz Late Arrival \|/));
    await page.getByRole('heading', { name: 'You might also like' }).waitFor();
    const others = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('article')
      .getByRole('heading')
      .allInnerTexts();
    expect(others).toHaveLength(4);
    expect(others).not.toContain('2024 Tallis Quartz Late Arrival');
  });

  it('is printed on one sheet: picture, price, facts and notes, without menus and buttons', async () => {
    const [described = car] = [...cars]
      .filter(({ priceType }) => priceType !== 'poa')
      .sort((a, b) => (b.siteDescription ?? '').length - (a.siteDescription ?? '').length);
    const page = await site.openPage(pathOf(described));
    const file = (await page.pdf({ format: 'A4', margin: SHEET_MARGIN })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('complementary', { name: 'Price' }).getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('html[data-printed]').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const isPrinted = (one: ReturnType<Page['getByRole']>) => one.first().isVisible();
    expect(await isPrinted(page.getByRole('complementary', { name: 'Price' }))).toBe(true);
    expect(await isPrinted(page.getByRole('list', { name: 'Notes on prices' }))).toBe(true);
    expect(await isPrinted(page.getByRole('img', { name: 'QR code of this page' }))).toBe(true);
    expect(await isPrinted(page.getByRole('main').getByRole('link', { name: /^Call/ }))).toBe(false);
    expect(await isPrinted(page.getByRole('navigation', { name: 'Footer' }))).toBe(false);
    for (const entry of described?.equipment?.flatMap(({ entries }) => entries) ?? [])
      expect(await isPrinted(page.getByRole('main').getByText(entry, { exact: true }))).toBe(true);
  });

  it('that is sold says so and offers others like it', async () => {
    const sold = publishedStock().find(({ status }) => status === 'sold');
    if (!sold) throw new Error('The stock has no sold car.');
    const page = await site.openPage(pathOf(sold));
    await page.getByRole('heading', { name: 'This one is sold. These are like it' }).waitFor();
    const panel = await page.getByRole('complementary', { name: 'Price' }).innerText();
    expect(panel).toMatch(/^Sold/);
    expect(panel).not.toContain('$');
  });
});
