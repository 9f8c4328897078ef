import type { Page } from 'playwright-core';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { AS_ON_SCREENS, onlyArial } from '../../support/browser/arial';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, DESKTOP, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, fitsNarrowWindows, sidewards } from '../../support/browser/pageLook';
import { addressOf, listingOf, openFilters } from '../../support/browser/stockListing';
import { carsForSale } from '../../support/stock/publishedStock';

// Letters may arrive after the first paint. Until then, real devices show them in Arial, scaled.
onlyArial();
const site = builtSite(undefined, [AS_ON_SCREENS]);
const cars = carsForSale();
const all = cars.length;

const rated = cars.filter(({ brakedTowing }) => brakedTowing !== undefined);
/** Whether every limit that a car's data has allows a van. */
const allows = (
  { brakedTowing = 0, towBallLimit, gcm, gvm, tareMass }: StockItem,
  atm: number,
  ball: number,
) =>
  brakedTowing >= atm &&
  (towBallLimit === undefined || towBallLimit >= ball) &&
  (gcm === undefined || tareMass === undefined || gcm - atm >= tareMass) &&
  (gvm === undefined || tareMass === undefined || gvm - ball >= tareMass);
const ableTo = (atm: number, ball: number) => rated.filter((car) => allows(car, atm, ball)).length;

const answer = (page: Page) => page.getByRole('heading', { level: 2, name: /can tow/ });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

it('words for seats and towing find the cars that fit, in one go', async () => {
  const fitting = cars.filter(({ seats, brakedTowing = 0 }) => seats === 7 && brakedTowing >= 2500);
  const page = await site.openPage('/stock/', { window: PHONE });
  await page.getByRole('combobox', { name: 'Search Our Stock' }).fill('seven seats that tow 2.5 t');
  await page.keyboard.press('Enter');
  await addressOf(page, '/stock/?seats=7&brakedTowing=2500_');
  const { titles } = await listingOf(page, fitting.length);
  expect([...titles].sort()).toEqual(fitting.map((car) => stockTitle(car).title).sort());
});

it.each(WINDOWS)(
  'a van gets the cars that can tow it, with the limits that decide, at $width px',
  async (window) => {
    const page = await site.openPage('/towing/', { window, prepare: watchShift });
    expect(await axeViolations(page)).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await page.getByLabel('Loaded mass (ATM)').fill('2.8 t');
    await page.getByRole('button', { name: 'Check what can tow it' }).click();
    await answer(page).waitFor();
    expect(await answer(page).innerText()).toBe(`${ableTo(2800, 280)} of our ${all} cars can tow 2,800 kg`);
    await page.getByText('With 280 kg on the ball, which we assume: 10% of the loaded mass.').waitFor();
    expect(new URL(page.url()).hash).toBe('#atm=2800');
    const first = rows(page).first();
    await first.getByText('Up to 3,500 kg, 700 kg to spare').waitFor();
    await page.getByText(/^\d+ can’t: braked towing limit below 2,800 kg$/).waitFor();
    await page
      .getByText(`${all - rated.length} aren’t checked: we don’t have the braked towing limit.`)
      .waitFor();
    await page.getByText('It isn’t advice.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(0.05);

    await page.getByLabel('Sort by').selectOption('Lowest price');
    await page.getByLabel('Ball weight (optional)').fill('340');
    await page.keyboard.press('Enter');
    await page.getByText('With 340 kg on the ball.').waitFor();
    expect(await answer(page).innerText()).toMatch(new RegExp(`^${ableTo(2800, 340)} of `));
    await page.getByText(/can’t: towball limit below 340 kg$/).waitFor();
    const link = first.getByRole('heading', { level: 3 }).getByRole('link');
    const title = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await page.getByText('With 340 kg on the ball.').waitFor();
  },
);

it('a van heavier than anything, or no number, has its words; an address holds the van', async () => {
  const page = await site.openPage('/towing/#atm=9000', { window: PHONE });
  await answer(page).waitFor();
  expect(await answer(page).innerText()).toBe(`None of our ${all} cars can tow 9,000 kg`);
  await page
    .getByText('The heaviest that anything here can tow, with the same share of it on the ball, is 3,500 kg.')
    .waitFor();
  await page.getByLabel('Loaded mass (ATM)').fill('lots');
  await page.getByLabel('Ball weight (optional)').fill('some');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a mass from 100 to 50,000 kg, or in tonnes: 2.5 t').waitFor();
  await page.getByText('Enter the ball weight in kilograms, or leave it empty').waitFor();
  expect(await answer(page).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '2,500 kg' }).click();
  await answer(page).waitFor();
  expect(await answer(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Ball weight (optional)').inputValue()).toBe('');
  const file = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await fitsNarrowWindows(page);

  // As a form that was sent before the page had its script.
  await page.goto(site.url('/towing/?atm=2500&ball=400'));
  await page.getByText('With 400 kg on the ball.').waitFor();
});

it('the home page’s tiles, the filter of towing and the page of a car lead there', async () => {
  const page = await site.openPage('/', { window: DESKTOP });
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Tow 2.5 tonnes' }) });
  const towers = cars.filter(({ brakedTowing = 0 }) => brakedTowing >= 2500).length;
  await tile.scrollIntoViewIfNeeded();
  await tile.getByText(`${towers} here`).waitFor();
  await tile.getByRole('link').click();
  await addressOf(page, '/stock/?brakedTowing=2500_');
  await listingOf(page, towers);
  const filters = await openFilters(page);
  const link = filters.getByRole('link', { name: 'What can tow my caravan?', includeHidden: true });
  expect(await link.getAttribute('href')).toBe('/towing/');

  const car = rated[0] as StockItem;
  await page.goto(site.url(stockItemPath(car.id, stockTitle(car).title)));
  await page.getByRole('link', { name: 'Can it tow my caravan?' }).click();
  await page.getByRole('heading', { level: 1, name: 'What can tow my caravan?' }).waitFor();
});
