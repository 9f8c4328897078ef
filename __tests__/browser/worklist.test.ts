import type { Browser } from 'playwright-core';
import { worklist, worklistHtml } from '../../generate/worklist/worklist';
import { launchChromium } from '../../support/browser/chromium';
import { WINDOWS } from '../support/browser/builtSite';
import { aStockItem } from '../support/stock/aStockItem';

const TODAY = '2026-11-26';
const items = ['Kia', 'Mercedes-Benz'].map((make, at) =>
  aStockItem({ id: `U${at}`, make, price: 34_490 + at, listedOn: '2026-01-02' }),
);
const html = worklistHtml(worklist(items, { began: '2026-01-01', latest: TODAY, items: [] }, TODAY), {
  lang: 'en-AU',
  siteUrl: 'https://www.quillbrooktallis.example',
  count: items.length,
  today: TODAY,
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

it.each(WINDOWS)('the worklist at $width pixels breaks no price, number or heading', async (viewport) => {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('thead th, td[data-label=Price], td[data-label=Days]')].map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      return `${cell.textContent}: ${new Set(tops).size}`;
    }),
  );
  expect(lines).toContain('$34,490: 1');
  expect(lines.filter((line) => !line.endsWith(': 1'))).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
  await page.close();
});
