import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, DESKTOP, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { hasFocus } from '../../support/browser/keyboard';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, coveredWords, sidewards } from '../../support/browser/pageLook';
import { addressOf, carTitles, filterRail } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';

const site = builtSite();

const compact = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Compact list' });
const large = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Large pictures' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heightOf = async (page: Page) => (await cards(page).nth(1).boundingBox())?.height ?? 0;

describe.each(WINDOWS)('in a window of $width pixels', (window) => {
  it('the list is compact on demand, and the device keeps that without moving a card', async () => {
    const page = await site.openPage('/stock/', { window });
    const before = await heightOf(page);
    const titles = await carTitles(page);
    await compact(page).click();
    await large(page).waitFor();
    await eventually(async () => expect(await heightOf(page)).toBeLessThan(0.55 * before));
    expect(await carTitles(page)).toEqual(titles);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    expect(await coveredWords(page)).toEqual([]);

    const again = await page.context().newPage();
    await watchShift(again);
    await again.goto(site.url('/stock/?make=Ford'));
    await addressOf(again, '/stock/ford/');
    await large(again).waitFor();
    expect(await heightOf(again)).toBeLessThan(0.55 * before);
    await again.waitForLoadState('networkidle');
    expect(await shiftOf(again)).toBeLessThan(0.05);
    await large(again).click();
    await eventually(async () => expect(await heightOf(again)).toBeGreaterThan(0.8 * before));
  });

  it('the chip of a budget is one line, opens its field and removes it', async () => {
    const page = await site.openPage('/stock/?affordAmount=170&depositAmount=5000', { window });
    const change = page.getByRole('button', {
      name: /^Change \$170 a week with a \$5,000 deposit: .*up to \$/,
    });
    await change.waitFor();
    expect((await change.boundingBox())?.height).toBeLessThan(45);
    await change.click();
    const field = page.getByRole('textbox', { name: 'I can pay' });
    await eventually(async () => expect(await hasFocus(field)).toBe(true));
    await field.fill('200');
    await eventually(() => expect(page.url()).toContain('affordAmount=200'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Change \$200 a week/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove \$200 a week/ }).click();
    await page.getByRole('button', { name: /^Change/ }).waitFor({ state: 'detached' });
  });
});

describe('the column of filters', () => {
  it('is in the built page: without a script it is there, and cannot be used', async () => {
    const page = await site.openPage('/stock/', { window: DESKTOP, javaScript: false });
    const rail = page.getByRole('complementary', { name: 'Filters' });
    expect(await rail.getByText('Body type', { exact: true }).first().isVisible()).toBe(true);
    expect(await rail.locator('[inert]').count()).toBe(1);
  });

  it('stays where it is when it comes alive', async () => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await site.openPage('/stock/', {
      window: DESKTOP,
      prepare: async (page) => {
        await watchShift(page);
        await page.route('**/filter-panel-*.js', async (route) => {
          await wait;
          await route.continue();
        });
      },
    });
    const headings = () =>
      page.getByRole('complementary', { name: 'Filters' }).evaluate((rail) =>
        [...rail.querySelectorAll('h3, summary, legend, label')].map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return [one.textContent, Math.round(top), Math.round(height)];
        }),
      );
    const before = await headings();
    expect(before.length).toBeGreaterThan(10);
    release();
    await filterRail(page).getByRole('button', { name: 'Reset filters' }).waitFor();
    await eventually(async () => expect(await headings()).toEqual(before));
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  it('is not loaded by a phone before it is idle', async () => {
    const asked: string[] = [];
    const page = await site.openPage('/stock/', {
      window: PHONE,
      prepare: async (page) => {
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
        page.on('request', (request) => asked.push(request.url()));
      },
    });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('complementary', { name: 'Filters' }).count()).toBe(0);
    expect(asked.filter((url) => url.includes('filter-panel'))).toEqual([]);
  });
});
