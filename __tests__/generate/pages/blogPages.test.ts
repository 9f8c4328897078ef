import { blogIndexPages, postPages } from '../../../generate/pages/blogPages';
import { anIndexedPage, anIndexedPost } from '../../support/content/aContentIndex';

const now = Date.parse('2030-06-01T00:00:00Z');
const index = anIndexedPage('blogIndex', 'blog');
const many = (count: number) => Array.from({ length: count }, (_, place) => anIndexedPost(`p${place}`));
const coming = anIndexedPost('coming', { publishedAt: '2030-07-01T00:00:00.000Z' });

test('thirty posts make three pages that link to one another', () => {
  const whole = blogIndexPages(index, many(30), now).filter(({ context }) => context.category === undefined);
  expect(whole.map(({ path }) => path)).toEqual(['/blog/', '/blog/page/2/', '/blog/page/3/']);
  expect(whole.map(({ context }) => context.postIds.length)).toEqual([12, 12, 6]);
  expect(whole[1]?.context.pager).toEqual({ page: 2, pages: 3, newer: '/blog/', older: '/blog/page/3/' });
});

test('every post is on exactly one page of the blog and one of its category', () => {
  const posts = many(25).map((post, place) =>
    place % 2 === 0 ? post : { ...post, category: { name: 'Towing', slug: 'towing' } },
  );
  const pages = blogIndexPages(index, posts, now);
  const ids = (category: string | undefined) =>
    pages.filter(({ context }) => context.category === category).flatMap(({ context }) => context.postIds);
  const all = posts.map(({ id }) => id);
  expect(ids(undefined)).toEqual(all);
  expect([...ids('Guides'), ...ids('Towing')].sort()).toEqual([...all].sort());
});

test('a scheduled post is on the first page, so that it appears without a new build', () => {
  const [first, second] = blogIndexPages(index, [coming, ...many(13)], now);
  expect(first?.context.postIds).toHaveLength(13);
  expect(first?.context.postIds[0]).toBe('coming');
  expect(second?.context.postIds).toEqual(['p12']);
});

test('a blog without a post is one empty page', () => {
  expect(blogIndexPages(index, [], now).map(({ path, context }) => [path, context.postIds])).toEqual([
    ['/blog/', []],
  ]);
});

test('a scheduled post has its page, which search engines do not index until then', () => {
  const pages = postPages(
    [coming, anIndexedPost('out', { updatedAt: '2030-02-02T00:00:00.000Z' })],
    { cards: [] },
    now,
  );
  expect(pages.map(({ path, sitemap }) => [path, sitemap])).toEqual([
    ['/blog/coming/', { noindex: true, lastmod: '2030-07-01T00:00:00.000Z' }],
    ['/blog/out/', { noindex: false, lastmod: '2030-02-02T00:00:00.000Z' }],
  ]);
});
