import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/browser/chromium';
import { type CmsOverCopy, startCmsOverCopy } from '../support/browser/cmsServer';
import { type Editor, openEditor, retype } from '../support/browser/editor';

jest.setTimeout(240_000);

let cms: CmsOverCopy;
let browser: Browser;
let page: Page;
let editor: Editor;

beforeAll(async () => {
  cms = await startCmsOverCopy();
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  editor = await openEditor(page, cms.url);
});
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
});

const read = (path: string): string => readFileSync(join(cms.folder, 'content', path), 'utf8');

describe('The words of a form', () => {
  it('count in plurals', async () => {
    await editor.openEntry('settings', 'site');
    const counts = (await page.getByText(/^\d+ [a-z]/).allInnerTexts()).map((text) => text.trim());
    expect(counts).toEqual(expect.arrayContaining(['11 ways to sort the stock', '2 groups of words']));
    expect(counts).toEqual(expect.arrayContaining(['3 links', '1 opening time', '0 opening times']));
    expect(counts.filter((text) => /day$|^\d+ open$/.test(text))).toEqual([]);
    await editor.openEntry('settings', 'navigation');
    await page.getByText('6 menus at the top').waitFor();
  });

  it('name each row of a list by its value', async () => {
    await editor.openEntry('settings', 'finance');
    const terms = [...read('settings/finance.yml').matchAll(/^repaymentTerms: \[(.*)\]/gm)].flatMap(
      ([, list = '']) => list.split(', '),
    );
    expect(terms).toHaveLength(7);
    for (const term of terms) await page.getByText(term, { exact: true }).first().waitFor();
    expect(await page.getByText('term', { exact: true }).filter({ visible: true }).count()).toBe(0);
  });

  it('name what a button adds: a model has one button for its colours', async () => {
    await editor.openEntry('vehicles', 'quartz');
    expect(await page.getByRole('button', { name: 'Add colour', exact: true }).count()).toBe(1);
  });
});

describe('A whole number', () => {
  it('is not made of 1.5 in silence', async () => {
    const before = read('team/dev-patel.md');
    await editor.openEntry('team', 'dev-patel');
    await retype(page.getByLabel('Place in the list').first(), '1.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Save now').click();
    await page.getByText('Place in the list must be a whole number.', { exact: true }).first().waitFor();
    expect(read('team/dev-patel.md')).toBe(before);
    await retype(page.getByLabel('Place in the list').first(), '2');
  });
});

describe('The place on the map of a location', () => {
  const path = 'locations/corrin-creek.yml';
  const point = /^geo:(?:\n {2}.*)+\n|^geo: .*\n/m;

  it('may be left out, and is corrected as two numbers that a map shows', async () => {
    const whole = read(path);
    expect(whole).toMatch(point);
    const postcode = /^(?=.*postcode)(.*)"\d{4}"/m;
    writeFileSync(join(cms.folder, 'content', path), whole.replace(point, '').replace(postcode, '$1"2800"'));
    const without = read(path);
    await editor.openEntry('locations', 'corrin-creek');
    await retype(page.getByLabel('Phone', { exact: true }), '(02) 5550 0171');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read(path)).toBe(without.replace('(02) 5550 0170', '(02) 5550 0171'));
    expect(await page.getByRole('link', { name: 'See this place on OpenStreetMap' }).count()).toBe(0);

    await page.getByText('Place on the map').first().locator('xpath=following::button[1]').click();
    await retype(page.getByLabel(/^Latitude/), '-33.2812');
    await retype(page.getByLabel(/^Longitude/), '149.1004');
    const link = page.getByRole('link', { name: 'See this place on OpenStreetMap' });
    expect(await link.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=-33.2812&mlon=149.1004#map=17/-33.2812/149.1004',
    );
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read(path)).toMatch(/geo:\n {2}latitude: -33\.2812\n {2}longitude: 149\.1004\n/);
  });
});
