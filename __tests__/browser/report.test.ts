import type { Browser } from 'playwright-core';
import { REPORT_PATH } from '../../enquiries/report/report';
import { launchChromium } from '../../support/browser/chromium';
import { anEnquiry, anItem } from '../../support/leads/enquiries';
import { axeViolations } from '../support/browser/axeViolations';
import { WINDOWS } from '../support/browser/builtSite';
import { REPORT_PASSWORD, startReportServer } from '../support/leads/reportServer';
import { aStockItem } from '../support/stock/aStockItem';

let server: Awaited<ReturnType<typeof startReportServer>>;
let browser: Browser;

beforeAll(async () => {
  const arrived = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  server = await startReportServer([
    aStockItem({ id: anItem.id, make: 'Tallis', model: 'Heron', createdAt: arrived(12) }),
    ...[2, 9, 25, 33, 34, 58, 71, 88, 104, 140, 190].map((days, at) =>
      aStockItem({ id: `${at}`, make: 'Kia', model: 'Sportage', createdAt: arrived(days) }),
    ),
  ]);
  for (const kind of ['enquireNow', 'bookATestDrive', 'valueTradeIn', 'bookATestDrive'] as const)
    await server.send(anEnquiry(kind));
  const today = new Date().toISOString().slice(0, 10);
  for (const [times, search] of [
    [5, { wishes: 'make-priceRange', make: 'kia' }],
    [2, { wishes: 'bodyType-kilometresMax-seats' }],
    [1, { wishes: 'keywords' }],
  ] as const)
    for (let time = 0; time < times; time += 1) await server.store.countEmptySearch(today, search);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(WINDOWS)('The report at $width pixels', (viewport) => {
  it('shows each plot with its words, loads nothing else and does not scroll sideways', async () => {
    const context = await browser.newContext({
      viewport,
      httpCredentials: { username: 'dealer', password: REPORT_PASSWORD },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}${REPORT_PATH}?days=28`);
    await page.getByRole('heading', { level: 2, name: '4 enquiries in 28 days' }).waitFor();
    await page.getByRole('img', { name: 'Enquiries by day' }).waitFor();
    await page.getByRole('img', { name: 'Vehicles by days in stock' }).waitFor();
    const forms = page.getByRole('list', { name: 'Enquiries by form' });
    expect(await forms.getByRole('listitem').first().innerText()).toMatch(/Book A Test Drive\s+2/);
    const searches = page.getByRole('list', { name: 'Searches that found nothing' });
    expect(await searches.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Kia, price\s+5$/),
      expect.stringMatching(/^body type, kilometres, seats\s+2$/),
      expect.stringMatching(/^keywords\s+1$/),
    ]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(new Set(asked)).toEqual(new Set([REPORT_PATH]));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '365 days' }).click();
    await page.getByRole('heading', { level: 2, name: '4 enquiries in 365 days' }).waitFor();
    await context.close();
  });
});
