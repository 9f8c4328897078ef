import type { StockContentQuery } from '../../generate/content/queryTypes';
import { makeStockSite, type StockSite } from '../../generate/stock/stockSite';
import type { Content } from '../../plugins/content-endpoint/content';
import type { Dealer } from '../../src/config/dealer';
import { builtStock } from '../server/builtStock';
import { loadedSource } from '../server/loadedSource';
import { openSite } from './sitePreview';

const stocks = new Map<string, StockSite>();

/** Stock for the same content is made once; only the last is kept. */
function stockOf(asked: StockContentQuery): StockSite {
  const key = JSON.stringify(asked);
  const known = stocks.get(key) ?? makeStockSite(builtStock(), asked);
  stocks.clear();
  stocks.set(key, known);
  return known;
}

/**
 * A page of the site with its header and footer, as the site's own templates render it from loaded content.
 * @param now in milliseconds since 1970: what is scheduled for later has no page
 */
export async function previewPage(
  dealer: Dealer,
  content: Content,
  address: string,
  now: number,
): Promise<string> {
  const pages = await openSite(dealer, loadedSource(content), stockOf, now);
  const [path] = address.split('#');
  const shown = pages.find((page) => page.path === path) ?? pages.find((page) => page.path === '/');
  let html = '';
  for (const part of ['header', shown?.path, 'footer']) {
    const page = pages.find((one) => one.path === part);
    if (page) html += (await page.render(await page.input())).html;
  }
  return html;
}
