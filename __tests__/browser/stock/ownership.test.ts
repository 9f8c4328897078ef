import { priceContexts } from '../../../src/domain/priceContext/alike';
import { priceWords } from '../../../src/domain/priceContext/contextWords';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, PHONE, WINDOWS } from '../../support/browser/builtSite';
import { shiftOf, watchShift } from '../../support/browser/layoutShift';
import { brokenWords, sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';
import { publishedStock } from '../../support/stock/publishedStock';

const site = builtSite();

const pathOf = (item: StockItem): string => stockItemPath(item.id, stockTitle(item).title);
const stock = publishedStock();
const contextOf = priceContexts(stock);

const item = stock.find(
  ({ vehType, model, fuelCombined, priceType }) =>
    vehType === 'New' && model === 'Garnet' && fuelCombined !== undefined && priceType !== 'poa',
);

/** The dollars at the start of a text. */
const dollars = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', ''));

it.each(WINDOWS)('a new vehicle says what it costs a week, part by part, at $width px', async (window) => {
  if (!item) throw new Error('The stock has no new Garnet.');
  const page = await site.openPage(pathOf(item), { window, prepare: watchShift });
  const panel = page.getByRole('region', { name: 'What it costs a week' });
  const parts = panel.getByRole('listitem');
  const total = panel.getByRole('status');
  await page.evaluate(() => document.getElementById('weekly-cost')?.scrollIntoView());
  await panel.getByText(/a year in NSW/).waitFor();
  const shown = await parts.locator('> span').allInnerTexts();
  expect(shown).toHaveLength(4);
  const sum = (amounts: readonly string[]) => amounts.map(dollars).reduce((all, one) => all + one, 0);
  expect(dollars(await total.innerText())).toBe(sum(shown));
  // The same repayment as beside the pictures, with its rates and the words of the law.
  const price = page.getByRole('complementary', { name: 'Price' });
  expect(await price.innerText()).toContain(`${shown[0]} a week`);
  expect(await parts.first().innerText()).toMatch(/p\.a\., comparison rate/);
  expect(await panel.getByText(/WARNING/i).isVisible()).toBe(true);
  expect(await panel.getByText(/capped-price services in 60 months/).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.05);

  await panel.getByRole('checkbox', { name: /^Repayment/ }).uncheck();
  expect(dollars(await total.innerText())).toBe(sum(shown.slice(1)));
  expect(await total.innerText()).toContain('Without repayment');
  await panel.getByText('Your own kilometres and prices').click();
  await panel.getByLabel('Kilometres a year').fill('0');
  await panel.getByRole('button', { name: 'Save on this device' }).click();
  await eventually(async () => expect(await parts.nth(1).locator('> span').innerText()).toBe('$0'));
  expect(await axeViolations(page)).toEqual([]);

  // The device keeps all of it.
  await page.reload();
  await eventually(async () => expect(await total.innerText()).toContain('Without repayment'));
  expect(await parts.nth(1).locator('> span').innerText()).toBe('$0');
});

it.each(WINDOWS)(
  'a list in the order of the weekly cost shows it, says what it counts, and agrees with each page, at $width px',
  async (window) => {
    const page = await site.openPage('/stock/', { window, prepare: watchShift });
    await page.getByLabel('Sort by').selectOption({ label: 'Cheapest to own' });
    const cards = page.locator('[data-results] article');
    const shown = cards.getByText(/^\$[\d,]+ a week with fuel$/);
    await shown.first().waitFor();
    const costs = async () => (await shown.allInnerTexts()).map(dollars);
    const inOrder = async () => {
      const all = await costs();
      expect(all.length).toBeGreaterThan(5);
      expect(all).toEqual([...all].sort((a, b) => a - b));
      return all;
    };
    await eventually(inOrder);
    // One line until the shopper opens it.
    const note = page.getByRole('status').filter({ hasText: 'By repayment and fuel, 15,000 km a year' });
    const explained = page.getByText(/^The cost of a week, as on each car’s page/);
    expect(await explained.isVisible()).toBe(false);
    expect((await note.boundingBox())?.height).toBeLessThan(30);
    await note.click();
    expect(await explained.innerText()).toMatch(/ cars (?:without a price )?come last/);
    const [cheapest = 0] = await costs();
    expect(await cards.first().innerText()).toMatch(/comparison rate/);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);

    // Other kilometres put the list in another order, on this page at once.
    await page.getByLabel('Kilometres a year').fill('60,000');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByText('By repayment and fuel, 60,000 km a year').waitFor();
    await eventually(async () => expect((await inOrder())[0]).toBeGreaterThan(cheapest));
    const [dearer] = await costs();

    // The address is the same list from the start, and the first page says the same.
    expect(page.url()).toContain('sortBy=weeklyCost_asc');
    await page.reload();
    await eventually(async () => expect((await inOrder())[0]).toBe(dearer));
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await cards.first().getByRole('heading').getByRole('link').click();
    const panel = page.getByRole('region', { name: 'What it costs a week' });
    await page.evaluate(() => document.getElementById('weekly-cost')?.scrollIntoView());
    await eventually(async () => {
      const [repayment = '', fuel = ''] = await panel.getByRole('listitem').locator('> span').allInnerTexts();
      expect(dollars(repayment) + dollars(fuel)).toBe(dearer);
    });
  },
);

it('a price is compared with the middle price of vehicles like it, on screen and on paper, if there are enough', async () => {
  const [like, alone] = [true, false].map((isKnown) =>
    stock.find(
      (one) =>
        one.status === 'available' && one.vehType === 'Used' && (contextOf(one) !== undefined) === isKnown,
    ),
  );
  const context = like && contextOf(like);
  if (!like || !alone || !context) throw new Error('The stock has none of either kind.');
  const page = await site.openPage(pathOf(like), { window: PHONE });
  const others = page.getByRole('region', { name: 'The price beside others' });
  await others.getByText(priceWords(context)).waitFor();
  await others.getByText(new RegExp(`^Compared with ${context.count} other used cars here`)).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await others.getByText(priceWords(context)).isVisible()).toBe(true);
  const cost = page.getByRole('region', { name: 'What it costs a week' });
  expect(await cost.getByRole('status').isVisible()).toBe(true);
  expect(await cost.getByRole('button').isVisible()).toBe(false);
  await page.goto(site.url(pathOf(alone)));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await others.count()).toBe(0);
});
