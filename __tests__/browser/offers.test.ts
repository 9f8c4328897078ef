import type { Locator, Page } from 'playwright-core';
import { AS_ON_SCREENS, onlyArial } from '../support/browser/arial';
import { axeViolations } from '../support/browser/axeViolations';
import { builtSite, PHONE, WINDOWS } from '../support/browser/builtSite';
import { shiftOf, watchShift } from '../support/browser/layoutShift';
import { brokenWords, sidewards } from '../support/browser/pageLook';
import { carTitles, listingOf } from '../support/browser/stockListing';

// Letters may arrive after the first paint. Until then, real devices show them in Arial, scaled.
onlyArial();
const site = builtSite(undefined, [AS_ON_SCREENS]);

const OFFER = '2025-plate Garnet clearance';
const OFFER_PATH = '/brand-specials/2025-plate-garnet-clearance-4402/';

const isSound = async (page: Page) => {
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
};

it.each(WINDOWS)('an offer shows its very vehicles, as their list has them, at $width px', async (window) => {
  const page = await site.openPage(OFFER_PATH, { window, prepare: watchShift });
  await isSound(page);
  const section = page.getByRole('region', { name: 'The cars it is for' });
  const names = (await section.getByRole('heading', { level: 3 }).allInnerTexts()).sort();
  expect(await page.getByText(/cars in stock$/).innerText()).toMatch(
    new RegExp(`(?:^| )${names.length} cars in stock$`),
  );
  expect(await section.getByText(/^Reduced$/).count()).toBe(names.length);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.getByRole('link', { name: `See the ${names.length} cars` }).click();
  const { titles } = await listingOf(page, names.length);
  expect([...titles].sort()).toEqual(names);
});

it.each(WINDOWS)('our own offers show figures and vehicles on their page, at $width px', async (window) => {
  const page = await site.openPage('/dealer-specials/', { window, prepare: watchShift });
  await isSound(page);
  const demos = page.locator('#demo-clearance');
  const figures = await demos.getByText(/cars in stock$/).innerText();
  const count = Number(/(\d+) cars/.exec(figures)?.[1]);
  expect(count).toBeGreaterThan(2);
  expect(await demos.getByRole('article').count()).toBe(3);
  expect(await demos.getByText(/^Reduced$/).count()).toBe(3);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await demos.getByRole('link', { name: /^See the \d+ cars$/ }).click();
  await listingOf(page, count);
});

it('the maker’s offers show a few of their cars, with price and saving, and lead to the very list', async () => {
  const page = await site.openPage('/brand-specials/', { window: PHONE, prepare: watchShift });
  await isSound(page);
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: OFFER }) });
  const count = Number(/(\d+) cars/.exec(await offer.getByText(/cars in stock$/).innerText())?.[1]);
  const names = await offer.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toHaveLength(Math.min(3, count));
  expect(await offer.getByText(/^Reduced$/).count()).toBe(names.length);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await offer.getByRole('link', { name: `See the ${count} cars` }).click();
  const { titles } = await listingOf(page, count);
  expect(titles).toEqual(expect.arrayContaining(names));
});

it('a special is applied in three taps on a phone: the offer, the car, and the form that names both', async () => {
  const page = await site.openPage('/', { window: PHONE });
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: OFFER }).first());
  await page.waitForURL(`**${OFFER_PATH}`);
  const car = page.getByRole('region', { name: 'The cars it is for' }).getByRole('article').first();
  const name = await car.getByRole('heading').innerText();
  await tap(car.getByRole('link', { name }));
  await tap(
    page.getByRole('region', { name: /^(?:An offer|Offers) on this car$/ }).getByRole('link', {
      name: `Ask for this offer ${OFFER}`,
    }),
  );
  const form = page.getByRole('dialog');
  await form.getByText(OFFER).first().waitFor();
  await form.getByText(name).first().waitFor();
  expect(taps).toBe(3);
});

it('reduced cars have a mark and a counted filter, and shoppers find them in words', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  const search = page.getByRole('combobox', { name: 'Search Our Stock' });
  await search.fill('on sale');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stock/?reduced=true');
  // Its suggestions may be above the button.
  await search.blur();
  const titles = await carTitles(page);
  expect(
    await page
      .getByRole('main')
      .getByText(/^Reduced$/)
      .count(),
  ).toBeGreaterThanOrEqual(titles.length);
  await page.getByRole('main').getByText(`Offer: ${OFFER}`).first().waitFor();
  await isSound(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filter = page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: /^Reduced/ });
  expect(await filter.isChecked()).toBe(true);
});
