import type { Locator, Page } from 'playwright-core';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const car = carsForSale().find(
  ({ price = 0, priceType, vehType, images }) =>
    priceType !== 'poa' && vehType === 'Used' && price > 2_000_000 && images.length > 0,
);
if (!car) throw new Error('The built site has no used car for more than $20,000.');
const { title } = stockTitle(car);
const path = stockItemPath(car.id, title);

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });
const main = (page: Page) => page.getByRole('main');
const figureIn = async (part: Locator): Promise<string | undefined> =>
  /\$[\d,]+ a week/.exec((await part.innerText()).replace(/\s+/g, ' '))?.[0];

/** Works out a deal on the car's page. @returns `$142 a week` */
async function makeDeal(page: Page): Promise<string> {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Work out my deal' }).click();
  const form = panel.getByRole('form', { name: 'My deal' });
  await form.getByRole('textbox', { name: 'Deposit' }).fill('2500');
  await form.getByRole('textbox', { name: 'Trade-in' }).fill('7300.50');
  await form.getByRole('textbox', { name: 'Still owed on it' }).fill('1200');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  const figure = await figureIn(form.getByRole('status'));
  await form.getByRole('button', { name: 'Keep my deal' }).click();
  await panel.getByText('Amount financed').waitFor();
  return figure ?? 'none';
}

/** How many sheets of paper the page takes. */
const sheetsOf = async (page: Page): Promise<number | undefined> =>
  (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1').match(/\/Type \/Page\b/g)
    ?.length;

it('an SUV under $250 a week with a deposit is at most six taps away', async () => {
  const page = await site.openPage('/', { window: PHONE });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(main(page).getByRole('link', { name: /^SUV/ }).first());
  await tap(main(page).getByRole('button', { name: /^Filters/ }));
  const filters = page.getByRole('dialog', { name: /Filter/ });
  await tap(filters.getByRole('textbox', { name: 'I can pay' }));
  await page.keyboard.type('250');
  await tap(filters.getByRole('textbox', { name: 'with a deposit of' }));
  await page.keyboard.type('3000');
  await tap(filters.getByRole('button', { name: /^Show / }));
  const first = main(page).getByRole('article').first();
  await eventually(async () => expect(page.url()).toContain('affordAmount=250'));
  const figure = await figureIn(first);
  expect(Number(figure?.replace(/\D/g, ''))).toBeLessThanOrEqual(250);
  await tap(first.getByRole('heading').getByRole('link'));
  await panelOf(page).waitFor();
  expect(await figureIn(panelOf(page))).toBe(figure);
  expect(taps).toBeLessThanOrEqual(6);
});

it('the code on the sheet in a windscreen leads to price and deal', async () => {
  const page = await site.openPage(`${path}#my-deal`, { window: PHONE });
  const opener = panelOf(page).getByRole('button', { name: 'Work out my deal' });
  await eventually(async () => {
    const [price, button] = await Promise.all([
      panelOf(page).locator('p').first().boundingBox(),
      opener.boundingBox(),
    ]);
    expect(price?.y).toBeGreaterThan(0);
    expect(button?.y).toBeLessThan(PHONE.height / 2);
  });
});

it.each(WINDOWS)('a deal is one figure on every screen, at $width px', async (window) => {
  const sent: string[] = [];
  const asked: string[] = [];
  const page = await site.openPage(path, {
    window,
    prepare: async (page) => {
      await watchShift(page);
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.route('**/api/enquiries', (route) => {
        sent.push(route.request().postData() ?? '');
        return route.fulfill({ json: { reference: 'K7M-4QX' } });
      });
    },
  });
  const panel = panelOf(page);
  const sheets = await sheetsOf(page);
  const figure = await makeDeal(page);
  expect(figure).toMatch(/^\$\d+ a week$/);
  expect(await figureIn(panel)).toBe(figure);
  expect(await panel.innerText()).toMatch(/p\.a\..*comparison rate.*WARNING/is);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);

  // On paper, with the way back to it, though nobody scrolled to what it costs a week.
  await page.emulateMedia({ media: 'print' });
  expect(await figureIn(panel)).toBe(figure);
  await page
    .getByRole('region', { name: 'What it costs a week' })
    .getByText(`${figure.replace(' a week', '')} repayment`)
    .waitFor();
  expect(await panel.getByRole('img', { name: 'QR code of my deal' }).isVisible()).toBe(true);
  expect(await page.getByRole('img', { name: 'QR code of this page' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBe(sheets);

  // In a form, and in what the form sends.
  await panel.getByRole('link', { name: 'Make An Offer' }).click();
  const form = page.getByRole('dialog', { name: /offer/i });
  const about = form.getByRole('group', { name: 'What it is about' });
  await about.getByText('My deal').waitFor();
  expect(await figureIn(about)).toBe(figure);
  await about.getByText(/WARNING/).waitFor();
  // What it costs a week is the page's figure too.
  const week = page.locator('#weekly-cost + [role=status]');
  await eventually(async () => {
    const [total] = /\$[\d,]+/.exec((await week.textContent()) ?? '') ?? [];
    expect(await about.innerText()).toMatch(new RegExp(`Costs a week\\s+\\${total}: `));
  });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ann Lee');
  await form.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
  await form.getByRole('textbox', { name: /offer/i }).first().fill('20000');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await eventually(async () => expect(sent.join()).toContain(`"label":"My deal","value":"${figure}"`));
  expect(sent.join()).toMatch(/"label":"Costs a week","value":"\$[\d,]+: \$\d+ repayment/);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  // The sheet's entry leaves the history a moment later.
  await page.waitForFunction(() => !history.state?.layers?.length);

  // With the saved vehicle, and in the comparison.
  await page.goto(site.url('/garage/'));
  const kept = page.getByRole('region', { name: /^Saved/ });
  await kept.getByText('in your deal').waitFor();
  expect(await figureIn(kept)).toBe(figure);
  expect(await kept.innerText()).toContain('$7,300.50');
  expect(await figureIn(page.getByRole('region', { name: /^Recently viewed/ }))).toBe(figure);
  expect(await axeViolations(page)).toEqual([]);
  await kept.getByRole('button', { name: /^Compare / }).click();
  await page.goto(site.url('/compare/'));
  const row = page.getByRole('row', { name: /^My deal/ });
  await row.waitFor();
  expect(await figureIn(row)).toBe(figure);
  expect(await brokenWords(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  // Another day, on a page that does not jump; then in the calculator.
  await page.goto(site.url(path));
  await panel.getByRole('button', { name: 'Show what’s in it' }).waitFor();
  expect(await figureIn(panel)).toBe(figure);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await panel.getByRole('button', { name: 'Show what’s in it' }).click();
  await panel.getByRole('button', { name: 'Share my deal' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await panel.getByRole('link', { name: 'See the working' }).click();
  await eventually(async () => expect(await figureIn(main(page).getByRole('status').first())).toBe(figure));

  // On somebody else's device: shown, kept only if they say so, and never sent to a server.
  const other = await site.openPage(link.replace(/^https?:\/\/[^/]+/, ''), {
    window,
    prepare: async (page) => {
      await watchShift(page);
      page.on('request', (request) => asked.push(request.url()));
    },
  });
  await panelOf(other).getByText('These figures came with the link.').waitFor();
  expect(await figureIn(panelOf(other))).toBe(figure);
  expect(await shiftOf(other)).toBeLessThan(0.05);
  expect(await axeViolations(other)).toEqual([]);
  expect(await other.evaluate(() => localStorage.getItem('forecourt.wishlist'))).toBeNull();
  await panelOf(other).getByRole('button', { name: 'Keep as my deal' }).click();
  expect(new URL(other.url()).hash).toBe('');
  expect(
    asked.filter((url) => /7300/.test(url.replace(/#.*/, '')) && !url.includes('finance-calculator')),
  ).toEqual([]);
});
