import {
  type RunningEndpoint,
  startContentEndpoint,
} from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { readDealer } from '../../src/config/dealer';
import { readSettings } from '../../src/config/env';
import { contentSource } from '../../src/generate/content/contentSource';
import type { StockContentQuery } from '../../src/generate/content/queryTypes';
import { loadStock } from '../../src/generate/feed/loadStock';
import { type SitePages, sitePages } from '../../src/generate/pages/sitePages';
import { STOCK_CONTENT_QUERY, stockContext } from '../../src/generate/stock/stockContent';
import { makeStockSite } from '../../src/generate/stock/stockSite';
import { okValue } from '../../support/okValue';

describe('the content of this checkout', () => {
  let endpoint: RunningEndpoint;
  let stock: Awaited<ReturnType<typeof loadStock>>;
  let pages: SitePages;
  beforeAll(async () => {
    // A fault in a file of the content stops the endpoint here, with the fault's place and reason.
    endpoint = await startContentEndpoint(readDealer());
    const settings = readSettings();
    const content = contentSource({ contentUrl: endpoint.url });
    const asked = await content.ask<StockContentQuery>(STOCK_CONTENT_QUERY);
    stock = await loadStock({
      feed: settings.stockFeeds[0]?.address ?? '',
      site: stockContext(asked, settings),
    });
    pages = await sitePages({
      ...{ content, settings, startedAt: Date.now() },
      stock: await makeStockSite(okValue(stock).items, asked),
    });
  }, 60_000);
  afterAll(() => endpoint?.stop());

  it('has a feed whose rows are all accepted', () => {
    const { report } = okValue(stock);
    expect(report.quarantined).toEqual([]);
    expect(report.accepted).toBe(report.read);
  });

  it('gives each page an address of its own', () => {
    expect(pages.addressFaults).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    expect(pages.links).toEqual({ faults: [], warnings: [] });
  });
});
