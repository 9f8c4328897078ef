import type { PageSpec } from '../pages/pageSpecs';

/** A page that search engines are shown. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; only where the last change is known. */
  readonly lastmod?: string;
}

/** The pages that search engines are shown: the same rule as a page's own `noindex`. */
export const sitemapEntries = (
  pages: readonly Pick<PageSpec, 'path' | 'sitemap'>[],
): readonly SitemapEntry[] =>
  pages
    .filter(({ sitemap }) => !sitemap?.noindex)
    .map(({ path, sitemap: { lastmod } = {} }) => (lastmod === undefined ? { path } : { path, lastmod }));
