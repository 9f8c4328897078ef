import type { Page } from 'playwright-core';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, PHONE } from '../../support/browser/builtSite';
import { touch } from '../../support/browser/fingers';
import { hasFocus, tabTo } from '../../support/browser/keyboard';
import { sidewards } from '../../support/browser/pageLook';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const plain = carsForSale().find(
  ({ images, spinImages, video, priceType }) =>
    images.length > 2 && !spinImages && !video && priceType !== 'poa',
);
if (!plain) throw new Error('No car of the built site has pictures, and neither turn nor film.');
const { title } = stockTitle(plain);
const path = stockItemPath(plain.id, title);

const FRAMES = 24;
const frameUrl = (index: number) => `/turn/${String(index).padStart(2, '0')}.svg`;
const spinImages = Array.from({ length: FRAMES }, (_, index) => ({ url: frameUrl(index) }));

/** The page of an item to which the feed gave more since the page was built. */
async function withMore(page: Page, more: Partial<StockItem>): Promise<void> {
  await page.route('**/stock-index/items.*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const items = (await response.json()) as Record<string, StockItem>;
    const item = items[plain?.id ?? ''];
    if (item) items[item.id] = { ...item, ...more };
    await route.fulfill({ response, json: items });
  });
  await page.route('**/turn/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#789" d="M0 0h4v3H0z"/></svg>',
    }),
  );
}

const spinOpener = (page: Page) => page.getByRole('button', { name: '360° view' });
const slider = (page: Page) => page.getByRole('slider', { name: `360° view of ${title}` });
const degrees = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

describe.each(ANY_WINDOW)('the view from all sides in a window of $width px', (window) => {
  it('asks for nothing before it is opened, moves nothing, and is turned by keys', async () => {
    const asked: string[] = [];
    const page = await site.openPage(path, {
      window,
      prepare: async (fresh) => {
        fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await withMore(fresh, { spinImages });
      },
    });
    await spinOpener(page).waitFor();
    expect(asked.filter((one) => one.startsWith('/turn/'))).toEqual([]);
    const heading = page.getByRole('heading', { name: 'Specifications' });
    await tabTo(page, spinOpener(page));
    const before = await heading.boundingBox();
    await page.keyboard.press('Enter');
    await slider(page).waitFor();
    await page.getByText('Drag to look around').waitFor();
    expect(new Set(asked.filter((one) => one.startsWith('/turn/'))).size).toBe(FRAMES);
    expect(await hasFocus(slider(page))).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await degrees(page)).toBe(30);
    await page.keyboard.press('End');
    expect(await degrees(page)).toBe(345);
    await page.keyboard.press('Home');
    expect(await degrees(page)).toBe(0);
    expect(await slider(page).locator('img').getAttribute('src')).toBe(frameUrl(0));
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);

    // Over the whole window it keeps its place, and turns as well.
    await page.keyboard.press('ArrowRight');
    const wider = page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: 'Full screen' })
      .last();
    await wider.click();
    const whole = page.getByRole('dialog', { name: `360° view of ${title}` });
    await whole.waitFor();
    expect(await hasFocus(slider(page))).toBe(true);
    expect((await slider(page).boundingBox())?.height).toBe(window.height);
    await page.keyboard.press('ArrowRight');
    expect(await degrees(page)).toBe(30);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
    expect(await degrees(page)).toBe(30);
    expect(await hasFocus(wider)).toBe(true);

    await slider(page).press('Escape');
    await slider(page).waitFor({ state: 'detached' });
    expect(await hasFocus(spinOpener(page))).toBe(true);
  });
});

it('the view from all sides is turned by a finger, which still scrolls the page up and down', async () => {
  const page = await site.openPage(path, {
    window: PHONE,
    hasTouch: true,
    prepare: (fresh) => withMore(fresh, { spinImages }),
  });
  const devtools = await page.context().newCDPSession(page);
  await spinOpener(page).tap();
  await page.getByText('Drag to look around').waitFor();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The view has no place.');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await touch(devtools, [[x, y]], [[x + box.width / 2, y]]);
  await eventually(async () => expect(await degrees(page)).toBe(180));
  await touch(devtools, [[x, y]], [[x, y - 120]]);
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50));
});

describe.each(ANY_WINDOW)('a film in a window of $width px', (window) => {
  it('asks no other host for anything before somebody plays it, by pointer or keyboard', async () => {
    const foreign: string[] = [];
    const page = await site.openPage(path, {
      window,
      prepare: async (fresh) => {
        const own = new URL(site.url('/')).host;
        fresh.on('request', (request) => {
          const { protocol, host } = new URL(request.url());
          if (protocol.startsWith('http') && host !== own) foreign.push(host);
        });
        await withMore(fresh, { video: { kind: 'youtube', id: 'aqz-KE_bpKQ' } });
        await fresh.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
        );
      },
    });
    const opener = page.getByRole('button', { name: 'Play the video' });
    await opener.hover();
    await tabTo(page, opener);
    expect(foreign).toEqual([]);
    await page.keyboard.press('Enter');
    const player = page.locator('iframe');
    await player.waitFor();
    expect(await player.getAttribute('title')).toBe(`Video of ${title}`);
    expect(await player.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE_bpKQ\?/,
    );
    await eventually(async () => expect(foreign).toEqual(['www.youtube-nocookie.com']));
    const close = page.getByRole('button', { name: 'Back to the pictures' });
    expect(await hasFocus(close)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await close.click();
    await player.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
  });
});

describe.each(ANY_WINDOW)('the repayment in a window of $width px', (window) => {
  it('is changed in its place by keyboard, kept on every card, and taken to the calculator and back', async () => {
    const page = await site.openPage(path, { window });
    const panel = page.getByRole('complementary', { name: 'Price' });
    const opener = panel.getByRole('button', { name: 'Work out my deal' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const form = panel.getByRole('form', { name: 'My deal' });
    const deposit = form.getByRole('textbox', { name: 'Deposit' });
    await eventually(async () => expect(await hasFocus(deposit)).toBe(true));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4000');
    await tabTo(page, form.getByRole('textbox', { name: 'Term' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('36');
    await form.getByText('Show the working').click();
    await form.getByText('Amount financed', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    const [amount = 'none'] = /\$[\d,]+/.exec(await form.getByRole('status').innerText()) ?? [];

    await form.getByRole('link', { name: 'Open in the calculator' }).click();
    const back = page.getByRole('main').getByRole('link', { name: `Back to the ${title}` });
    await back.waitFor();
    await eventually(async () => expect(await page.getByRole('main').innerText()).toContain(amount));
    expect(await page.getByRole('textbox', { name: 'Deposit', exact: true }).inputValue()).toBe('4,000');
    expect(await axeViolations(page)).toEqual([]);
    await back.click();
    await panel.waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await eventually(async () => expect(await panel.innerText()).toContain(amount));
  });
});

describe('the pictures of a card', () => {
  const first = (page: Page) => page.getByRole('main').getByRole('article').first();
  const row = (page: Page) => first(page).locator('a[aria-hidden]');

  it('are swiped by a finger, and asked for then; a tap on one opens the page', async () => {
    const page = await site.openPage('/stock/?make=Ford', { window: PHONE, hasTouch: true });
    const devtools = await page.context().newCDPSession(page);
    const pictures = first(page).locator('img');
    await row(page).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await pictures.count()).toBe(1);
    const below = first(page).getByRole('heading');
    const before = await below.boundingBox();
    const box = await row(page).boundingBox();
    if (!box) throw new Error('The card has no picture.');
    const y = box.y + box.height / 2;
    await touch(devtools, [[box.x + box.width - 40, y]], [[box.x + 40, y]]);
    await eventually(async () => {
      expect(await pictures.count()).toBeGreaterThan(2);
      expect(await row(page).evaluate((one) => one.scrollLeft)).toBeCloseTo(box.width, -1);
    });
    expect(await below.boundingBox()).toEqual(before);
    expect(new URL(page.url()).pathname).toBe('/stock/ford/');
    expect(await axeViolations(page)).toEqual([]);
    const name = await below.innerText();
    await page.touchscreen.tap(box.x + box.width / 2, y);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('are one for a mouse and a keyboard, and the card is one link', async () => {
    const page = await site.openPage('/stock/?make=Ford', { window: DESKTOP });
    const name = await first(page).getByRole('heading').innerText();
    expect(await first(page).getByRole('link', { name }).count()).toBe(1);
    expect(await row(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await tabTo(page, first(page).getByRole('link', { name }));
    await page.keyboard.press('Tab');
    expect(await hasFocus(row(page))).toBe(false);
    const box = await row(page).boundingBox();
    if (!box) throw new Error('The card has no picture.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});
