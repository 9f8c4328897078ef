import type { SitemapHint } from './pageSpecs';

/** A page as Gatsby keeps it, with what its context may say. */
export interface SitemapPage {
  readonly path: string;
  readonly pageContext?: {
    readonly sitemap?: SitemapHint;
    /** A stock item's page; `null` on the one that answers for all others. */
    readonly item?: { readonly status: string; readonly updatedAt?: string } | null;
    /** A listing's number of cars. */
    readonly count?: number;
  } | null;
}

const ERROR_PAGE = /^\/(404|500|dev-404-page)(\.html|\/)?$/;

/** Whether search engines are shown a page: the same rule as its own `noindex`. */
export const isInSitemap = ({ path, pageContext }: SitemapPage): boolean =>
  !ERROR_PAGE.test(path) &&
  !pageContext?.sitemap?.noindex &&
  pageContext?.item !== null &&
  pageContext?.item?.status !== 'sold' &&
  pageContext?.count !== 0;

/** One entry; the last change is said only where it is known. */
export function sitemapEntry({ path, pageContext }: SitemapPage): {
  readonly url: string;
  readonly lastmod?: string;
} {
  const lastmod = pageContext?.sitemap?.lastmod ?? pageContext?.item?.updatedAt;
  return lastmod === undefined ? { url: path } : { url: path, lastmod };
}
