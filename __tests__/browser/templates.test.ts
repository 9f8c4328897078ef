import { readFileSync } from 'node:fs';
import { axeViolations } from '../support/axeViolations';
import { pageFile } from '../support/builtPages';
import { builtSite, WINDOWS } from '../support/builtSite';
import { samplePages, templatePages } from '../support/templatePages';

const site = builtSite();

/** Built only when a setting asks for it. */
const ON_DEMAND = ['TestForms'];
/** Pages whose look depends on what they hold are looked at more than once. */
const SAMPLES = 2;
/** Half of what counts as good: where the machine has none of the fallback faces, a late font may break one line anew. */
const MOST_SHIFT = 0.05;

const unlisted = (path: string) =>
  /<meta[^>]*name="robots"[^>]*noindex/.test(readFileSync(pageFile(path), 'utf8'));

it('every template has made a page', () => {
  const idle = templatePages().filter(
    ({ template, paths }) => paths.length === 0 && !ON_DEMAND.includes(template),
  );
  expect(templatePages().length).toBeGreaterThanOrEqual(20);
  expect(idle).toEqual([]);
});

describe.each(WINDOWS)('at $width pixels', (window) => {
  it.each(samplePages(SAMPLES))('%s is whole, stands still and passes axe: %s', async (_template, path) => {
    const page = await site.openPage(path, {
      window,
      prepare: (opened) =>
        opened.addInitScript(() => {
          const seen = window as unknown as { shifted: number };
          seen.shifted = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
              if (!entry.hadRecentInput) seen.shifted += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await page.waitForLoadState('networkidle');
    const facts = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      landmarks: ['header', 'nav', 'main', 'footer'].filter(
        (name) => document.querySelector(name === 'header' ? 'body header' : name) === null,
      ),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      hasTitle: document.title.trim() !== '',
      hasDescription: document.querySelector('meta[name="description"]')?.getAttribute('content') !== '',
      sidewards: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(facts).toEqual({
      headings: 1,
      landmarks: [],
      canonical: unlisted(path) ? null : expect.stringMatching(new RegExp(`^https://[^/]+${path}$`)),
      hasTitle: true,
      hasDescription: true,
      sidewards: 0,
    });
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(
      MOST_SHIFT,
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});

it.each([390, 320])('the word on the menu button stays in one line at %i pixels', async (width) => {
  const page = await site.openPage('/', { window: { width, height: 800 } });
  const word = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Menu' });
  const lines = await word.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
