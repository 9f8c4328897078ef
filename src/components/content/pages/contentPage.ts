import { site as config } from '../../../config/site';
import { knownEntry } from '../../../content/knownEntry';
import { type PageView, toPage } from '../../../content/page';
import type { PageData } from '../../../content/pageContent';
import { toPageSite } from '../../../content/pageSite';
import type { PageSiteFieldsFragment } from '../../../content/queryTypes';
import { NO_STOCK, type PageStock } from '../../../content/stock/pageStock';
import type { Surroundings } from '../blocks/surroundings';

interface SiteData {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: PageSiteFieldsFragment };
}

/** What the blocks of the page at `path` know about it. The build chose `stock` for the page. */
export const surroundingsOf = (
  data: SiteData,
  path: string,
  stock: Partial<PageStock> = NO_STOCK,
): Surroundings => ({
  path,
  dealer: toPageSite(data.content.site).dealer,
  stock: { ...NO_STOCK, ...stock },
  builtAt: Date.parse(data.site.buildTime),
  placesId: config.placesId,
});

/** A content page and what its blocks know about it. */
export const contentPage = (
  data: PageData,
  path: string,
  stock?: Partial<PageStock>,
): { readonly page: PageView; readonly surroundings: Surroundings } => ({
  page: toPage(knownEntry(data.content.page), data.content.site.timeZone),
  surroundings: surroundingsOf(data, path, stock),
});
