import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually';

const COUNT = /^([\d,]+) cars?$/;

/** A listing as a shopper reads it. */
interface ListingShown {
  /** The live region's text: the number of matching items. */
  readonly count: number;
  /** The items of this page of results, in order. */
  readonly titles: readonly string[];
}

export const carHeadings = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

/**
 * The names of the items, after every card has rendered; cards outside the window render a moment later. Reads cards and
 * names at one moment, because new results may arrive in between, and by element, because the open sheet hides them.
 */
export const carTitles = (page: Page): Promise<readonly string[]> =>
  eventually(async () => {
    const { places, titles } = await page.locator('main').evaluate((main) => ({
      places: main.querySelectorAll('li:empty').length,
      titles: [...main.querySelectorAll<HTMLElement>('article h3')].map((heading) => heading.innerText),
    }));
    expect(places).toBe(0);
    return titles;
  });

/** The listing's current content; rejects while it is loading. */
export async function listingShown(page: Page): Promise<ListingShown> {
  const said = await page.getByRole('status').filter({ hasText: COUNT }).innerText({ timeout: 1000 });
  const count = Number(COUNT.exec(said)?.[1]?.replaceAll(',', ''));
  return { count, titles: await carTitles(page) };
}

/** Waits until the listing announces this many items and shows as many as fit on its page. */
export const listingOf = (page: Page, count: number): Promise<ListingShown> =>
  eventually(async () => {
    const shown = await listingShown(page);
    expect(shown.count).toBe(count);
    expect(shown.titles.length > 0).toBe(count > 0);
    return shown;
  });

/** The path and query in the address bar. */
export const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the address bar shows this path and query. */
export const addressOf = (page: Page, expected: string): Promise<void> =>
  eventually(() => expect(address(page)).toBe(expected));

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 960;

/** The live filters beside the list, which take the place of the built ones. */
export const filterRail = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Filters' }).filter({ hasNot: page.locator('[inert]') });

/** The filters of this window: beside the list, or in a phone's sheet, which is opened if necessary. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return filterRail(page);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // A page that has just loaded may ignore the first tap, or search again and close the sheet.
  await eventually(async () => {
    if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.getByRole('button', { name: 'Reset filters' }).waitFor({ timeout: 1000 });
  });
  return sheet;
}

/** Uses the filters of this window: beside the list, or in a phone's sheet, which is closed afterwards. */
export async function inFilters(page: Page, use: (filters: Locator) => Promise<unknown>): Promise<void> {
  const sheet = await openFilters(page);
  await use(sheet);
  if (!isPhone(page)) return;
  await sheet.getByRole('button', { name: /^Show [\d,]+ cars?$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
}
