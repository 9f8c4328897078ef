import type { StockItem } from '../domain/stock/stockItem';
import { STOCK_ITEM_PREFIX, stockItemPath } from '../domain/stock/stockItemPath';
import { stockTitle } from '../domain/stock/stockTitle';
import type { SitemapHint } from './pageSpecs';

/** A page as Gatsby keeps it, with what its context may say. */
export interface SitemapPage {
  readonly path: string;
  readonly pageContext?: {
    readonly sitemap?: SitemapHint;
    /** A stock item's page. */
    readonly item?: { readonly status: string; readonly updatedAt?: string };
    /** A listing's number of cars. */
    readonly count?: number;
  } | null;
}

const ERROR_PAGE = /^\/(404|500|dev-404-page)(\.html|\/)?$/;

/** Whether search engines are shown a page: the same rule as its own `noindex`. */
export const isInSitemap = ({ path, pageContext }: SitemapPage): boolean =>
  !ERROR_PAGE.test(path) &&
  !pageContext?.sitemap?.noindex &&
  pageContext?.item?.status !== 'sold' &&
  pageContext?.count !== 0;

/** The pages that search engines are shown: of Gatsby's, and those of stock items, most of which it does not know. */
export const sitemapPages = (
  pages: readonly SitemapPage[],
  items: readonly StockItem[],
): readonly SitemapPage[] =>
  [
    ...pages.filter(({ path }) => !path.startsWith(STOCK_ITEM_PREFIX)),
    ...items.map((item) => ({ path: stockItemPath(item.id, stockTitle(item).title), pageContext: { item } })),
  ].filter(isInSitemap);

/** One entry; the last change is said only where it is known. */
export function sitemapEntry({ path, pageContext }: SitemapPage): {
  readonly url: string;
  readonly lastmod?: string;
} {
  const lastmod = pageContext?.sitemap?.lastmod ?? pageContext?.item?.updatedAt;
  return lastmod === undefined ? { url: path } : { url: path, lastmod };
}
