import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, PHONE } from '../../support/browser/builtSite';
import { sidewards } from '../../support/browser/pageLook';

const site = builtSite();

/** The page of the first item of a listing, by a tap as a shopper does. */
async function openFirst(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('complementary', { name: 'Price' }).waitFor();
  return page.getByRole('heading', { level: 1 }).innerText();
}

const withoutSystemSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

it.each(ANY_WINDOW)('is passed on as a link without what the shopper filtered, $width px', async (window) => {
  const page = await site.openPage('/stock/?make=Ford', { window, prepare: withoutSystemSheet });
  const title = await openFirst(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Share ${title}` }).click();
  const panel = page.getByRole('dialog', { name: 'Share' });
  await panel
    .getByRole('img', { name: `QR code of ${title}` })
    .locator('path[d^="M"]')
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByText('Scan it with a phone, or copy the link.').waitFor();
  await panel.getByRole('button', { name: 'Copy the link' }).click();
  await panel.getByText('Copied').waitFor();
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await sidewards(page)).toEqual([]);
});

it('on a phone without a sheet of its own, there is the link alone, and a way to close it', async () => {
  const page = await site.openPage('/stock/?make=Ford', {
    window: PHONE,
    hasTouch: true,
    prepare: withoutSystemSheet,
  });
  const title = await openFirst(page);
  await page.getByRole('button', { name: `Share ${title}` }).click();
  const panel = page.getByRole('dialog', { name: 'Share' });
  await panel.getByRole('button', { name: 'Copy the link' }).waitFor();
  expect(await panel.getByRole('img', { name: /^QR code/ }).isVisible()).toBe(false);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });
});

it('the system’s own sheet gets the title and the address', async () => {
  const page = await site.openPage('/stock/?make=Ford', {
    window: PHONE,
    prepare: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'share', {
          value: async (shared: unknown) => Object.assign(window, { shared }),
        }),
      ),
  });
  const title = await openFirst(page);
  await page.getByRole('button', { name: `Share ${title}` }).click();
  const shared = await page.evaluate(() => (window as { shared?: unknown }).shared);
  const { origin, pathname } = new URL(page.url());
  expect(shared).toEqual({ title, url: origin + pathname });
});

it('on a phone, a call, a question and a test drive are at hand wherever the page stands', async () => {
  const page = await site.openPage('/stock/?make=Ford', { window: PHONE });
  await openFirst(page);
  await page.evaluate(() => document.documentElement.scrollTo({ top: 900 }));
  for (const name of ['Call', 'Enquire', 'Test drive']) {
    const link = page.getByRole('link', { name, exact: true });
    const box = await link.boundingBox();
    expect(box && box.y + box.height <= PHONE.height && box.height >= 44).toBe(true);
  }
  await page.getByRole('link', { name: 'Test drive', exact: true }).click();
  await page.getByRole('dialog', { name: 'Book A Test Drive' }).waitFor();
});

it('what staff know of a car is on its page: its papers, a mark with its photo, a question with its answer', async () => {
  const page = await site.openPage('/stock/?keywords=U4114', { window: PHONE });
  await openFirst(page);
  const main = page.getByRole('main');
  await main.getByText('PPSR checked').waitFor();
  await main.getByText('16 November 2026').waitFor();
  const photo = main.getByRole('img', { name: 'A scuff below the left tail-light' });
  await photo.scrollIntoViewIfNeeded();
  await photo.evaluate((img: HTMLImageElement) => img.decode());
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await main.getByText('Has it towed a caravan?').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  await main.getByRole('link', { name: 'Ask about this car' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enquire Now' });
  await sheet.getByText('Kluger').first().waitFor();
});
