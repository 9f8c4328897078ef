import type { Page } from 'playwright-core';
import { builtSite, PHONE } from '../../support/browser/builtSite';
import { address, addressOf, inFilters, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const amount = (words: string | undefined): number => Number(words?.replace(/[^\d]/g, ''));
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** What a text says of each vehicle type's limit: `New up to $35,597 Demo …`. */
const limitsIn = (words: string) =>
  Object.fromEntries(
    [...words.matchAll(/(new|demo|used)\s+up to\s+\$([\d,]+)/gi)].map(([, type = '', limit]) => [
      type.toLowerCase(),
      amount(limit),
    ]),
  );

/** `$119 a week` of a card or of a car's page. */
const repaymentIn = (words: string) => /\$[\d,]+ a (week|fortnight|month)/.exec(words)?.[0];

it('one budget is one answer on the home page, the listing, its chip, a card, its page and the calculator', async () => {
  const page = await site.openPage('/', { window: PHONE });
  const budget = page.getByRole('region', { name: 'Search by budget' });
  await budget.getByRole('textbox', { name: 'Repayment' }).fill('180');
  const show = budget.getByRole('link', { name: /^Show [\d,]+ cars$/ });
  await show.waitFor();
  const limits = limitsIn(await budget.getByRole('status').innerText());
  expect(Object.keys(limits)).toEqual(['new', 'demo', 'used']);
  expect(limits.new).toBeGreaterThan(limits.used ?? 0);
  const count = amount(await show.innerText());

  await show.click();
  await listingOf(page, count);
  expect(address(page)).toBe('/stock/?affordAmount=180');
  const chip = page.getByRole('button', { name: /^Remove \$180 a week/ });
  expect(limitsIn((await chip.getAttribute('aria-label')) ?? '')).toEqual(limits);
  const shown = await cards(page).allInnerTexts();
  const tooDear = shown.filter((words) => amount(repaymentIn(words)) > 180);
  expect(tooDear).toEqual([]);
  expect(shown.filter((words) => repaymentIn(words)?.endsWith('a week')).length).toBeGreaterThan(0);

  const used = cards(page).filter({ hasText: 'Used' }).filter({ hasText: 'a week' }).first();
  const repayment = repaymentIn(await used.innerText());
  await used.getByRole('heading').getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  expect(repaymentIn(await panel.innerText())).toBe(repayment);
  await panel.getByRole('link', { name: 'See how the repayment is made up' }).click();
  const answer = main(page).getByRole('status').first();
  await eventually(async () => expect((await answer.innerText()).replace(/\s+/g, ' ')).toContain(repayment));

  await page.getByRole('radio', { name: 'I have a budget' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('180');
  await eventually(async () =>
    expect(amount(/up to\s+(\$[\d,]+)/.exec(await answer.innerText())?.[1])).toBe(limits.used),
  );
  const showUsed = main(page).getByRole('link', { name: /^Show [\d,]+ used cars$/ });
  await showUsed.waitFor();
  const countOfUsed = amount(await showUsed.innerText());
  expect(countOfUsed).toBeLessThan(count);
  await showUsed.click();
  await listingOf(page, countOfUsed);
  expect(address(page)).toBe('/stock/used-cars/?affordAmount=180');
});

it('terms that a link states without a budget are those of its cards and of the page that a card leads to', async () => {
  const page = await site.openPage('/stock/used-cars/?frequency=month&depositAmount=2000', { window: PHONE });
  const card = cards(page).filter({ hasText: 'a month' }).first();
  const repayment = repaymentIn(await card.innerText());
  expect(repayment).toMatch(/a month$/);
  expect(address(page)).toBe('/stock/used-cars/?frequency=month&depositAmount=2000');
  await card.getByRole('heading').getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  expect(repaymentIn(await panel.innerText())).toBe(repayment);
  expect(await page.evaluate(() => window.localStorage.getItem('forecourt.finance'))).toBeNull();
});

it('how to pay is stated in the address when a shopper chooses it, and after it changes on the page of a car', async () => {
  const page = await site.openPage('/stock/used-cars/');
  await inFilters(page, async (filters) => {
    await filters.getByRole('combobox', { name: 'every' }).selectOption('month');
    await filters.getByRole('textbox', { name: 'with a deposit of' }).fill('3000');
  });
  await addressOf(page, '/stock/used-cars/?frequency=month&depositAmount=3000');
  await cards(page).filter({ hasText: 'a month' }).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Work out my deal' }).click();
  const form = page.getByRole('form', { name: 'My deal' });
  await form.getByRole('radio', { name: 'Fortnight' }).check({ force: true });
  await form.getByRole('button', { name: 'Keep my deal' }).click();
  await page.goBack();
  await addressOf(page, '/stock/used-cars/?frequency=fortnight&depositAmount=3000');
  await cards(page).filter({ hasText: 'a fortnight' }).first().waitFor();
});

it('who kept terms of repayments on an earlier visit opens a plain address, which stays plain', async () => {
  const page = await site.openPage('/stock/used-cars/', {
    prepare: (page) =>
      page.addInitScript(() =>
        window.localStorage.setItem('forecourt.finance', JSON.stringify({ frequency: 'month' })),
      ),
  });
  await listingOf(page, carsForSale().filter(({ vehType }) => vehType === 'Used').length);
  expect(address(page)).toBe('/stock/used-cars/');
});
