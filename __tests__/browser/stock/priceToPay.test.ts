import type { Page } from 'playwright-core';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';
import { publishedStock } from '../../support/stock/publishedStock';

const site = builtSite();
/** Used, Ex. Govt. Charges, at a yard in New South Wales. */
const PRADO = '/stock/item/QT26096/2019-toyota-landcruiser-prado-vx/';

/** A day on which the tables hold. A page that is newer than the device's clock would show no estimate. */
const inForce = async (page: Page) => {
  await watchShift(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'lastModified', { get: () => '12/01/2026 00:00:00' });
  });
  await page.clock.setFixedTime('2026-12-02T02:00:00Z');
};
const panel = (page: Page) => page.getByRole('complementary', { name: 'Price' }).first();
const ask = async (page: Page, postcode: string) => {
  await page.getByLabel('Your postcode').fill(postcode);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
};
const looksRight = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
};

it.each(WINDOWS)('on a vehicle’s page, in its print and its enquiry, at $width px', async (window) => {
  const page = await site.openPage(PRADO, { window, prepare: inForce });
  await page.getByRole('button', { name: 'Show what I’d pay' }).click();
  await ask(page, '0100');
  await page.getByText('We don’t know the postcode 0100').waitFor();
  await ask(page, '2620');
  await page.getByRole('button', { name: 'ACT' }).click();
  await panel(page).getByText('Duty in the ACT goes by the vehicle’s CO₂ emissions').waitFor();
  expect(await panel(page).innerText()).not.toMatch(/our estimate/);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await ask(page, '3000');
  await panel(page).getByText('in VIC ended on 30 June 2026').waitFor();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await ask(page, '2801');
  const estimate = panel(page).getByText('About $52,680');
  await estimate.waitFor();
  await page.getByText('How it is made up').click();
  expect(await panel(page).getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Price of the vehicle\s+\$50,990$/),
    expect.stringMatching(/^Stamp duty[\s\S]+revenue.nsw.gov.au[\s\S]+\$1,650$/),
    expect.stringMatching(/^Transfer of registration[\s\S]+\$40$/),
    expect.stringMatching(/^Estimated drive-away price\s+\$52,680$/),
  ]);
  await looksRight(page);

  const weekly = panel(page).getByText(/^\$\d+ a week/);
  const before = await weekly.innerText();
  await page.getByLabel('Use it for repayments, and in the list').check();
  await eventually(async () => expect(await weekly.innerText()).not.toBe(before));
  expect(await shiftOf(page)).toBeLessThan(0.05);

  await page.emulateMedia({ media: 'print' });
  expect(await estimate.isVisible()).toBe(true);
  expect(await page.getByText(/Stamp duty \$1,650, .*An estimate for a private buyer/).isVisible()).toBe(
    true,
  );
  await page.emulateMedia({ media: 'screen' });

  await panel(page).getByRole('link', { name: 'Enquire Now' }).click();
  const about = page.getByRole('group', { name: 'What it is about' });
  await about.getByText('Price to pay (estimate of 2026-12-02)').waitFor();
  expect(await about.innerText()).toMatch(/About \$52,680 drive away in NSW[\s\S]*Stamp duty\s+\$1,650/);
});

it('the fullest car, with marks, a deal and an estimate, is printed on one sheet', async () => {
  const full = publishedStock().find(({ marks }) => marks !== undefined);
  if (!full) throw new Error('The stock has no car with marks.');
  const deal = '#my-deal&frequency=week&depositAmount=2500&tradeInWorth=7300&tradeInOwed=1200&termMonths=60';
  const page = await site.openPage(stockItemPath(full.id, stockTitle(full).title) + deal, {
    prepare: inForce,
  });
  await page.getByRole('button', { name: 'Show what I’d pay' }).click();
  await ask(page, '2801');
  await panel(page).getByText('our estimate').waitFor();
  await page.getByRole('heading', { name: 'About this car' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'What it costs a week' })
    .getByText(/a year in NSW/)
    .waitFor();
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const file = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const words of [/in your deal/, /our estimate/, /a week\./, /A scuff/, /WARNING/, /licence/])
    expect(await page.getByText(words).filter({ visible: true }).count()).toBeGreaterThan(0);
});

it.each(WINDOWS)('in the list: cards, order, price and budget go by it, at $width px', async (window) => {
  const page = await site.openPage('/stock/?bodyType=SUV', { window, prepare: inForce });
  await page.getByRole('button', { name: 'Show what I’d pay' }).click();
  await ask(page, '2801');
  const line = page.getByText(/^About \$[\d,]+ drive away in NSW, our estimate$/);
  await line.first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.getByLabel('Sort by').selectOption('price_asc');
  /** What each card costs on the road. */
  const toPay = () =>
    page.locator('[data-results] article').evaluateAll((cards) =>
      cards.map((card) => {
        const words = (card as HTMLElement).innerText;
        const [, amount = ''] = /About \$([\d,]+)/.exec(words) ?? /\$([\d,]+)/.exec(words) ?? [];
        return Number(amount.replace(/,/g, ''));
      }),
    );
  await eventually(async () => {
    const shown = await toPay();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });
  await looksRight(page);

  // Between the price and the price to pay of some vehicle, the limit leaves it out.
  const [cheapest = 0] = await toPay();
  await page.goto(site.url(`/stock/?bodyType=SUV&priceRange=_${cheapest + 1}`));
  await eventually(async () => expect(await line.count()).toBeGreaterThan(0));
  expect(await shiftOf(page)).toBeLessThan(0.05);
  for (const amount of await toPay()) expect(amount).toBeLessThanOrEqual(cheapest + 1);

  await page.getByLabel(/^Show what I’d pay in 2801/).uncheck();
  await eventually(async () => expect(await line.count()).toBe(0));
});

it('in the comparison', async () => {
  const page = await site.openPage('/stock/?bodyType=SUV', { window: PHONE, prepare: inForce });
  await page.getByRole('button', { name: 'Show what I’d pay' }).click();
  await ask(page, '2801');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / });
  for (const place of [0, 1]) await buttons.nth(place).click();
  await page.getByRole('link', { name: 'Compare 2', exact: true }).click();
  const row = page.getByRole('row', { name: /^Price to pay/ });
  await eventually(async () => expect(await row.innerText()).toMatch(/drive away in NSW/));
  await looksRight(page);
});
