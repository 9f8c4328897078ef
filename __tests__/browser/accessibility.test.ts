import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { formatPrice } from '../../src/domain/formatNumber';
import { type Cents, centsToDollars } from '../../src/domain/money';
import { effectivePrice } from '../../src/domain/stock/priceDisplay';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { axeViolations } from '../support/browser/axeViolations';
import {
  ANY_WINDOW,
  builtSite,
  DESKTOP,
  inTurns,
  PHONE,
  unbuilt,
  WINDOWS,
} from '../support/browser/builtSite';
import { hasFocus, tabTo } from '../support/browser/keyboard';
import { addressOf, carHeadings, filterRail, listingOf } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';
import { carsForSale, publishedStock } from '../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale();
const countOf = (matches: (car: (typeof cars)[number]) => boolean): number => cars.filter(matches).length;
const [car] = cars;
if (!car) throw new Error('The built site has no cars.');
const carPath = stockItemPath(car.id, stockTitle(car).title);

describe.each(WINDOWS)('axe at $width pixels', (window) => {
  it.each(
    inTurns(
      [
        ['a car that has gone', '/stock/item/never-was-here/'],
        ['chosen filters', '/stock/used-cars/toyota/?priceRange=10000_40000'],
      ] as const,
      window,
    ),
  )('finds nothing on %s', async (_name, path) => {
    const page = await site.openPage(path, {
      window,
      expectedFailures: path.includes('never') ? unbuilt(path) : [],
    });
    if (path.startsWith('/stock/used-cars/')) {
      await page.getByRole('list', { name: 'Chosen filters' }).waitFor();
      await carHeadings(page).first().waitFor();
    }
    if (path.includes('never'))
      await page.getByRole('heading', { name: 'This car is no longer available' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('marks that separate links and facts are not read aloud', async () => {
  const page = await site.openPage(carPath);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const spoken = nodes.map(({ name }) => String(name?.value ?? ''));
  expect(spoken).toContain('Breadcrumb');
  expect(spoken.filter((text) => /^[/·]$/.test(text))).toEqual([]);
});

describe.each(ANY_WINDOW)('axe at $width pixels', (window) => {
  it('finds nothing on a page that does not exist', async () => {
    const page = await site.openPage('/nowhere/', {
      window,
      expectedFailures: unbuilt('/nowhere/'),
    });
    expect(await axeViolations(page)).toEqual([]);
  });

  it('finds nothing on the page of a car that is sold', async () => {
    const sold = publishedStock().find(({ status }) => status === 'sold');
    if (!sold) throw new Error('The stock has no sold car.');
    const page = await site.openPage(stockItemPath(sold.id, stockTitle(sold).title), { window });
    await page.getByRole('heading', { name: 'This one is sold. These are like it' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('finds nothing on a search without results', async () => {
    const page = await site.openPage('/stock/toyota/?fuelType=Diesel&colour=Orange', { window });
    await page.getByRole('heading', { name: 'No cars match all of that' }).waitFor();
    await page.getByRole('button', { name: /without Orange$/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('axe finds nothing in the open filter sheet of a phone', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('details').evaluateAll((groups) => {
    for (const group of groups) (group as HTMLDetailsElement).open = true;
  });
  expect(await axeViolations(page)).toEqual([]);
});

it('with forced colours, body types keep their drawings, and the chosen one is marked', async () => {
  const page = await site.openPage('/stock/?bodyType=SUV', {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  });
  const looks = (name: RegExp) =>
    filterRail(page)
      .getByRole('button', { name })
      .evaluate((button) => ({
        outline: getComputedStyle(button).outlineStyle,
        isDrawn:
          getComputedStyle(button.querySelector('[aria-hidden]') as Element).backgroundColor !==
          getComputedStyle(button).backgroundColor,
      }));
  expect(await looks(/^SUV/)).toEqual({ outline: 'solid', isDrawn: true });
  expect(await looks(/^Hatch/)).toEqual({ outline: 'none', isDrawn: true });
});

it('with forced colours on a dark page, the drawings of the home page and the rail of a slider can be seen', async () => {
  const prepare = (page: Page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const lightest = async (part: Locator) =>
    Math.max(
      ...(
        await sharp(await part.screenshot())
          .removeAlpha()
          .stats()
      ).channels.map(({ max }) => max),
    );
  const home = await site.openPage('/', { prepare });
  expect(await lightest(home.getByRole('link', { name: /^SUV/ }).locator('img'))).toBeGreaterThan(200);
  const stock = await site.openPage('/stock/', { prepare });
  const rail = await filterRail(stock).getByRole('slider', { name: 'Lowest price' }).boundingBox();
  if (!rail) throw new Error('The price has no slider.');
  // Between the thumbs.
  const clip = { x: rail.x + rail.width / 2 - 4, y: rail.y, width: 8, height: rail.height };
  const { channels } = await sharp(await stock.screenshot({ clip })).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ max, min }) => max - min))).toBeGreaterThan(100);
});

it('with forced colours, the colours of a model can be seen', async () => {
  const page = await site.openPage('/vehicles/garnet/build/?step=colour', {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  });
  const samples = await page.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const sample = radio.closest('label')?.querySelector('[aria-hidden]');
      return sample ? getComputedStyle(sample).backgroundColor : '';
    }),
  );
  expect(new Set(samples).size).toBe(samples.length);
});

it('with forced colours, the buttons that open and close the filters of a phone have an edge', async () => {
  const page = await site.openPage('/stock/', {
    window: PHONE,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  });
  const edgeOf = (name: RegExp) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(await edgeOf(/^Filters/)).toBe('1px');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(await edgeOf(/^Show \d/)).toBe('1px');
});

it('axe finds nothing in the open menu of a phone', async () => {
  const page = await site.openPage('/finance/', { window: PHONE });
  await page.getByRole('navigation', { name: 'Main' }).getByText('Menu', { exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
});

/** What has the focus, where something else lies over all of it; nothing where it can be seen. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    const isSeen = xs.some((x) =>
      ys.some((y) => {
        const onTop = document.elementFromPoint(x, y);
        return onTop !== null && (element.contains(onTop) || onTop.contains(element));
      }),
    );
    return isSeen ? null : element.outerHTML.slice(0, 160);
  });

describe('by keyboard alone', () => {
  it('a button that removes filters, and itself, leaves the keyboard where the shopper is', async () => {
    const page = await site.openPage('/stock/?colour=White');
    const filters = filterRail(page);
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    /** The focus moves in the frame after the button has gone. */
    const focusIsBack = () => page.waitForFunction(() => document.activeElement !== document.body);
    await listingOf(
      page,
      countOf(({ colour }) => colour === 'White'),
    );
    await press('Reset filters');
    await addressOf(page, '/stock/');
    expect(await hasFocus(page.getByRole('button', { name: 'Reset filters' }))).toBe(true);

    await filters.getByRole('textbox', { name: 'I can pay' }).fill('90');
    await addressOf(page, '/stock/?affordAmount=90');
    await press('Remove budget');
    await addressOf(page, '/stock/');
    await focusIsBack();
    await page.keyboard.press('Tab');
    expect(await hasFocus(filters.getByRole('textbox', { name: 'I can pay' }))).toBe(true);

    await page.goto(site.url('/stock/toyota/?fuelType=Diesel&colour=Orange'));
    await page.getByRole('button', { name: /without Orange$/ }).waitFor();
    await press(/without Orange$/);
    await addressOf(page, '/stock/toyota/?fuelType=Diesel');
    await focusIsBack();
    expect(await hasFocus(page.locator('#results'))).toBe(true);
  });

  it('a shopper skips the header, searches, filters every way and opens a car', async () => {
    const page = await site.openPage('/stock/');
    await listingOf(page, cars.length);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('combobox', { name: 'Search Our Stock' }));
    await page.keyboard.type('tallis');
    await listingOf(
      page,
      countOf(({ make }) => make === 'Tallis'),
    );

    const filters = filterRail(page);
    await tabTo(page, filters.getByRole('checkbox', { name: /^Used/ }));
    await page.keyboard.press('Space');
    await addressOf(page, '/stock/used-cars/?keywords=tallis');

    const lowest = filters.getByRole('slider', { name: 'Lowest price' });
    await tabTo(page, lowest);
    const next = Number(await lowest.getAttribute('min')) + Number(await lowest.getAttribute('step'));
    await page.keyboard.press('ArrowRight');
    await eventually(() => expect(page.url()).toContain(`priceRange=${next}_`));
    await tabTo(page, filters.getByRole('textbox', { name: 'Up to' }).first());
    await page.keyboard.type('45000');
    await page.keyboard.press('Enter');
    await eventually(() => expect(page.url()).toContain(`priceRange=${next}_45000`));

    await tabTo(page, filters.getByRole('combobox', { name: 'Make', exact: true }));
    await page.keyboard.type('Tallis');
    await eventually(() => expect(page.url()).toContain('/stock/used-cars/tallis/'));
    await tabTo(page, filters.getByRole('combobox', { name: 'Model', exact: true }));
    await page.keyboard.type('Jasper');
    await eventually(() => expect(page.url()).toContain('/stock/used-cars/tallis/jasper/'));

    await tabTo(page, filters.getByRole('button', { name: /^Ute/ }));
    await page.keyboard.press('Enter');
    await eventually(() => expect(page.url()).toContain('bodyType=Ute'));

    await tabTo(page, page.getByRole('combobox', { name: 'Sort by' }));
    await page.keyboard.type('Price (h');
    await eventually(() => expect(page.url()).toContain('sortBy=price_desc'));

    const prices = cars
      .filter(
        ({ vehType, make, model, bodyType }) =>
          vehType === 'Used' && make === 'Tallis' && model === 'Jasper' && bodyType === 'Ute',
      )
      .flatMap((item) => effectivePrice(item) ?? [])
      .filter((price) => price >= next * 100 && price <= 45_000_00)
      .sort((a, b) => b - a);
    expect(prices.length).toBeGreaterThan(1);
    const first = page.getByRole('main').getByRole('article').first();
    // The address changes before the cards do.
    await eventually(async () =>
      expect(await first.innerText()).toContain(formatPrice(centsToDollars(prices[0] as Cents))),
    );
    const title = await carHeadings(page).first().innerText();
    await tabTo(page, carHeadings(page).first().getByRole('link'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  });

  it('a shopper takes a chip away and a closed group of filters open', async () => {
    const page = await site.openPage('/stock/used-cars/');
    await listingOf(
      page,
      countOf(({ vehType }) => vehType === 'Used'),
    );
    const filters = filterRail(page);
    for (const group of ['More filters', /^Fuel$/]) {
      await tabTo(page, filters.locator('summary', { hasText: group }));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, filters.getByRole('checkbox', { name: /^Electric/ }));
    await page.keyboard.press('Space');
    await addressOf(page, '/stock/used-cars/?fuelType=Electric');
    await tabTo(page, page.getByRole('button', { name: 'Remove Electric' }));
    await page.keyboard.press('Enter');
    await addressOf(page, '/stock/used-cars/');
  });

  it('the filter sheet keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const page = await site.openPage('/stock/', { window: PHONE });
    const opener = page.getByRole('button', { name: /^Filters/ });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    const isInside = () =>
      sheet.evaluate((dialog) => {
        const { activeElement, body } = document;
        // Between the last stop and the first the browser's own window has its turn.
        return activeElement === body || dialog.contains(activeElement);
      });
    for (let stop = 0; stop < 60; stop += 1) {
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, sheet.getByRole('checkbox', { name: /^Used/ }));
    await page.keyboard.press('Space');
    await addressOf(page, '/stock/used-cars/');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await hasFocus(opener)).toBe(true);
    await listingOf(
      page,
      countOf(({ vehType }) => vehType === 'Used'),
    );
  });

  it('the page behind the open filter sheet does not scroll', async () => {
    const page = await site.openPage('/stock/', { window: PHONE });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await page.mouse.move(195, 400);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 2000);
    await eventually(async () =>
      expect(
        await page
          .getByRole('dialog')
          .evaluate((dialog) => [...dialog.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)),
      ).toBe(true),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('a header menu opens, and Escape closes it and gives the focus back', async () => {
    const page = await site.openPage('/finance/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const entry = menu.locator('summary', { hasText: 'Our stock' });
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    const links = menu.getByRole('link', { name: 'Used cars' });
    await links.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await hasFocus(entry)).toBe(true);
    expect(await links.count()).toBe(0);
  });

  it.each([
    ['the stock on a phone', '/stock/', PHONE],
    ['the stock', '/stock/', DESKTOP],
    ['a car on a phone', carPath, PHONE],
  ])('no stop lies hidden under what sticks to the window: %s', async (_name, path, window) => {
    const page = await site.openPage(path, { window });
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await coveredFocus(page);
      if (found) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
});
