import type { Page } from 'playwright-core';
import { axeViolations } from '../support/browser/axeViolations';
import { answersToClicks, builtSite, PHONE, WINDOWS } from '../support/browser/builtSite';
import { shiftOf, watchShift, withLateFonts } from '../support/browser/layoutShift';
import { brokenWords, fitsNarrowWindows, sidewards } from '../support/browser/pageLook';
import { listingOf } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';

const site = builtSite();

const table = (page: Page) => page.getByRole('region', { name: 'Grades of the Garnet' });

const isSound = async (page: Page) => {
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
};

it.each(WINDOWS)(
  'a model has its grades side by side, and each leads to its cars, at $width px',
  async (window) => {
    let fontsArrive = () => {};
    const page = await site.openPage('/vehicles/garnet/', {
      window,
      isHydrated: false,
      prepare: async (opened) => {
        await watchShift(opened);
        fontsArrive = await withLateFonts(opened);
      },
    });
    await answersToClicks(page);
    fontsArrive();
    await page.evaluate(async () => void (await document.fonts.ready));
    await isSound(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    const heads = table(page).getByRole('columnheader');
    expect(await heads.allInnerTexts()).toEqual(
      ['Core', 'Tour', 'Tour Hybrid', 'Crest Hybrid AWD'].map((name) =>
        expect.stringMatching(new RegExp(`^Garnet ${name}\n`)),
      ),
    );
    // A repayment never stands without its rates and the words of the law, which are said once.
    const repayments = await table(page)
      .getByRole('row', { name: /^Repayment/ })
      .innerText();
    expect(repayments.match(/comparison rate/g)).toHaveLength(4);
    expect(
      await page
        .locator('p')
        .filter({ hasText: /^WARNING/, visible: true })
        .count(),
    ).toBe(1);

    // Names and prices stay in view, each above its column.
    await heads.first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 700);
    const copy = page.locator('[aria-hidden] span', { hasText: /^Garnet Core$/ });
    await copy.waitFor();
    await eventually(async () => expect((await copy.boundingBox())?.y).toBeLessThan(window.height / 4));
    expect(await shiftOf(page)).toBeLessThan(0.05);
    // They go when a key jumps from below the head to above it.
    await page.evaluate(() => scrollTo(0, 0));
    await copy.waitFor({ state: 'hidden' });

    const way = table(page).getByRole('link', { name: /in stock: Garnet Tour Hybrid$/ });
    const count = Number(/\d+/.exec(await way.innerText())?.[0]);
    await way.click();
    const { titles } = await listingOf(page, count);
    expect(new Set(titles.map((title) => title.replace(/^\d+ /, '')))).toEqual(
      new Set(['Tallis Garnet Tour Hybrid']),
    );
  },
);

it('on a phone grades are swiped, with their labels in view; they fit the narrowest window', async () => {
  const page = await site.openPage('/vehicles/garnet/', { window: PHONE });
  await table(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const last = table(page).getByRole('columnheader').last();
  await eventually(async () => expect((await last.boundingBox())?.x).toBeLessThan(PHONE.width));
  const label = await table(page).getByRole('rowheader', { name: 'Price', exact: true }).boundingBox();
  expect(label?.x).toBeGreaterThanOrEqual(0);
  // No way is broken over two lines, and what a grade has like the one before it is quiet.
  for (const name of ['Choose colour and extras: Garnet Core', 'Book A Test Drive for the Garnet Core']) {
    const way = table(page).getByRole('link', { name });
    expect(await way.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await way.boundingBox())?.height).toBeLessThan(40);
  }
  const inks = await table(page)
    .getByRole('row', { name: /^Fuel type/ })
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => [cell.textContent, getComputedStyle(cell).color] as const));
  const [first] = inks;
  for (const [place, [value, ink]] of inks.entries())
    expect(ink === first?.[1]).toBe(place === 0 || value !== inks[place - 1]?.[0]);
  expect(inks.some(([, ink]) => ink !== first?.[1])).toBe(true);
  await fitsNarrowWindows(page);

  // A form is about the grade, as a sheet and on its own page.
  const drive = table(page).getByRole('link', { name: 'Book A Test Drive for the Garnet Tour Hybrid' });
  const address = await drive.getAttribute('href');
  await drive.click();
  await page.getByRole('dialog').getByText('Garnet Tour Hybrid').first().waitFor();
  await page.goto(site.url(address ?? ''));
  await page.getByRole('main').getByText('Garnet Tour Hybrid').first().waitFor();
});

it.each(WINDOWS)(
  'the range, home and Build and price say which grade a price is for, at $width px',
  async (window) => {
    const page = await site.openPage('/vehicles/', { window, prepare: watchShift });
    const garnet = page.getByRole('article').filter({ hasText: 'Garnet' }).first();
    expect(await garnet.innerText()).toMatch(
      /From\s\$35,990[\s\S]*Garnet Core\s+Petrol\s· 125\skW\s· 6\.9\sL\/100\skm/,
    );
    await isSound(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await page.goto(site.url('/'));
    await page.getByRole('article').filter({ hasText: 'Garnet Core' }).first().waitFor();
    await page.goto(site.url('/vehicles/garnet/'));
    await table(page).getByRole('link', { name: 'Choose colour and extras: Garnet Tour Hybrid' }).click();
    const features = page.getByRole('list', { name: 'What comes with the Garnet Tour Hybrid' });
    await features.waitFor();
    expect(await features.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Hybrid\s· 152\skW/),
      'Everything in the Garnet Tour',
      'Wireless charging pad',
    ]);
  },
);
