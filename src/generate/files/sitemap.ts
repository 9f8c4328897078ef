import type { PageSpec } from '../pages/pageSpecs';

/** A page for search engines. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; absent if the last change is unknown. */
  readonly lastmod?: string;
}

/** The pages for search engines, by the same rule as a page's own `noindex`. */
export const sitemapEntries = (
  pages: readonly Pick<PageSpec, 'path' | 'sitemap'>[],
): readonly SitemapEntry[] =>
  pages
    .filter(({ sitemap }) => !sitemap?.noindex)
    .map(({ path, sitemap: { lastmod } = {} }) => (lastmod === undefined ? { path } : { path, lastmod }));
