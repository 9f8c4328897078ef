import { isInSitemap, sitemapEntry, sitemapPages } from '../../src/build/sitemap';
import { aStockItem } from '../support/aStockItem';

test.each([
  ['a page of content', { path: '/about-us/', pageContext: { sitemap: { noindex: false } } }],
  ['a car for sale', { path: '/stock/item/1/', pageContext: { item: { status: 'available' } } }],
  ['a listing with cars', { path: '/stock/used-cars/', pageContext: { count: 3 } }],
  ['a page that says nothing of itself', { path: '/x/' }],
])('%s is in the sitemap', (_, page) => {
  expect(isInSitemap(page)).toBe(true);
});

test.each([
  ['a page that is not for search engines', { path: '/links/', pageContext: { sitemap: { noindex: true } } }],
  ['a sold car', { path: '/stock/item/1/', pageContext: { item: { status: 'sold' } } }],
  ['a listing without cars', { path: '/stock/demo-cars/', pageContext: { count: 0 } }],
  ['the not-found page', { path: '/404/' }],
  ['its file', { path: '/404.html' }],
  ['the server-error page', { path: '/500/' }],
])('%s is not', (_, page) => {
  expect(isInSitemap(page)).toBe(false);
});

test('the last change is said where it is known, and not made up', () => {
  const lastmod = '2030-01-01T00:00:00.000Z';
  expect(sitemapEntry({ path: '/a/', pageContext: { sitemap: { lastmod } } })).toEqual({
    url: '/a/',
    lastmod,
  });
  expect(
    sitemapEntry({ path: '/b/', pageContext: { item: { status: 'available', updatedAt: lastmod } } }),
  ).toEqual({ url: '/b/', lastmod });
  expect(sitemapEntry({ path: '/c/' })).toEqual({ url: '/c/' });
});

test('cars are listed once each, those that Gatsby knows as well as the others, sold ones not at all', () => {
  const [known, other] = ['A-1', 'A-2'].map((id) => aStockItem({ id }));
  const sold = aStockItem({ id: 'A-3', status: 'sold' });
  const page = (path: string, item?: typeof sold) => ({ path, pageContext: item && { item } });
  const listed = sitemapPages([page('/about-us/'), page('/stock/item/A-1/toyota-hilux/', known)], [
    known,
    other,
    sold,
  ] as (typeof sold)[]);
  expect(listed.map(({ path }) => path)).toEqual([
    '/about-us/',
    '/stock/item/A-1/toyota-hilux/',
    '/stock/item/A-2/toyota-hilux/',
  ]);
});
