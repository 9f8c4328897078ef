import { readFileSync, writeFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { FedStock } from '../../src/domain/stock/stockOverride';
import { pageFile } from '../../support/browser/builtPages';
import { startCmsInRepository } from '../support/browser/cmsServer';
import { type EditorOfCopy, openEditorOfCopy, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';

jest.setTimeout(60_000);

let editor: EditorOfCopy;
let page: Page;

beforeAll(async () => {
  editor = await openEditorOfCopy();
  page = editor.page;
}, 240_000);
afterAll(() => editor?.close());

const beside = (): FrameLocator => page.frameLocator('iframe');
/** What shows the field that somebody is in. */
const edited = (): Locator => beside().locator('[data-edited]');
const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** What isn't compared: styles stand between the elements here and in the head there. */
const LEFT = 'style, script, noscript';

describe('The page beside a form', () => {
  it.each([
    ['pages', 'finance', '/finance/'],
    ['vehicles', 'quartz', '/vehicles/quartz/'],
    ['brand-specials', 'garnet-runout', '/brand-specials/2025-plate-garnet-clearance-4402/'],
    ['dealer-specials', 'service-special', '/dealer-specials/'],
    ['posts', 'ute-or-suv', '/blog/ute-or-suv/'],
    ['team', 'dev-patel', '/team/'],
    ['locations', 'corrin-creek', '/contact/'],
    ['stock-overrides', 'u4114', '/stock/item/QT26015/2021-toyota-kluger-gx/'],
  ])('has every word of the built one: %s/%s', async (collection, id, path) => {
    const built = await page.evaluate(
      ([html, left]) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        for (const one of main?.querySelectorAll(left) ?? []) one.remove();
        return main?.textContent ?? '';
      },
      [readFileSync(pageFile(path), 'utf8'), LEFT] as const,
    );
    const view = await fetch(`${editor.cms.url}/view/${collection}/${id}`, { redirect: 'manual' });
    expect(view.headers.get('Location')?.split('#')[0]).toBe(`http://127.0.0.1:8000${path}`);
    await editor.openEntry(collection, id);
    const words = () =>
      beside()
        .getByRole('main')
        .evaluate((main, left) => {
          const copy = main.cloneNode(true) as HTMLElement;
          for (const one of copy.querySelectorAll(left)) one.remove();
          return copy.textContent;
        }, LEFT);
    await eventually(async () => expect(await words()).toBe(built), 20_000);
    await beside().getByRole('banner').waitFor();
    await beside().getByRole('contentinfo').waitFor();
    // The editor adds no styles to the page.
    expect(
      await beside()
        .getByRole('main')
        .evaluate((main) => getComputedStyle(main).maxWidth),
    ).toBe('none');
  });

  it('has the pictures of a vehicle that the last build left out, and “View page” says that it has no page', async () => {
    const fed = readFileSync('reports/fed.json', 'utf8');
    const { order, changed } = JSON.parse(fed) as FedStock;
    const hidden = changed.find(({ stockNumber }) => stockNumber === 'U4102') as StockItem;
    writeFileSync(
      'reports/fed.json',
      JSON.stringify({ order, changed: [...changed, { ...hidden, id: 'HIDDEN', stockNumber: 'U9999' }] }),
    );
    try {
      await editor.openNew('stock-overrides');
      await page.getByRole('searchbox', { name: 'Search today’s stock' }).fill('u9999');
      await page.getByRole('button', { name: /U9999/ }).click();
      await page.getByRole('switch', { name: /^Hide it/ }).click();
      const picture = beside().getByRole('main').locator('img[src^="/uploads/stock/"]').first();
      await eventually(async () =>
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
      );
      expect(await editor.save()).toEqual({ status: 200 });
    } finally {
      writeFileSync('reports/fed.json', fed);
    }
    const shown = await fetch(`${editor.cms.url}/view/stock-overrides/u9999`);
    expect(await shown.text()).toContain('<h1>This vehicle is hidden</h1>');
  });

  it('follows what is typed, draws on while a field is empty, and says when a draft is not on the site', async () => {
    await editor.openEntry('brand-specials', 'garnet-runout');
    const title = page.getByLabel('Title', { exact: true }).first();
    await retype(title, 'Garnets, nearly gone');
    await beside().getByRole('heading', { level: 1, name: 'Garnets, nearly gone' }).waitFor();
    await retype(page.getByLabel(/^Price( \(optional\))?$/).first(), '32990');
    await beside().getByText('from $32,990 drive away').first().waitFor();
    await title.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await beside().getByText('Still to fill in or put right: Title', { exact: true }).waitFor();
    await beside().getByRole('heading', { level: 1, name: 'Title …' }).waitFor();
    await retype(title, 'Garnets, gone');
    await page.getByRole('switch', { name: /^Draft/ }).click();
    await beside().getByText('Draft: not on the site').waitFor();
    await beside().getByRole('heading', { level: 1, name: 'Garnets, gone' }).waitFor();
    expect(editor.read('brand-specials/garnet-runout.md')).not.toContain('gone');
  });

  it('begins at the rates while somebody edits them', async () => {
    await editor.openEntry('settings', 'finance');
    const rates = beside().locator('#rates');
    await rates.getByText('Comparison rate').first().waitFor();
    await eventually(async () => expect(await isInView(rates)).toBe(true));
  });

  it('begins at the person or the place that somebody edits', async () => {
    for (const [collection, id, name] of [
      ['team', 'luca-romano', 'Luca Romano'],
      ['locations', 'corrin-creek', 'Corrin Creek'],
    ] as const) {
      await editor.openEntry(collection, id);
      const shown = beside().getByRole('main').getByText(name, { exact: true }).first();
      await shown.waitFor();
      await eventually(async () => expect(await isInView(shown)).toBe(true));
    }
  });

  it('shows the part of each field that somebody is in, and the form stays where it is', async () => {
    await editor.openEntry('settings', 'navigation');
    // Behind the phone's button at this width: the first menu is open.
    await beside().locator('header nav details[open]').waitFor();
    const last = page.getByLabel('Words', { exact: true }).last();
    // Its item is closed: its button comes before the ones to drag and to remove it.
    const summary = page.getByText(new RegExp(`^${await last.inputValue()} →`));
    await summary.locator('xpath=preceding::button[2]').click();
    await last.click();
    const before = await last.boundingBox();
    await eventually(async () => expect(await edited().innerText()).toBe(await last.inputValue()));
    expect(await isInView(edited())).toBe(true);
    expect(await last.boundingBox()).toEqual(before);

    await editor.openEntry('settings', 'filters');
    const filters = beside().getByRole('complementary', { name: 'Filters' });
    await eventually(async () => expect(await filters.innerText()).toContain('Condition'), 20_000);
    expect(await filters.evaluate((rail) => rail.getBoundingClientRect().top < window.innerHeight)).toBe(
      true,
    );
    // A drawing is a mask, which has no size of its own.
    const drawing = await filters.evaluate((rail) =>
      [...rail.querySelectorAll('*')]
        .map((one) => /url\("([^"]+\.svg)"\)/.exec(getComputedStyle(one).maskImage)?.[1])
        .find(Boolean),
    );
    expect((await fetch(String(drawing))).status).toBe(200);

    await editor.openEntry('dealer-specials', 'service-special');
    const price = page.getByLabel(/^Price( \(optional\))?$/).first();
    await price.click();
    await eventually(async () => expect(await edited().innerText()).toContain(await price.inputValue()));
  });

  it('is as narrow as a phone on request, from one entry to the next', async () => {
    await editor.openEntry('posts', 'ute-or-suv');
    const phone = beside().getByRole('button', { name: 'As on a phone' });
    const width = () =>
      beside()
        .locator('html')
        .evaluate((html) => html.clientWidth);
    expect(await width()).toBeGreaterThan(500);
    await phone.click();
    expect(await width()).toBe(390);
    await editor.openEntry('team', 'dev-patel');
    await eventually(async () => expect(await width()).toBe(390));
    await phone.click();
    expect(await width()).toBeGreaterThan(500);
  });

  it('draws a new entry from the start, of an ordinary kind', async () => {
    await editor.openNew('pages');
    const labels = page.locator('#nc-root label');
    await eventually(async () => expect((await labels.allTextContents())[0]).toBe('Kind of page'));
    await beside().getByRole('heading', { level: 1, name: 'Title …' }).waitFor();
    await page.getByLabel('Title', { exact: true }).first().fill('Towing days');
    await beside().getByRole('heading', { level: 1, name: 'Towing days' }).waitFor();
    await eventually(async () => expect(await edited().innerText()).toBe('Towing days'));
  });

  it('shows a menu of the settings in the footer, and a picture that is not saved yet', async () => {
    await editor.openEntry('settings', 'navigation');
    await page.getByRole('button', { name: 'Add link' }).last().click();
    await page.getByLabel('Words', { exact: true }).last().fill('Our rules');
    await page.getByLabel('Goes to', { exact: true }).last().selectOption({ label: 'Contact us' });
    await beside().getByRole('contentinfo').getByText('Our rules').waitFor();

    await editor.openEntry('team', 'dev-patel');
    await page.getByRole('button', { name: 'Choose different image' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'dev-now.webp',
      mimeType: 'image/webp',
      buffer: readFileSync('dealers/quillbrook/content/uploads/team/tom-whitlam.webp'),
    });
    await page.getByRole('button', { name: 'Choose selected' }).click();
    const portrait = beside().getByRole('img', { name: 'Portrait of Dev Patel' });
    await eventually(async () => expect(await portrait.getAttribute('src')).toMatch(/^blob:/));
    await page.getByLabel(/^Keep in view/).click();
    await page.getByRole('option', { name: 'The top' }).click();
    await eventually(async () =>
      expect(await portrait.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 0%'),
    );
    await portrait.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
  });
});

it('nobody else waits while the page beside a form is made ready', async () => {
  const cms = await startCmsInRepository();
  const order: string[] = [];
  await Promise.all([
    cms.preparePreview().then(() => order.push('page')),
    cms.post('search', { text: '5550 0140' }).then(({ status }) => order.push(`search: ${status}`)),
  ]);
  await cms.stop();
  expect(order).toEqual(['search: 200', 'page']);
});
