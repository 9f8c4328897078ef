import type { StockContentQuery } from '../../generate/content/queryTypes';
import { makeStockSite, type StockSite } from '../../generate/stock/stockSite';
import type { Content } from '../../plugins/content-endpoint/content';
import type { Dealer } from '../../src/config/dealer';
import { builtStock } from '../server/builtStock';
import type { EditedStock } from '../server/editedStock';
import { loadedSource } from '../server/loadedSource';
import { openSite } from './sitePreview';

let last: { readonly key: string; readonly stock: StockSite } | undefined;

/** Stock for the same content is made once; only the last is kept. */
const stockOf =
  (edited: EditedStock | undefined) =>
  (asked: StockContentQuery): StockSite => {
    const key = JSON.stringify([asked, edited?.overrides]);
    if (last?.key === key) return last.stock;
    // Two would not fit into the memory.
    last = undefined;
    last = { key, stock: makeStockSite(edited?.items ?? builtStock(), asked) };
    return last.stock;
  };

/**
 * A page of the site with its header and footer, as the site's own templates render it from loaded content.
 * @param now in milliseconds since 1970: what is scheduled for later has no page
 * @param edited the stock, if it isn't the one of the last build
 */
export async function previewPage(
  dealer: Dealer,
  content: Content,
  address: string,
  now: number,
  edited?: EditedStock,
): Promise<string> {
  const pages = await openSite(dealer, loadedSource(content), stockOf(edited), now);
  const [path] = address.split('#');
  const shown = pages.find((page) => page.path === path) ?? pages.find((page) => page.path === '/');
  let html = '';
  for (const part of ['header', shown?.path, 'footer']) {
    const page = pages.find((one) => one.path === part);
    if (page) html += (await page.render(await page.input())).html;
  }
  return html;
}
