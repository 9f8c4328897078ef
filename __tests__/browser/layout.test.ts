import type { Locator, Page } from 'playwright-core';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { builtSite, PHONE, someOf } from '../support/browser/builtSite';
import { brokenWords, fitsNarrowWindows, holes, sidewards } from '../support/browser/pageLook';
import { carsForSale } from '../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale().filter(({ images }) => images.length > 1);
const pathOf = (car: (typeof cars)[number]) => stockItemPath(car.id, stockTitle(car).title);
/** The car with the longest title, which takes the most lines. */
const wordiest = cars.reduce((a, b) => (stockTitle(b).title.length > stockTitle(a).title.length ? b : a));
const carPath = pathOf(wordiest);
const BUILD = '/vehicles/garnet/build/';

/** The narrowest phone. */
const NARROW = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1280, height: 900 };
const BIG = { width: 1920, height: 1080 };

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

it.each([carPath, pathOf(cars[0] as (typeof cars)[number])])(
  'the picture of a car starts in the upper third of a phone, and its page fits a narrow window: %s',
  async (path) => {
    const page = await site.openPage(path, { window: PHONE });
    const { y } = await boxOf(page.getByRole('region', { name: 'Pictures' }));
    expect(y).toBeLessThan(300);
    await fitsNarrowWindows(page);
  },
);

/** The lines of prices and rates that another element covers in part: neither wholly visible nor wholly hidden. */
const halfCovered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('main article p')].filter((line) =>
      /\$|% p\.a\./.test(line.textContent ?? ''),
    );
    return lines.flatMap((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const y = (top + bottom) / 2;
          if (y < 0 || y > innerHeight) continue;
          const seen = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => {
            const hit = document.elementFromPoint(left + (right - left) * share, y);
            return hit !== null && line.closest('article')?.contains(hit);
          });
          if (new Set(seen).size > 1) covered.push(node.textContent ?? '');
        }
      }
      return covered;
    });
  });

it('no price of a list is half hidden, however far it is scrolled, on two phones', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  for (const window of [PHONE, NARROW]) {
    await page.setViewportSize(window);
    await page.getByRole('button', { name: /^Filters/ }).waitFor();
    const seen: string[] = [];
    for (let y = 0; y < 2400; y += 80) {
      await page.evaluate((top) => scrollTo(0, top), y);
      seen.push(...(await halfCovered(page)));
    }
    expect(seen).toEqual([]);
    expect(await page.getByRole('button', { name: /^Filters/ }).isVisible()).toBe(true);
    const { y, height } = await boxOf(page.getByRole('button', { name: /^Filters/ }));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(window.height);
  }
});

it('the car stays in view while its colour is chosen on a phone, and the page fits a narrow window', async () => {
  const page = await site.openPage(`${BUILD}?step=colour`, { window: PHONE });
  const last = page.getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  await last.check();
  const { y, height } = await boxOf(page.getByRole('main').getByRole('img').first());
  const choice = await boxOf(last);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(choice.y + choice.height);
  await fitsNarrowWindows(page);
});

/** Beside those of `templates.test.ts`: pages of blocks, which differ. */
it.each(
  someOf(
    [
      '/',
      '/about-us/',
      '/contact/',
      '/vehicles/garnet/',
      '/service/',
      '/book-a-test-drive/',
      '/sell-or-trade-your-car/',
    ],
    4,
  ),
)('fits narrow windows, and no row of cards has a hole in one of 768 pixels: %s', async (path) => {
  const page = await site.openPage(path, { window: TABLET });
  expect(await holes(page)).toEqual([]);
  await fitsNarrowWindows(page);
});

it('the bar of a car is one line on a phone that is held sideways', async () => {
  const page = await site.openPage(carPath, { window: { width: PHONE.height, height: PHONE.width } });
  const call = page.getByRole('link', { name: 'Call', exact: true });
  const [button, price] = [await boxOf(call), await boxOf(call.locator('xpath=preceding-sibling::p'))];
  expect(price.x + price.width).toBeLessThanOrEqual(button.x);
  expect(price.y).toBeGreaterThanOrEqual(button.y);
  expect(price.y + price.height).toBeLessThanOrEqual(button.y + button.height);
});

it('colours are chosen in most of the window of a phone that is held sideways', async () => {
  const page = await site.openPage('/vehicles/garnet/build/?step=colour', {
    window: { width: PHONE.height, height: PHONE.width },
  });
  await page.evaluate(() => scrollTo(0, 700));
  const next = page.getByRole('link', { name: 'Next: accessories' });
  const [button, price] = [await boxOf(next), await boxOf(next.locator('xpath=preceding-sibling::p'))];
  expect(price.y).toBeGreaterThanOrEqual(button.y);
  expect(price.y + price.height).toBeLessThanOrEqual(button.y + button.height);
  const picture = await boxOf(page.getByRole('main').getByRole('img').first());
  expect(picture.y + picture.height).toBeLessThanOrEqual(0);
});

it('a form fills a laptop’s window, with the dealership beside it', async () => {
  const page = await site.openPage('/enquiry/book-a-test-drive/', { window: LAPTOP });
  const form = await boxOf(page.getByRole('main').locator('form').first());
  const aside = await boxOf(page.getByRole('complementary', { name: 'Call us, or come in' }));
  expect(aside.x).toBeGreaterThan(form.x + form.width);
  expect(aside.x + aside.width).toBeGreaterThan(LAPTOP.width * 0.9);
});

it('in a form, the names and the fields of one line are level, whatever helps with them', async () => {
  const page = await site.openPage('/book-a-test-drive/', { window: LAPTOP });
  const form = page.locator('form[method="post"]');
  const tops = (places: readonly Locator[]) =>
    Promise.all(places.map(async (place) => Math.round((await boxOf(place)).y)));
  const [phone, email] = [
    form.getByLabel('Phone', { exact: true }),
    form.getByLabel('Email', { exact: true }),
  ];
  const names = ['Phone', 'Email'].map((name) => form.getByText(name, { exact: true }));
  for (const places of [[phone, email], names]) expect(new Set(await tops(places)).size).toBe(1);
});

it('a big window shows four cars in a row', async () => {
  const page = await site.openPage('/stock/', { window: BIG });
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const { x } = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(x).toBeLessThan(BIG.width * 0.12);
});

it('a holiday of every department is said once on the home page, which a phone scrolls less', async () => {
  const page = await site.openPage('/', { window: PHONE });
  const days = await page
    .locator('#opening-hours')
    .getByRole('listitem')
    .filter({ hasText: /Christmas Day/ })
    .filter({ hasNot: page.getByRole('heading') })
    .count();
  expect(days).toBe(1);
});

it('a name with a word longer than its room leaves the menu in the window', async () => {
  const page = await site.openPage('/', { window: NARROW });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Quillbrook Tallis' })
    .evaluate((link) => {
      link.lastChild?.replaceWith('Featherstonehaugh Commercial Vehicles');
    });
  expect(await sidewards(page)).toEqual([]);
  const { x, width } = await boxOf(page.getByText('Menu', { exact: true }));
  expect(x + width).toBeLessThanOrEqual(NARROW.width);
});

describe('Where the browser’s text is set to twice its size', () => {
  const enlarged = builtSite(undefined, ['--blink-settings=defaultFontSize=32']);

  it.each([PHONE, LAPTOP])('pages have the layout of a window as narrow: $width', async (window) => {
    const page = await enlarged.openPage('/', { window });
    const seen: string[] = [];
    for (const path of ['/', '/stock/?bodyType=SUV', carPath, '/finance-calculator/', BUILD, '/garage/']) {
      await page.goto(enlarged.url(path), { waitUntil: 'load' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      seen.push(...(await sidewards(page)).map((wide) => `${path}: ${wide}`));
      const { x, width } = await boxOf(page.getByText('Menu', { exact: true }));
      expect(x + width).toBeLessThanOrEqual(window.width);
    }
    expect(seen).toEqual([]);
  });

  it('words stay whole on a phone, and beside what they are near', async () => {
    const page = await enlarged.openPage('/', { window: PHONE });
    for (const path of ['/', '/stock/?brandCertified=true', '/finance-calculator/', carPath]) {
      await page.goto(enlarged.url(path), { waitUntil: 'load' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const broken = await brokenWords(page);
      // No line is long enough for an address of mail.
      expect(broken.filter((word) => !word.includes('mailto:'))).toEqual([]);
    }
    await page.getByRole('button', { name: 'Work out my deal' }).click();
    await page.getByLabel('Deposit', { exact: true }).waitFor();
    expect(await sidewards(page)).toEqual([]);
    await page.goto(enlarged.url('/stock/?brandCertified=true'));
    const card = page.getByRole('article').first();
    const badge = await boxOf(card.getByText('Brand Certified'));
    const heart = await boxOf(card.getByRole('button', { name: /^Save / }));
    expect(badge.x + badge.width <= heart.x || badge.y >= heart.y + heart.height).toBe(true);
  });
});
