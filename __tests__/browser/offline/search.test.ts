import { readFileSync } from 'node:fs';
import { listingOf } from '../../support/browser/stockListing';
import { workerSite } from '../../support/browser/workerSite';
import { firstVisit, keepsItsFiles, scriptOf } from '../../support/browser/workerVisits';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';
import { carsForSale } from '../../support/stock/publishedStock';

const site = workerSite();

const diesel = carsForSale().filter(({ fuelType }) => fuelType === 'Diesel').length;
const MANIFEST = '/stock-index/manifest.json';
const HOME = readFileSync('public/index.html', 'utf8');
/** The script of the Worker that searches. */
const SEARCH = scriptOf('search-worker');

describe('a visitor without a network', () => {
  it('filters the stock', async () => {
    const visitor = await firstVisit(site, '/stock/');
    await visitor.keeps(MANIFEST);
    await visitor.goOffline();
    await visitor.open('/stock/?fuelType=Diesel');
    await listingOf(visitor.page, diesel);
  });

  it('filters the stock, although the search was requested before the worker began and arrived after', async () => {
    const [isAsked, begin] = gate();
    const [hasWorker, arrive] = gate();
    // The worker begins once it has this page.
    site.answer('/when-offline.html', (_, response) => {
      void isAsked.then(() => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HOME));
    });
    site.answer(SEARCH, (_, response) => {
      begin();
      void hasWorker.then(() =>
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(`public${SEARCH}`)),
      );
    });
    const visitor = await site.visit();
    await visitor.page.goto(site.url('/stock/'));
    await eventually(async () =>
      expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
    );
    arrive();
    await visitor.keeps('/stock/', SEARCH, MANIFEST);
    await keepsItsFiles(visitor);
    await visitor.goOffline();
    await visitor.open('/stock/?fuelType=Diesel');
    await listingOf(visitor.page, diesel);
  });

  it('works out repayments', async () => {
    const visitor = await firstVisit(site, '/finance-calculator/');
    await visitor.goOffline();
    await visitor.open('/finance-calculator/');
    await visitor.page.getByRole('textbox', { name: 'Budget', exact: true }).fill('220');
    await eventually(async () =>
      expect(await visitor.page.getByRole('main').getByRole('status').first().innerText()).toMatch(
        /For \$220 a week, a used car of up to\s+\$[\d,]+/,
      ),
    );
  });

  it('finds in the garage what they saved', async () => {
    const visitor = await firstVisit(site, '/stock/');
    const { page } = visitor;
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
    await heart.click();
    const saved = page.getByRole('main').getByRole('heading', { name, exact: true });
    await visitor.open('/garage/');
    await saved.first().waitFor();
    await page.waitForLoadState('networkidle');
    await visitor.goOffline();
    await visitor.open('/garage/');
    await saved.first().waitFor();
  });
});
