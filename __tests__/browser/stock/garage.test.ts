import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, PHONE } from '../../support/browser/builtSite';
import { hasFocus, tabTo } from '../../support/browser/keyboard';
import { sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';

const site = builtSite();
const GARAGE = '/garage/';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const garageLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your garage/ });
const saved = (page: Page) => page.getByRole('region', { name: /^Saved/ }).getByRole('article');

/** Saves the first cards of a listing, and opens the garage. */
async function gather(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const heart = hearts(page).nth(place);
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Save ', ''));
    await heart.click();
  }
  await garageLink(page).click();
  await page.getByRole('heading', { level: 1, name: 'Your garage' }).waitFor();
  return names;
}

const isPressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true';

describe.each(ANY_WINDOW)('in a window of $width px', (window) => {
  it('a heart saves a card without opening it, and the garage shows it after the tab was closed', async () => {
    const page = await site.openPage('/stock/', { window });
    const heart = hearts(page).first();
    await heart.click();
    expect(await isPressed(heart)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/stock/');
    await garageLink(page)
      .and(page.getByRole('link', { name: 'Garage, 1 saved' }))
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
    const context = page.context();
    await page.close();

    const next = await context.newPage();
    await next.goto(site.url(GARAGE));
    await saved(next).getByRole('heading', { name }).waitFor();
    expect(await sidewards(next)).toEqual([]);
    expect(await axeViolations(next)).toEqual([]);
    await saved(next)
      .getByRole('button', { name: `Save ${name}` })
      .click();
    await next.getByText(/Nothing saved yet/).waitFor();
    expect(await axeViolations(next)).toEqual([]);
  });
});

it('works by keyboard alone, on the page of an item too', async () => {
  const page = await site.openPage('/stock/', { window: DESKTOP });
  await tabTo(page, hearts(page).first());
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Garage, 1 saved' }).waitFor();
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Price' }).waitFor();
  await tabTo(page, hearts(page).first());
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Garage, 2 saved' }).waitFor();
  expect(await hasFocus(hearts(page).first())).toBe(true);
});

it('says what changed since: a lower price, sold, and gone', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  const names = await gather(page, 3);
  await page.close({ runBeforeUnload: false });
  const context = page.context();
  const next = await context.newPage();
  const ids = await readIds(next);
  await next.route('**/stock-index/items.*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const items = (await response.json()) as Record<
      string,
      { price?: number; specialPrice?: number; status: string }
    >;
    const [cheaper = '', sold = '', gone = ''] = ids;
    const one = items[cheaper];
    if (one?.price !== undefined)
      items[cheaper] = { ...one, price: one.price - 150_000, specialPrice: undefined };
    if (items[sold]) items[sold] = { ...items[sold], status: 'sold' };
    delete items[gone];
    await route.fulfill({ response, json: items });
  });
  await next.goto(site.url(GARAGE));
  await next.getByText('Sold since you saved it').waitFor();
  await next.getByText(/^\$[\d,]+ less than when you saved it$/).waitFor();
  await next.getByText(/No longer in stock/).waitFor();
  expect(await saved(next).count()).toBe(names.length);
  expect(await axeViolations(next)).toEqual([]);
});

/** The ids of what is saved, the latest first. */
async function readIds(page: Page): Promise<readonly string[]> {
  await page.goto(site.url('/about-us/'));
  return page.evaluate(() => {
    const { items } = JSON.parse(localStorage.getItem('forecourt.wishlist') ?? '{}');
    return items.map(({ card }: { card: { objectID: string } }) => card.objectID);
  });
}

it('what was looked at stands there, and can be cleared and brought back', async () => {
  const page = await site.openPage('/stock/');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole('complementary', { name: 'Price' }).waitFor();
  await garageLink(page).click();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.getByRole('heading', { name }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Clear viewed' }));
  await page.keyboard.press('Enter');
  await viewed.waitFor({ state: 'detached' });
  expect(await hasFocus(page.getByRole('button', { name: 'Undo' }))).toBe(true);
  await page.keyboard.press('Enter');
  await viewed.getByRole('heading', { name }).waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('link', { name: 'Browse our stock' }))).toBe(true);
});

it('what was looked at has the price of today, and none once it is sold', async () => {
  const page = await site.openPage('/stock/item/QT26012/2018-hyundai-kona-elite/');
  await page.getByRole('complementary', { name: 'Price' }).waitFor();
  const kept = await page.evaluate(() => {
    const kept = localStorage.getItem('forecourt.recent') ?? '';
    localStorage.setItem('forecourt.recent', kept.replace('"price":11990', '"price":9990'));
    return kept;
  });
  expect(kept).toContain('"price":11990');
  await page.goto(site.url('/stock/item/QT26075/2020-subaru-forester-2-5i/'));
  await eventually(async () =>
    expect(await page.evaluate(() => localStorage.getItem('forecourt.recent'))).toContain('QT26075'),
  );
  await page.goto(site.url(GARAGE));
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  const [sold, available] = [viewed.getByRole('article').first(), viewed.getByRole('article').last()];
  await available.getByText('$11,990').waitFor();
  expect(await available.innerText()).not.toContain('$9,990');
  await sold.getByText('Sold', { exact: true }).waitFor();
  expect(await sold.innerText()).not.toContain('$');
});

it('a browser that keeps nothing saves for the visit, and says so', async () => {
  const page = await site.openPage('/stock/', {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  });
  await gather(page, 1);
  await page.getByText(/Your browser doesn’t store anything for this site/).waitFor();
  expect(await saved(page).count()).toBe(1);
});

it('a browser without room for what is saved says that it lasts for the visit', async () => {
  const page = await site.openPage('/stock/?make=Ford', {
    prepare: (opened) =>
      opened.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (name, value) {
          if (value.length > 40) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, name, value);
        };
      }),
  });
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('button', { name: 'Saved until you close this page' }).waitFor();
  await garageLink(page).click();
  await page.getByText(/^Your browser has no room for what you saved last/).waitFor();
  await page.getByRole('region', { name: 'Saved searches' }).waitFor();
  expect(await page.getByText('stays on this device').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

it.each(ANY_WINDOW)('a heart that takes the last one out can be undone, $width px', async (window) => {
  const page = await site.openPage('/stock/', { window });
  const [name] = await gather(page, 1);
  await tabTo(page, saved(page).getByRole('button', { name: `Save ${name}` }));
  await page.keyboard.press('Enter');
  await page.getByText(`The ${name} is out of your garage.`).waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  await eventually(async () => expect(await hasFocus(undo)).toBe(true));
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await saved(page).getByRole('heading', { name }).waitFor();
  await page.getByRole('link', { name: 'Garage, 1 saved' }).waitFor();
});

it('a garage open in one tab follows what another tab takes out', async () => {
  const page = await site.openPage('/stock/');
  const names = await gather(page, 2);
  const other = await page.context().newPage();
  await other.goto(site.url(GARAGE));
  await saved(other)
    .getByRole('button', { name: `Save ${names[0]}` })
    .click();
  await saved(page).getByRole('heading', { name: names[0] }).waitFor({ state: 'detached' });
  await saved(page)
    .getByRole('button', { name: `Save ${names[1]}` })
    .click();
  await saved(other).getByRole('heading', { name: names[1] }).waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Undo' }).click();
  await saved(page).getByRole('heading', { name: names[0] }).waitFor();
  expect(await saved(page).count()).toBe(1);
});

it('a saved search says what came in since, and leads back to its results', async () => {
  const page = await site.openPage('/stock/?make=Ford', { window: PHONE });
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('button', { name: 'Saved to your garage' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await garageLink(page).click();
  const row = page.getByRole('region', { name: 'Saved searches' }).getByRole('listitem');
  await row.getByText('Nothing new').waitFor();
  // As if it had been saved before everything came in.
  await page.evaluate(() => {
    const [search] = JSON.parse(localStorage.getItem('forecourt.searches') ?? '[]');
    localStorage.setItem('forecourt.searches', JSON.stringify([{ ...search, seenAt: 0 }]));
  });
  await page.reload();
  await row.getByText(/^\d+ new since/).waitFor();
  const [fresh] = (await row.innerText()).match(/\d+(?= new since)/) ?? [];
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('link').click();
  await page.getByRole('status').getByText(`${fresh} cars`).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(/^\/stock\//);
  await garageLink(page).click();
  await row.getByText('Nothing new').waitFor();
  await row.getByRole('button', { name: /^Remove the search/ }).click();
  await row.waitFor({ state: 'detached' });
});

/** The facts of the deal on the first saved item, and its repayment. */
async function dealIn(page: Page): Promise<readonly (string | undefined)[]> {
  const first = page
    .getByRole('region', { name: /^Saved/ })
    .getByRole('listitem')
    .first();
  const facts = await first.getByText(/\$3,100/).innerText();
  return [facts, /\$[\d,]+ a week/.exec(await first.innerText())?.[0]];
}

it('the garage opens on another device by a link that no server sees, with its deals', async () => {
  const page = await site.openPage('/stock/', { window: PHONE });
  const names = await gather(page, 2);
  await saved(page).first().getByRole('heading').getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await panel.getByRole('button', { name: 'Work out my deal' }).click();
  await panel.getByRole('textbox', { name: 'Trade-in' }).fill('3100');
  await panel.getByRole('button', { name: 'Keep my deal' }).click();
  await panel.getByText('Amount financed').waitFor();
  await garageLink(page).click();
  const mine = await dealIn(page);
  await page.getByText('Open on another device').click();
  await page.getByRole('img', { name: 'QR code of your saved list' }).locator('path[d^="M"]').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([link.search, link.pathname]).toEqual(['', GARAGE]);

  const other = await site.openPage(GARAGE + link.hash, { window: DESKTOP });
  await other.getByText('This link holds 2 saved cars, 1 with a deal.').waitFor();
  expect(await axeViolations(other)).toEqual([]);
  expect(await saved(other).count()).toBe(0);
  await other.getByRole('button', { name: 'Add to your garage' }).click();
  for (const name of names) await saved(other).getByRole('heading', { name }).waitFor();
  expect(await dealIn(other)).toEqual(mine);
  expect(new URL(other.url()).hash).toBe('');
});

it.each(ANY_WINDOW)(
  'an email address for news is one tap away, by keyboard alone too, $width px',
  async (window) => {
    const page = await site.openPage('/stock/?make=Ford', { window });
    await page.getByRole('button', { name: 'Save this search' }).click();
    await gather(page, 1);
    const asked: unknown[] = [];
    await page.route('**/api/alerts', async (route) => {
      const isForm = route.request().method() === 'POST';
      if (isForm) asked.push(route.request().postDataJSON());
      await route.fulfill({ status: isForm ? 202 : 204 });
    });
    await tabTo(page, page.getByText('Email me when something changes'));
    await page.keyboard.press('Enter');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    await tabTo(page, email);
    await page.keyboard.type('ann');
    await page.keyboard.press('Enter');
    await page.getByText(/Please check the address/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('@example.com');
    await page.keyboard.press('Enter');
    await page.getByText(/we’ve sent a link to ann@example.com/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(asked).toEqual([
      {
        email: 'ann@example.com',
        searches: [expect.stringMatching(/^\/stock\//)],
        items: [expect.any(String)],
      },
    ]);
  },
);
