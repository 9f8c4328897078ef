import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeViolations } from '../support/browser/axeViolations';
import { PHONE } from '../support/browser/builtSite';
import { editorForFile, openEditorOfCopy, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';

const editor = editorForFile(openEditorOfCopy);

const read = (path: string): string => editor.read(path);

describe('The words of a form', () => {
  it('count in plurals', async () => {
    await editor.openEntry('settings', 'site');
    const counts = (await editor.page.getByText(/^\d+ [a-z]/).allInnerTexts()).map((text) => text.trim());
    expect(counts).toEqual(expect.arrayContaining(['12 ways to sort the stock', '2 groups of words']));
    expect(counts).toEqual(expect.arrayContaining(['3 links', '1 opening time', '0 opening times']));
    expect(counts.filter((text) => /day$|^\d+ open$/.test(text))).toEqual([]);
    await editor.openEntry('settings', 'navigation');
    await editor.page.getByText('6 menus at the top').waitFor();
  });

  it('name each row of a list by its value', async () => {
    await editor.openEntry('settings', 'finance');
    const terms = [...read('settings/finance.yml').matchAll(/^repaymentTerms: \[(.*)\]/gm)].flatMap(
      ([, list = '']) => list.split(', '),
    );
    expect(terms).toHaveLength(7);
    for (const term of terms) await editor.page.getByText(term, { exact: true }).first().waitFor();
    expect(await editor.page.getByText('term', { exact: true }).filter({ visible: true }).count()).toBe(0);
  });

  it('name what a button adds: a model has one button for its colours', async () => {
    await editor.openEntry('vehicles', 'quartz');
    expect(await editor.page.getByRole('button', { name: 'Add colour', exact: true }).count()).toBe(1);
  });
});

describe('A whole number', () => {
  it('is not made of 1.5 in silence', async () => {
    const before = read('team/dev-patel.md');
    await editor.openEntry('team', 'dev-patel');
    await retype(editor.page.getByLabel('Place in the list').first(), '1.5');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.page
      .getByText('Place in the list must be a whole number.', { exact: true })
      .first()
      .waitFor();
    expect(read('team/dev-patel.md')).toBe(before);
    await retype(editor.page.getByLabel('Place in the list').first(), '2');
  });
});

describe('The comparison rates of the lender', () => {
  it('are shown below the ones worked out from the form’s rates and fees', async () => {
    await editor.openEntry('settings', 'finance');
    const workedOut = editor.page
      .getByRole('status')
      .filter({ hasText: 'Worked out from the rates and fees' });
    expect(await workedOut.innerText()).toContain('Default 12.52%, New 9.06%, Demo 9.56%, Used 11.07%');
    await retype(editor.page.getByLabel(/^Establishment fee/), '0');
    await editor.page.getByText('fees: Default 11.94%, New 8.49%, Demo 8.99%, Used 10.49%').waitFor();
    await retype(editor.page.getByLabel(/^Establishment fee/), '395');
  });
});

describe('The place on the map of a location', () => {
  const path = 'locations/corrin-creek.yml';
  const point = /^geo:(?:\n {2}.*)+\n|^geo: .*\n/m;

  it('may be left out, and is corrected as two numbers that a map shows', async () => {
    const whole = read(path);
    expect(whole).toMatch(point);
    const postcode = /^(?=.*postcode)(.*)"\d{4}"/m;
    writeFileSync(
      join(editor.cms.folder, 'content', path),
      whole.replace(point, '').replace(postcode, '$1"2800"'),
    );
    const without = read(path);
    await editor.openEntry('locations', 'corrin-creek');
    await retype(editor.page.getByLabel('Phone', { exact: true }).first(), '(02) 5550 0171');
    expect(await editor.save({ elsewhere: 'none' })).toEqual({ status: 200 });
    expect(read(path)).toBe(without.replace('(02) 5550 0170', '(02) 5550 0171'));
    expect(await editor.page.getByRole('link', { name: 'See this place on OpenStreetMap' }).count()).toBe(0);

    await editor.page.getByText('Place on the map').first().locator('xpath=following::button[1]').click();
    await retype(editor.page.getByLabel(/^Latitude/), '-33.2812');
    await retype(editor.page.getByLabel(/^Longitude/), '149.1004');
    const link = editor.page.getByRole('link', { name: 'See this place on OpenStreetMap' });
    expect(await link.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=-33.2812&mlon=149.1004#map=17/-33.2812/149.1004',
    );
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read(path)).toMatch(/geo:\n {2}latitude: -33\.2812\n {2}longitude: 149\.1004\n/);
  });
});

describe('The list of single vehicles', () => {
  it('has the vehicle, its price and its picture; an address with capitals opens the same entry, as it was', async () => {
    const vehicle = { id: 'u4102', written: 'U4102', title: 'Tallis Garnet', price: '$33,990 Drive Away' };
    const picture = '/uploads/team/dev-patel.webp';
    await editor.page.route('**/changed-vehicles.json', (route) =>
      route.fulfill({ json: [{ ...vehicle, picture }] }),
    );
    await editor.page.evaluate(() => {
      window.location.hash = '#/collections/stock-overrides';
    });
    await editor.page.reload();
    const link = editor.page.getByRole('link', { name: /Tallis Garnet · \$33,990 Drive Away · U4102/ });
    await link.waitFor();
    expect(await link.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain(picture);

    const before = read('stock-overrides/u4102.yml');
    await editor.page.evaluate(() => {
      window.location.hash = '#/collections/stock-overrides/entries/U4102';
    });
    await retype(editor.page.getByLabel(/^Words on its picture/), 'Just in');
    expect(editor.page.url()).toMatch(/entries\/u4102$/);
    expect(await editor.save()).toEqual({ status: 200 });
    expect(
      read('stock-overrides/u4102.yml')
        .split('\n')
        .filter((line) => !before.includes(line)),
    ).toEqual(['label: Just in']);
    await editor.page.unroute('**/changed-vehicles.json');
  });
});

describe('The stock number of a single vehicle', () => {
  const number = () => editor.page.getByLabel('Stock number', { exact: true });
  const search = () => editor.page.getByRole('searchbox', { name: 'Search today’s stock' });
  const told = (words: string) => editor.page.getByRole('status').filter({ hasText: words }).waitFor();

  it('is chosen by keyboard from today’s stock, with its picture and price', async () => {
    await editor.openNew('stock-overrides');
    await told('151 vehicles; the first 30 are shown');
    await search().focus();
    await editor.page.keyboard.type('u4102');
    await told('One vehicle');
    await editor.page.keyboard.press('Tab');
    await editor.page.keyboard.press('Enter');
    expect(await number().inputValue()).toBe('U4102');
    expect(await number().evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await search().isVisible()).toBe(false);
    const chosen = editor.page.getByRole('status').filter({ hasText: 'U4102 · $' });
    await eventually(async () =>
      expect(
        await chosen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(100),
    );
    await editor.page.keyboard.press('ControlOrMeta+A');
    await editor.page.keyboard.insertText('U4101');
    await editor.page.getByRole('status').filter({ hasText: 'U4101 · $' }).waitFor();
    await editor.page.getByRole('switch', { name: /^Hide it/ }).click();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read('stock-overrides/u4101.yml')).toBe('stockNumber: U4101\nhide: true\n');
  });

  it('says if no vehicle has it, if the vehicle has gone, and if the stock cannot be read', async () => {
    const choices: readonly object[] = [
      { stockNumber: 'U1', title: 'Garnet', price: '$1', notes: ['row 4, U1: price looks odd'] },
      { stockNumber: 'U2', title: 'Flint', price: '$2', picture: 'https://feed.example/2.jpg', notes: [] },
    ];
    const report = 'notice: content/stock-overrides/u9.yml: stockNumber: U9 is not in today’s stock';
    await editor.page.route('**/stock.json', (route) => route.fulfill({ json: { choices, report } }));
    await editor.openNew('stock-overrides');
    await editor.page
      .getByRole('button', { name: /Garnet/ })
      .getByText('row 4, U1: price looks odd')
      .waitFor();
    await editor.page.getByRole('button', { name: /Flint/ }).getByText('Not shown here').waitFor();
    await number().fill('U8');
    await told('No vehicle on the site has this number.');
    await number().fill('U9');
    await told('This vehicle has gone: it was not in the last import. You can delete this entry.');
    await editor.page.getByText('What the last import said').click();
    await editor.page.getByText(report).waitFor();

    await editor.page.route('**/stock.json', (route) => route.fulfill({ status: 500 }));
    await editor.openNew('team');
    await editor.openNew('stock-overrides');
    await told('Today’s stock cannot be read. Type the number.');
    await editor.page.unroute('**/stock.json');
  });
});

/** One of each. */
const FORMS: readonly (readonly [collection: string, id: string])[] = [
  ['pages', 'contact'],
  ['vehicles', 'quartz'],
  ['brand-specials', 'garnet-runout'],
  ['dealer-specials', 'tyre-special'],
  ['posts', 'ute-or-suv'],
  ['team', 'dev-patel'],
  ['locations', 'corrin-creek'],
  ['assurances', 'exchange'],
  ['stock-overrides', 'u4102'],
  ['settings', 'site'],
  ['settings', 'navigation'],
  ['settings', 'finance'],
  ['settings', 'filters'],
  ['settings', 'looks'],
];

describe('The whole screen', () => {
  const settled = async () => {
    const found = await axeViolations(editor.page);
    const width = await editor.page.evaluate(() => document.documentElement.scrollWidth);
    return { found, fits: width <= (editor.page.viewportSize()?.width ?? 0) };
  };

  it.each([
    ['a phone', PHONE],
    ['a desk', { width: 1280, height: 900 }],
  ])('fits %s, and axe finds nothing in it', async (_, size) => {
    await editor.page.setViewportSize(size);
    await editor.page.evaluate(() => window.location.assign('#/collections/posts'));
    await editor.page.getByRole('heading', { name: 'Blog' }).waitFor();
    expect(await settled()).toEqual({ found: [], fits: true });
    for (const [collection, id] of FORMS) {
      await editor.openEntry(collection, id);
      await eventually(async () => expect(await settled()).toEqual({ found: [], fits: true }));
    }
    await editor.page.getByRole('button', { name: 'Search all text' }).click();
    await editor.page.getByRole('dialog', { name: 'Search all text' }).waitFor();
    expect((await settled()).found).toEqual([]);
    await editor.page.keyboard.press('Escape');
  });

  it('names the buttons of each row of a list', async () => {
    await editor.openEntry('pages', 'contact');
    for (const does of ['Open or close', 'Move', 'Remove'])
      await editor.page.getByRole('button', { name: `${does} Form: Write to us`, exact: true }).waitFor();
  });

  it('shows the form or the page on a phone', async () => {
    await editor.page.setViewportSize(PHONE);
    await editor.openEntry('pages', 'contact');
    const drawn = editor.page.frameLocator('iframe').getByRole('heading', { name: 'Contact us' }).first();
    expect(await drawn.isVisible()).toBe(false);
    await editor.page.getByRole('button', { name: 'Show the page' }).click();
    await drawn.waitFor();
    expect(await editor.page.getByLabel('Title', { exact: true }).isVisible()).toBe(false);
    await editor.page.getByRole('button', { name: 'Back to the form' }).click();
    await editor.page.getByLabel('Title', { exact: true }).waitFor();
    await editor.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('is saved by Ctrl+S; the arrow beside “Save” opens its menu', async () => {
    const { page } = editor;
    await editor.openEntry('team', 'dev-patel');
    await retype(page.getByLabel('Place in the list').first(), '7');
    await page.keyboard.press('Control+s');
    await page.getByText('Changes saved').waitFor();
    expect(read('team/dev-patel.md')).toContain('position: 7');
    await retype(page.getByLabel('Place in the list').first(), '8');
    expect((await settled()).found).toEqual([]);
    const { width = 0, height = 0 } =
      (await page.getByRole('button', { name: 'Save', exact: true }).boundingBox()) ?? {};
    await page
      .getByRole('button', { name: 'Save', exact: true })
      .click({ position: { x: width - 12, y: height / 2 } });
    await page.getByRole('menuitem', { name: 'Save and make a copy' }).waitFor();
    expect(read('team/dev-patel.md')).toContain('position: 7');
    await page.getByRole('menuitem', { name: 'Save now' }).click();
    await page.getByText('Changes saved').waitFor();
    expect(read('team/dev-patel.md')).toContain('position: 8');
  });
});
