import { readFileSync } from 'node:fs';
import { pageFile } from '../../support/browser/builtPages';
import { SAMPLES, samplePages, templatePages } from '../../support/browser/templatePages';
import { axeViolations } from '../support/browser/axeViolations';
import { builtSite, inTurns, PHONE, WINDOWS } from '../support/browser/builtSite';
import {
  brokenWords,
  fitsNarrowWindows,
  holes,
  pageFacts,
  sidewards,
  WHOLE_PAGE,
} from '../support/browser/pageLook';

const site = builtSite();

const TABLET = { width: 768, height: 1024 };

/** Built only when a setting asks for it. */
const ON_DEMAND = ['TestForms'];

/** Kept out of search engines, by its HTML. */
const isUnlisted = (path: string) =>
  /<meta[^>]*name="robots"[^>]*noindex/.test(readFileSync(pageFile(path), 'utf8'));

it('every template has made a page', () => {
  const idle = templatePages().filter(
    ({ template, paths }) => paths.length === 0 && !ON_DEMAND.includes(template),
  );
  expect(templatePages().length).toBeGreaterThanOrEqual(20);
  expect(idle).toEqual([]);
});

describe.each(WINDOWS)('at $width pixels', (window) => {
  const samples = inTurns(samplePages(SAMPLES), window);
  it.each(samples)('%s is whole, passes axe, and suits narrower windows: %s', async (_template, path) => {
    const page = await site.openPage(path, { window });
    await page.waitForLoadState('load');
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await pageFacts(page)).toEqual(WHOLE_PAGE);
    const { canonical, missing } = await page.evaluate(() => ({
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      missing: ['body header', 'nav', 'main', 'footer'].filter((name) => !document.querySelector(name)),
    }));
    expect(canonical).toEqual(
      isUnlisted(path) ? null : expect.stringMatching(new RegExp(`^https://[^/]+${path}$`)),
    );
    expect(missing).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await fitsNarrowWindows(page);
    await page.setViewportSize(TABLET);
    expect(await holes(page)).toEqual([]);
  });
});

it('the word on the menu button stays in one line, on two phones', async () => {
  const page = await site.openPage('/', { window: PHONE });
  const word = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Menu' });
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await word.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});
