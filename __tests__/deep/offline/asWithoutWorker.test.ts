import { readFileSync } from 'node:fs';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { answersToClicks } from '../../support/browser/builtSite';
import { addressOf } from '../../support/browser/stockListing';
import { keptPaths, workerSite } from '../../support/browser/workerSite';
import { firstVisit } from '../../support/browser/workerVisits';
import { carsForSale } from '../../support/stock/publishedStock';

const site = workerSite();

const cars = carsForSale();
const pathOf = (item: StockItem) => stockItemPath(item.id, stockTitle(item).title);

describe('a page that was opened before', () => {
  it('and has moved leads to its new address', async () => {
    const visitor = await firstVisit(site, '/about-us/');
    site.answer('/about-us/', (_, response) => response.writeHead(301, { Location: '/privacy/' }).end());
    await visitor.page.goto(site.url('/about-us/'));
    await addressOf(visitor.page, '/privacy/');
    await answersToClicks(visitor.page);
  });

  it('and is gone from the site still shows its vehicle, as an address that was never built does', async () => {
    const path = pathOf(cars[0] as StockItem);
    const visitor = await firstVisit(site, path);
    const name = await visitor.page.getByRole('heading', { level: 1 }).innerText();
    site.answer(path, (_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync('public/404.html')),
    );
    site.answer(`/page-data${path}page-data.json`, (_, response) => response.writeHead(404).end());
    await visitor.open(path);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('and fails at the site says so, as it does without the worker', async () => {
    const visitor = await firstVisit(site, '/about-us/');
    site.answer('/about-us/', (_, response) =>
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>'),
    );
    await visitor.page.goto(site.url('/about-us/'));
    await visitor.page.getByRole('heading', { name: 'Out of order' }).waitFor();
  });
});

describe('with the worker, as without it', () => {
  it('an old address leads to the new one, and unknown stock to the page that says so', async () => {
    const visitor = await firstVisit(site, '/');
    await visitor.open('/brand-specials/limited-time-test-drive-offer-4411/');
    await addressOf(visitor.page, '/brand-specials/test-drive-bonus-offer-4411/');
    const answer = await visitor.page.goto(site.url('/stock/item/none/none/'));
    expect(answer?.status()).toBe(404);
    await visitor.page
      .getByText('not in stock any more')
      .or(visitor.page.getByText('no longer available'))
      .first()
      .waitFor();
  });

  it('enquiries and the content editor are asked for each time, and never kept', async () => {
    const visitor = await firstVisit(site, '/');
    for (const path of ['/api/enquiries', '/admin/', '/admin/admin.js', '/preview/'])
      site.answer(path, (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>now</p>'),
      );
    const { page } = visitor;
    const ask = (path: string) =>
      page.evaluate(
        (asked) =>
          fetch(asked).then(
            (answer) => answer.text(),
            () => 'no answer',
          ),
        path,
      );
    for (const path of ['/api/enquiries', '/admin/admin.js', '/admin/']) {
      expect(await ask(path)).toContain('now');
    }
    await page.goto(site.url('/admin/'));
    await page.goto(site.url('/preview/'));
    await visitor.open('/');
    await visitor.goOffline();
    for (const path of ['/api/enquiries', '/admin/admin.js', '/admin/'])
      expect(await ask(path)).toBe('no answer');
    expect((await keptPaths(page)).filter((path) => /^\/(api|admin|preview)/.test(path))).toEqual([]);
    await expect(page.goto(site.url('/admin/'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('a page that takes too long is shown as it was kept', async () => {
    const visitor = await firstVisit(site, '/about-us/');
    site.answer('/about-us/', () => undefined);
    await visitor.open('/about-us/');
  });

  it('a device without room shows every page', async () => {
    const visitor = await firstVisit(site, '/');
    const devtools = await visitor.context.newCDPSession(visitor.page);
    const { origin } = new URL(site.url('/'));
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    for (const path of ['/stock/', '/about-us/', '/']) await visitor.open(path);
    expect(await keptPaths(visitor.page)).not.toContain('/about-us/');
  });
});
