import { sitemapEntries } from '../../../generate/files/siteFiles';
import type { PageSpec } from '../../../generate/pages/pageSpecs';

const page = (path: string, sitemap?: PageSpec['sitemap']): PageSpec => ({
  path,
  template: 'StandardPageTemplate',
  context: {},
  ...(sitemap && { sitemap }),
});

test('a page is in the sitemap unless it is marked as not for search engines', () => {
  expect(
    sitemapEntries([page('/a/'), page('/b/', { noindex: false }), page('/c/', { noindex: true })]),
  ).toEqual([{ path: '/a/' }, { path: '/b/' }]);
});

test('the last change is given if it is known, and never invented', () => {
  const lastmod = '2030-01-01T00:00:00.000Z';
  expect(sitemapEntries([page('/a/', { lastmod }), page('/b/')])).toEqual([
    { path: '/a/', lastmod },
    { path: '/b/' },
  ]);
});
