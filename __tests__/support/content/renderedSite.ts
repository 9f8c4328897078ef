import { openSite, type RenderedPage, type SitePage } from '../../../cms/preview/sitePreview';
import { contentSource } from '../../../generate/content/contentSource';
import { makeStockSite } from '../../../generate/stock/stockSite';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { spreadSample } from '../../../support/browser/builtPages';
import { runs } from '../runs';
import { theDealer } from '../theDealer';

export * from '../../../cms/preview/sitePreview';

/**
 * Renders the pages of a site from an endpoint, without Gatsby: each page's own query, sent over HTTP as in a build, and
 * its own template. Of numerous kinds only some pages are rendered (all in deep runs).
 */
export async function renderSite(
  url: string,
  items: readonly StockItem[],
  now: number,
): Promise<readonly RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  const pages = await openSite(
    theDealer,
    contentSource({ contentUrl: url }),
    (asked) => makeStockSite(items, asked),
    now,
  );
  for (const page of someOfEach(pages)) rendered.push(await page.render(await page.input()));
  return rendered;
}

function someOfEach(pages: readonly SitePage[]): readonly SitePage[] {
  const kinds = [...new Set(pages.map(({ template }) => template))];
  return kinds.flatMap((kind) =>
    spreadSample(
      pages.filter(({ template }) => template === kind),
      runs(15, pages.length),
    ),
  );
}
