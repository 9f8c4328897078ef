import { readFileSync } from 'node:fs';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { builtSite, PHONE, someOf } from '../support/browser/builtSite';
import { openFilters } from '../support/browser/stockListing';

const site = builtSite();

const numberOf = (href: string | null): string => (href ?? '').replace(/^tel:\+61/, '0');

it('stock at another yard offers the number of that yard, and no other', async () => {
  const page = await site.openPage('/stock/item/QT26001/2025-tallis-garnet-tour-hybrid/');
  await page.getByRole('main').getByText('Corrin Creek').first().waitFor();
  const links = page.getByRole('main').locator('a[href^="tel:"]');
  const numbers = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(numbers.map(numberOf))).toEqual(new Set(['0255500170']));
  await page.getByRole('link', { name: 'Call (02) 5550 0170' }).waitFor();
});

it('an offer’s button rings the number that its text gives', async () => {
  const page = await site.openPage('/dealer-specials/');
  const offers = await page.locator('main article').evaluateAll((articles) =>
    articles.map((article) => ({
      written: (article.textContent ?? '').match(/\(0\d\) \d{4} \d{4}/g) ?? [],
      rung: [...article.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href')),
    })),
  );
  const ringing = offers.filter(({ rung }) => rung.length > 0);
  expect(ringing.length).toBeGreaterThan(0);
  for (const { written, rung } of ringing)
    expect(new Set(written.map((text) => text.replace(/\D/g, '')))).toEqual(new Set(rung.map(numberOf)));
});

const MIN_TEXT_PX = 16;
const isListing = (path: string) => path.startsWith('/stock/') && path !== '/stock/';
const withFields = builtPages().filter(
  (path) => !isListing(path) && /<(input|select|textarea)/.test(readFileSync(pageFile(path), 'utf8')),
);

it('no field has text so small that an iPhone enlarges the page around it', async () => {
  const page = await site.openPage('/stock/', { window: PHONE, hasTouch: true });
  const small = () =>
    page.evaluate(
      (min) =>
        [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
          const type = field.getAttribute('type') ?? field.tagName;
          const isTyped = !['hidden', 'checkbox', 'radio', 'range'].includes(type);
          return isTyped && Number.parseFloat(getComputedStyle(field).fontSize) < min
            ? [`${location.pathname} ${type} ${field.id || field.getAttribute('name')}`]
            : [];
        }),
      MIN_TEXT_PX,
    );
  const filters = await openFilters(page);
  await filters.getByRole('textbox').first().waitFor();
  const found = await small();
  for (const path of someOf(withFields, 12)) {
    await page.goto(site.url(path));
    found.push(...(await small()));
  }
  expect(found).toEqual([]);
});
