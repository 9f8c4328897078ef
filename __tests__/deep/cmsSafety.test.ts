import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../../support/browser/chromium';
import { type CmsInRepository, startCmsInRepository } from '../support/browser/cmsServer';
import { movePage } from '../support/browser/contentEdits';
import { type Editor, openEditor, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';

jest.setTimeout(240_000);

/** A drawn car of 3,000 by 2,000 pixels, as a phone would have saved it. */
const HEIC = resolve(__dirname, '../support/browser/yard.heic');

let cms: CmsInRepository;
let browser: Browser;
let page: Page;
let editor: Editor;

const newPage = async (): Promise<Page> => {
  const opened = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  opened.setDefaultTimeout(20_000);
  return opened;
};

beforeAll(async () => {
  cms = await startCmsInRepository();
  browser = await launchChromium();
  page = await newPage();
  editor = await openEditor(page, cms.url);
});
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
});

/** What one task leaves open must not reach the next. */
afterEach(async () => {
  await page.reload();
  await page
    .getByRole('heading', { name: 'Collections' })
    .or(page.getByText('Changes saved'))
    .first()
    .waitFor();
});

const read = (path: string): string => readFileSync(join(cms.folder, 'content', path), 'utf8');
const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
const answer = (words: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: words }).click();
const pressSave = async (on: Page): Promise<void> => {
  await on.getByRole('button', { name: 'Save', exact: true }).click();
};

describe('Staff are told before a link breaks', () => {
  it('delete a page that menus link to only after they say where the links lead then', async () => {
    const menus = read('settings/navigation.yml');
    await editor.openEntry('pages', 'about-us');
    await page.getByRole('button', { name: /Delete/ }).click();
    await dialog('Delete “About us” (Pages)?').waitFor();
    expect(await page.getByRole('dialog').getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['Menus › Menus at the top › About › Goes to']),
    );
    await answer('Go back');
    expect(read('settings/navigation.yml')).toBe(menus);
    await page.getByRole('button', { name: /Delete/ }).click();
    await dialog('Delete “About us” (Pages)?').waitFor();
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.uncheck();
    await page.getByLabel('Links that stay lead to').selectOption({ label: 'Contact us' });
    await answer('Delete');
    await eventually(() =>
      expect(read('settings/navigation.yml')).toBe(menus.replaceAll('/about-us/', '/contact/')),
    );
    expect(() => read('pages/about-us.yml')).toThrow('ENOENT');
    await answer('OK');
  });

  it('move a page, and are offered to change the links to it', async () => {
    const menus = read('settings/navigation.yml');
    expect(await movePage(editor, 'visit-us', 'find-us')).toEqual({ status: 200 });
    await dialog(/^Saved\. .+ to the old address$/).waitFor();
    // The links are changed slowly: whoever opens the menus meanwhile must not work on the old ones.
    await page.route(/\/api\/v1$/, async (route) => {
      if (/"action":"relink"/.test(route.request().postData() ?? ''))
        await Promise.race([
          page.getByRole('dialog').getByText('Changing the links …').waitFor(),
          page.waitForResponse((got) => /"action":"getEntry"/.test(got.request().postData() ?? '')),
        ]);
      await route.continue();
    });
    await answer('Change the links');
    await editor.openEntry('settings', 'navigation');
    expect(read('settings/navigation.yml')).toBe(menus.replaceAll('/visit-us/', '/find-us/'));
    await page.getByRole('button', { name: 'Add link' }).last().click();
    await page.getByLabel('Words', { exact: true }).last().fill('Rules');
    await page.getByLabel('Goes to', { exact: true }).last().selectOption({ label: 'Contact us' });
    expect(await editor.save()).toEqual({ status: 200 });
    await page.unroute(/\/api\/v1$/);
  });

  it('move a page that links to itself: the form shows the link as it is now', async () => {
    const file = join(cms.folder, 'content/pages/finance.yml');
    writeFileSync(
      file,
      read('pages/finance.yml').replace('up. Asking leaves', 'up. [Finance](/finance/). Asking leaves'),
    );
    expect(await movePage(editor, 'finance', 'money')).toEqual({ status: 200 });
    await answer('Change the links');
    await page
      .frameLocator('iframe')
      .getByRole('main')
      .locator('a[href="/money/"]', { hasText: /^Finance$/ })
      .waitFor();
    await retype(page.getByLabel('Title', { exact: true }).first(), 'Money');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read('pages/finance.yml')).toContain('[Finance](/money/)');
  });
});

describe('From the form of one entry to another', () => {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true }).first();
  const [dev, luca] = ['team/dev-patel.md', 'team/luca-romano.md'];
  const changed = [luca, 'team/jack-brennan.md'].map((path) => ({ path, text: '' }));
  beforeAll(() => {
    for (const one of changed) one.text = read(one.path);
  });
  afterEach(() => {
    for (const { path, text } of changed) writeFileSync(join(cms.folder, 'content', path), text);
  });
  const goTo = (entry: string) => page.goto(`${cms.url}/admin/#/collections/${entry}`);
  const shows = (label: string, words: string) =>
    eventually(async () => expect(await field(label).inputValue({ timeout: 5000 })).toBe(words));

  it.each<[string, () => Promise<unknown>]>([
    ['the address bar', () => goTo('team/entries/luca-romano')],
    [
      'the way back',
      async () => {
        await goTo('team/entries/luca-romano');
        await shows('Name', 'Luca Romano');
        await goTo('team/entries/dev-patel');
        await shows('Name', 'Dev Patel');
        await page.goBack();
      },
    ],
  ])('%s opens that entry: what is typed is saved there, and nowhere else', async (_, go) => {
    await editor.openEntry('team', 'dev-patel');
    const before = read(dev);
    await go();
    await shows('Name', 'Luca Romano');
    await retype(field('Role'), 'Typed here');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read(luca)).toMatch(/^role: Typed here$/m);
    expect(read(dev)).toBe(before);
  });

  it('a link of a dialogue opens that entry, at its field', async () => {
    await editor.openEntry('pages', 'finance-calculator');
    await page.getByRole('button', { name: /Delete/ }).click();
    await dialog(/^Delete “/).waitFor();
    const link = page
      .getByRole('dialog')
      .getByRole('link', { name: / › Parts of the page › / })
      .first();
    const name = (await link.getAttribute('aria-label')) ?? (await link.innerText());
    const [title = ''] = name.replace(/^Open: /, '').split(' › ');
    await link.click();
    await shows('Title', title);
    const label = page.locator('label', { hasText: /^Parts of the page/ }).first();
    await eventually(async () => {
      const { y = 0 } = (await label.boundingBox()) ?? {};
      expect(y > 0 && y < 900).toBe(true);
    });
  });

  it('and what is deleted is the one on the screen', async () => {
    await editor.openEntry('team', 'margaret-oconnor');
    await goTo('team/entries/jack-brennan');
    await shows('Name', 'Jack Brennan');
    await page.getByRole('button', { name: 'Delete entry' }).click();
    await eventually(() => expect(() => read('team/jack-brennan.md')).toThrow('ENOENT'));
    expect(read('team/margaret-oconnor.md')).toContain('Margaret');
    await answer('OK');
  });

  it('what was typed and not saved can be kept on the screen, or is kept until they come back', async () => {
    await editor.openEntry('team', 'dev-patel');
    await retype(field('Role'), 'Not saved');
    await goTo('team/entries/luca-romano');
    await dialog('You have not saved what you typed').waitFor();
    await answer('Stay here');
    expect(await field('Role').inputValue()).toBe('Not saved');
    expect(page.url()).toMatch(/dev-patel$/);
    await goTo('team/entries/luca-romano');
    await answer('Open the other entry');
    await shows('Name', 'Luca Romano');
    const offered = page.waitForEvent('dialog', (one) => /backup/.test(one.message()));
    await goTo('team/entries/dev-patel');
    await offered;
  });
});

describe('Two people who open one entry', () => {
  const path = 'team/dev-patel.md';
  let other: Page;
  let theirs: Editor;
  beforeAll(async () => {
    other = await newPage();
    theirs = await openEditor(other, cms.url);
  });
  afterAll(() => other?.close());

  const role = (on: Page): Locator => on.getByLabel('Role').first();

  /** Both open the entry; the other one saves another phone number, and somebody types a role. */
  async function bothChange(phone: string, ownRole: string): Promise<void> {
    await theirs.openEntry('team', 'dev-patel');
    await editor.openEntry('team', 'dev-patel');
    await retype(other.getByLabel(/^Phone/).first(), phone);
    expect(await theirs.save()).toEqual({ status: 200 });
    await retype(role(page), ownRole);
    await pressSave(page);
    await dialog(/^This was changed at \d\d:\d\d by somebody else$/).waitFor();
  }

  it('take what the other one saved', async () => {
    await bothChange('(02) 5550 0188', 'Nobody');
    const saved = read(path);
    await answer('Take theirs');
    await eventually(async () =>
      expect(
        await page
          .getByLabel(/^Phone/)
          .first()
          .inputValue(),
      ).toBe('(02) 5550 0188'),
    );
    expect(await role(page).inputValue()).toBe('General Sales Manager');
    expect(read(path)).toBe(saved);
  });

  it('go back to the form, with what they typed', async () => {
    await bothChange('(02) 5550 0177', 'Still here');
    await answer('Go back');
    expect(await role(page).inputValue()).toBe('Still here');
    expect(read(path)).not.toContain('Still here');
  });
});

describe('A picture is made fit when it is chosen', () => {
  const WIDE = { r: 40, g: 90, b: 70 };

  /** Chooses a file as the portrait of somebody and saves. @returns the name of the file that was saved */
  async function choosePortrait(name: string, bytes: Buffer): Promise<string> {
    const file = join(cms.folder, name);
    writeFileSync(file, bytes);
    await editor.openEntry('team', 'sarah-nguyen');
    await page.getByRole('button', { name: 'Choose different image' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Choose selected' }).click({ timeout: 60_000 });
    expect(await editor.save()).toEqual({ status: 200 });
    rmSync(file);
    return /\/uploads\/(\S+?)["',\s}]/.exec(read('team/sarah-nguyen.md'))?.[1] ?? '';
  }

  it('one of 60 megapixels, lying on its side, with the place where it was taken', async () => {
    const large = await sharp({ create: { width: 9488, height: 6324, channels: 3, background: WIDE } })
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'somebody' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const saved = join(cms.folder, 'content/uploads', await choosePortrait('IMG 0001.jpg', large));
    const { width, height, orientation, exif } = await sharp(saved).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 1706,
      height: 2560,
      orientation: undefined,
      exif: undefined,
    });
  });

  it.each([
    ['scan.jfif', 'jpeg', /scan\.jpg$/],
    ['really-a-png.jpg', 'png', /really-a-png\.png$/],
  ] as const)('%s by its bytes', async (name, format, expected) => {
    const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: WIDE } })
      [format]()
      .toBuffer();
    const saved = await choosePortrait(name, bytes);
    expect(saved).toMatch(expected);
    expect(readFileSync(join(cms.folder, 'content/uploads', saved))).toEqual(bytes);
  });

  it('one of a phone, in HEIC, with the place where it was taken', async () => {
    const saved = await choosePortrait('IMG_2041.HEIC', readFileSync(HEIC));
    expect(saved).toMatch(/\.jpg$/i);
    const picture = sharp(join(cms.folder, 'content/uploads', saved));
    const { format, width, height, exif } = await picture.metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 2560,
      height: 1707,
      exif: undefined,
    });
    // The red car in the middle, and the sky above it.
    const { data } = await picture.resize(30, 20).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * 30 + x) * 3, (y * 30 + x) * 3 + 3)];
    const [red = 0, green = 255] = colourAt(15, 12);
    expect(red).toBeGreaterThan(green + 100);
    const [r = 255, , blue = 0] = colourAt(15, 1);
    expect(blue).toBeGreaterThan(r + 50);
  });
});

describe('The editor’s own buttons', () => {
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not on the screen');
    return box;
  };

  it('leave the end of a form free on a phone, which a form without a page beside it fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.openEntry('stock-overrides', 'u4102');
    const last = page.getByText('Leave empty to keep what your stock system says.', { exact: false });
    await page.getByLabel(/^What the price includes/).scrollIntoViewIfNeeded();
    await page
      .locator('[class*=ControlPaneContainer]')
      .first()
      .evaluate((pane) => {
        for (let box: Element | null = pane; box; box = box.parentElement) box.scrollTop = box.scrollHeight;
      });
    const [end, bar] = [
      await boxOf(last),
      await boxOf(page.getByRole('button', { name: 'Earlier versions' })),
    ];
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y);
    const number = await boxOf(page.getByLabel('Words on its picture (optional)'));
    expect(number.x + number.width).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('do not cover the menu of the page beside a form', async () => {
    await editor.openEntry('team', 'dev-patel');
    const menu = page.frameLocator('iframe').getByRole('banner').getByText('Menu', { exact: true });
    await menu.waitFor();
    const [open, toggle] = [await boxOf(menu), await boxOf(page.getByTitle(/preview/i).first())];
    expect(toggle.y).toBeGreaterThan(open.y + open.height);
  });
});
