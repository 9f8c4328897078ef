import { readFileSync } from 'node:fs';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { type Visitor, workerSite } from '../../support/browser/workerSite';
import { firstVisit } from '../../support/browser/workerVisits';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = workerSite();

const cars = carsForSale();
const pathOf = (item: StockItem) => stockItemPath(item.id, stockTitle(item).title);

describe('a shopper without a network', () => {
  const THREE_DAYS = 3 * 86_400_000;
  const said = ({ page }: Visitor) => page.getByRole('banner').getByRole('status');

  /** A path that the site's server answered some days ago. */
  const answeredAgo = (path: string, ago: number) =>
    site.answer(path, (_, response) => {
      response.sendDate = false;
      response
        .writeHead(200, { 'Content-Type': 'text/html', Date: new Date(Date.now() - ago).toUTCString() })
        .end(readFileSync(`public${path}index.html`));
    });

  it('is told so on every page, with the time of the prices, until the network is back', async () => {
    const visitor = await firstVisit(site, '/');
    expect(await said(visitor).innerText()).toBe('');
    await visitor.goOffline();
    await visitor.open('/');
    await eventually(async () =>
      expect(await said(visitor).innerText()).toMatch(/^Offline\. Prices as at \d+:\d\d\s[ap]m$/),
    );
    await visitor.goOnline();
    await visitor.open('/');
    await eventually(async () => expect(await said(visitor).innerText()).toBe(''));
  });

  it('is told when the network goes while a page is open', async () => {
    const visitor = await firstVisit(site, '/about-us/');
    await visitor.goOffline();
    await eventually(async () => expect(await said(visitor).innerText()).toContain('Offline'));
  });

  it('reads beside a price from which day the price is', async () => {
    const [item] = cars;
    if (!item) throw new Error('No car is for sale.');
    const path = pathOf(item);
    answeredAgo(path, THREE_DAYS);
    const visitor = await firstVisit(site, path);
    await visitor.open(path);
    await visitor.goOffline();
    await visitor.open(path);
    const day = new Date(Date.now() - THREE_DAYS).toLocaleDateString('en-AU', { weekday: 'long' });
    await visitor.page
      .getByRole('complementary', { name: 'Price' })
      .getByText(new RegExp(`As at ${day} \\d+:\\d\\d\\s[ap]m\\. Call us to check\\.`))
      .waitFor();
    expect(await said(visitor).innerText()).toContain(`Prices as at ${day}`);
  });
});
