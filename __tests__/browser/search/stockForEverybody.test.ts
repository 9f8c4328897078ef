import type { Locator, Page } from 'playwright-core';
import { builtSite, PHONE } from '../../support/browser/builtSite';
import { hasFocus } from '../../support/browser/keyboard';
import {
  addressOf,
  carHeadings,
  filterRail,
  listingOf,
  openFilters,
} from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();
const cars = carsForSale();

/** The widest window of a page that is enlarged to 400 %. */
const ENLARGED = { width: 320, height: 256 } as const;

/** Moves a finger up by 300 px from a height of the page. Playwright knows taps only; the browser's protocol knows swipes. */
const swipeUp = async (page: Page, from: number) => {
  const browser = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 200, y }] });
  await finger('touchStart', from);
  for (let moved = 20; moved <= 300; moved += 20) await finger('touchMove', from - moved);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
};

const turnWheel = async (page: Page, at: number) => {
  await page.mouse.move(200, at);
  await page.mouse.wheel(0, 300);
};

describe('the filter sheet of a phone', () => {
  it.each([
    ['a finger', swipeUp],
    ['a wheel', turnWheel],
  ] as const)('stands still under %s on its foot, and its list scrolls', async (_by, scroll) => {
    const page = await site.openPage('/stock/', { window: PHONE });
    const sheet = await openFilters(page);
    const foot = await sheet.getByRole('button', { name: /^Show/ }).boundingBox();
    await scroll(page, (foot?.y ?? 0) + 10);
    // The browser answers in its own time: what the foot can scroll has scrolled once the list above has.
    await eventually(async () => {
      await scroll(page, 500);
      const scrolled = await sheet.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0),
      );
      expect(scrolled).toBe(true);
    });
    const moved = await sheet.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      scrollTop,
      blank: scrollHeight - clientHeight,
    }));
    expect(moved).toEqual({ scrollTop: 0, blank: 0 });
  });
});

/** Collects what Gatsby's announcer says, each thing once for each time it is said. */
const hearAnnouncements = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const announcer = document.getElementById('gatsby-announcer');
    if (!announcer) throw new Error('Nothing announces a navigation.');
    const hear = () => {
      if (announcer.getAttribute('aria-live') !== 'off') heard.push(announcer.innerText);
    };
    new MutationObserver(hear).observe(announcer, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]);
};

describe('what is announced', () => {
  it('is the heading of the page that is seen, once', async () => {
    const page = await site.openPage('/stock/');
    const heard = await hearAnnouncements(page);
    const title = await carHeadings(page).first().innerText();
    await carHeadings(page).first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await eventually(async () => expect(await heard()).toEqual([`Navigated to ${title}`]));
    await page.goBack();
    await eventually(async () =>
      expect(await heard()).toEqual([`Navigated to ${title}`, 'Navigated to Cars in stock']),
    );
  });

  it('is the count alone while a shopper filters and goes back', async () => {
    const page = await site.openPage('/stock/');
    const heard = await hearAnnouncements(page);
    const filters = filterRail(page);
    const countOf = (...types: readonly string[]) =>
      cars.filter(({ vehType }) => types.includes(vehType)).length;
    await filters.getByRole('checkbox', { name: /^Used/ }).check();
    await listingOf(page, countOf('Used'));
    await filters.getByRole('checkbox', { name: /^Demo/ }).check();
    await listingOf(page, countOf('Used', 'Demo'));
    await page.goBack();
    await listingOf(page, countOf('Used'));
    await page.goBack();
    await listingOf(page, cars.length);
    expect(await heard()).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('the results are one step from the top of a listing', async () => {
    const page = await site.openPage('/stock/');
    await listingOf(page, cars.length);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to results' }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await hasFocus(carHeadings(page).first().getByRole('link'))).toBe(true);
    await addressOf(page, '/stock/');
  });

  it('the next page of results begins at their heading', async () => {
    const page = await site.openPage('/stock/');
    await listingOf(page, cars.length);
    const first = await carHeadings(page).first().innerText();
    await page.getByRole('link', { name: 'Page 2' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await carHeadings(page).first().innerText()).not.toBe(first));
    await eventually(async () =>
      expect(await hasFocus(page.getByRole('heading', { level: 2, name: 'Results, page 2' }))).toBe(true),
    );
  });
});

describe('the number of a note', () => {
  it.each([
    ['a listing', '/stock/'],
    ['a page of content', '/'],
  ])('leads to the note and back on %s', async (_name, path) => {
    const page = await site.openPage(path, { window: PHONE });
    const note4 = page.getByRole('link', { name: 'note 4' });
    const mark = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: note4 })
      .nth(1)
      .getByRole('link', { name: 'note 4' });
    const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await mark.click();
    const notes = page.getByRole('list', { name: 'Notes on prices' });
    const note = notes.getByRole('listitem').last();
    await eventually(async () => expect(await hasFocus(note)).toBe(true));
    await addressOf(page, path);
    await note.getByRole('link', { name: 'Back to the price' }).click();
    await eventually(async () => expect(await hasFocus(mark)).toBe(true));
  });
});

describe('on a page enlarged to 400 %', () => {
  it('the button of the filters leaves the search field alone', async () => {
    const page = await site.openPage('/stock/', { window: ENLARGED });
    const field = page.getByRole('combobox', { name: 'Search Our Stock' });
    const covered = () =>
      field.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left + 2, (left + right) / 2, right - 2].filter((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
            const onTop = document.elementFromPoint(x, y);
            return onTop !== null && onTop !== element;
          }),
        );
      });
    // Wherever the field stands in the window.
    for (let top = 0; top < 300; top += 20) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const box = await field.boundingBox();
      if (box && box.y >= 0 && box.y + box.height <= ENLARGED.height) expect(await covered()).toEqual([]);
    }
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  });
});

describe('the stock listing', () => {
  it('keeps the margins of every page, from 640 pixels to 1440', async () => {
    const page = await site.openPage('/stock/');
    const main = page.getByRole('main');
    for (const width of [640, 800, 960, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = async (part: Locator) => {
        const { x = Number.NaN, width: wide = 0 } = (await part.first().boundingBox()) ?? {};
        return { left: Math.round(x), right: Math.round(width - x - wide) };
      };
      const { left } = await edges(page.getByRole('banner').getByRole('link', { name: 'Quillbrook Tallis' }));
      const firstColumn = width < 960 ? main.getByRole('article') : main.getByRole('complementary');
      // It takes the page a moment to find out whether there is room for the filters beside the list.
      await eventually(async () => {
        expect({ width, ...(await edges(main.getByRole('heading', { level: 1 }))) }).toMatchObject({ left });
        expect({ width, ...(await edges(firstColumn)) }).toMatchObject({ left });
        expect({ width, ...(await edges(main.locator('#results'))) }).toMatchObject({ right: left });
      });
    }
  });

  it('answers the questions of its page of content, also without scripts', async () => {
    const page = await site.openPage('/stock/', { javaScript: false });
    const question = page.getByText('What does Brand Certified mean?');
    await question.click();
    await page.getByText('110-point check').waitFor();
    const lastCard = await page.getByRole('main').getByRole('article').last().boundingBox();
    expect((await question.boundingBox())?.y).toBeGreaterThan(lastCard?.y ?? Number.POSITIVE_INFINITY);
  });
});
