import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, DESKTOP, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, fitsNarrowWindows, sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';

const site = builtSite();
const UTES = '/stock/?bodyType=Ute';

const compareButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare / });
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('table');
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });

/** Chooses the first items of a list, and opens their comparison. */
async function choose(page: Page, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) await compareButtons(page).nth(place).click();
  await page.getByRole('link', { name: `Compare ${count}`, exact: true }).click();
  await table(page).waitFor();
}

/** Items that leave no room: the dearest prices and the longest words. */
const widest = (page: Page) =>
  page.route('**/stock-index/items.*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const items: Readonly<Record<string, object>> = await response.json();
    const dear = Object.entries(items).map(([id, item]) => [id, { ...item, specialPrice: 88_888_800 }]);
    await route.fulfill({ response, json: Object.fromEntries(dear) });
  });

it.each(WINDOWS)('two utes in three taps from the list, at $width px', async (window) => {
  const page = await site.openPage(UTES, { window, prepare: watchShift });
  await choose(page, 2);
  const heads = table(page).getByRole('columnheader');
  await expect(heads.count()).resolves.toBe(2);
  for (const label of ['Price', 'Repayment', 'Kilometres'])
    expect(await row(page, label).first().isVisible()).toBe(true);
  // A repayment never stands without its rates and the words of the law.
  expect(await row(page, 'Repayment').innerText()).toMatch(/p\.a\..*comparison rate/is);
  await page
    .getByText(/WARNING/i)
    .first()
    .waitFor();
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  // Names and prices stay in view, each above its column.
  const name = await heads.first().getByRole('link').first().innerText();
  await page.mouse.wheel(0, 900);
  const copy = page.locator('[aria-hidden] span', { hasText: name }).last();
  await copy.waitFor();
  await eventually(async () => expect((await copy.boundingBox())?.y).toBeLessThan(window.height / 4));

  await page.getByRole('button', { name: /^Show the rest/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('heading', { name: /^Add another/ }).waitFor();
  expect(await heads.count()).toBe(1);
  expect(await shiftOf(page)).toBeLessThan(0.05);
});

it('four at most; on a phone they are swiped, with no broken word, and print on one page', async () => {
  const page = await site.openPage(UTES, { window: PHONE, prepare: widest });
  for (let place = 0; place < 4; place += 1) await compareButtons(page).nth(place).click();
  expect(await compareButtons(page).nth(4).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Compare 4', exact: true }).click();
  const heads = table(page).getByRole('columnheader');
  await heads.nth(3).waitFor();
  for (const head of await heads.all())
    expect((await head.boundingBox())?.width).toBeGreaterThanOrEqual(PHONE.width * 0.4);
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await eventually(async () => expect((await heads.nth(3).boundingBox())?.x).toBeLessThan(PHONE.width));
  // A label stays above its row while the columns are swiped.
  const label = await row(page, 'Price').getByRole('rowheader').boundingBox();
  expect(label?.x).toBeGreaterThanOrEqual(0);

  const file = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await fitsNarrowWindows(page);
});

it('a link holds what is compared, says what is gone or sold, and leaves the reader’s own comparison alone', async () => {
  const page = await site.openPage(UTES, { window: DESKTOP });
  await choose(page, 2);
  const ids = await page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.compare') ?? '[]'));
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: /^Share / }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname + shared.hash).toBe(`/compare/#ids=${ids.join(',')}`);
  await page.keyboard.press('Escape');

  const link = `${shared.pathname}${shared.hash},QT26075,nothing`;
  const other = await site.openPage(link, { window: PHONE });
  await table(other).getByRole('columnheader').nth(2).waitFor();
  await other.getByText('One of these cars is no longer in stock.').waitFor();
  await row(other, 'Price').getByText('Sold', { exact: true }).waitFor();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Take it out' }).click();
  await other.getByText('no longer in stock').waitFor({ state: 'detached' });

  await page.goto(site.url('/stock/'));
  await page.goto(site.url('/compare/#ids=QT26012'));
  await page.getByText('These come from a link. Your own comparison of 2 hasn’t changed.').waitFor();
  await table(page).getByRole('columnheader', { name: /Kona/ }).waitFor();
  expect(await table(page).getByRole('columnheader').count()).toBe(1);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await table(page).getByRole('columnheader').nth(1).waitFor();
});

it('an empty comparison says how to add; the page of a vehicle and the garage lead here; one’s own car is beside them', async () => {
  const page = await site.openPage('/compare/', { window: PHONE, prepare: watchShift });
  await page.getByRole('heading', { name: 'Choose two or more to compare' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  await page.goto(site.url('/stock/item/QT26012/2018-hyundai-kona-elite/'));
  await page.getByRole('complementary', { name: 'Price' }).getByRole('link', { name: 'Compare' }).click();
  await table(page).getByRole('columnheader', { name: /Kona/ }).waitFor();

  await page.getByText('Put your own car beside them').click();
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByText('Make is needed').waitFor();
  for (const [label, text] of [
    ['Make', 'Mazda'],
    ['Model', '3'],
    ['Year', '2015'],
    ['Kilometres (optional)', '120,000'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await table(page)
    .getByRole('columnheader', { name: /2015 Mazda 3/ })
    .waitFor();
  expect(await row(page, 'Kilometres').first().innerText()).toContain('120,000 km');
  expect(await row(page, 'Price').innerText()).toContain('—');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await table(page)
    .getByRole('columnheader', { name: /2015 Mazda 3/ })
    .waitFor();
});
