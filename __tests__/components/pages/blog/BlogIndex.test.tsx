import { act, render, screen, within } from '@testing-library/react';
import { BlogIndex } from '../../../../src/components/pages/blog/BlogIndex';
import type { BlogIndexContext } from '../../../../src/content/blog/post';
import { aPage, aPostCard, someSurroundings } from '../../../support/content/contentViews';

const context: BlogIndexContext = {
  id: 'blog-index',
  postIds: [],
  categories: [
    { label: 'Guides', href: '/blog/category/guides/' },
    { label: 'Towing', href: '/blog/category/towing/' },
  ],
  pager: { page: 1, pages: 1 },
};

const show = (posts: ReturnType<typeof aPostCard>[], given: Partial<BlogIndexContext> = {}) =>
  render(
    <BlogIndex
      page={aPage({ title: 'Stories', intro: 'From the counter.' })}
      context={{ ...context, ...given }}
      posts={posts}
      blockContext={someSurroundings}
    />,
  );

const stories = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: someSurroundings.builtAt });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a scheduled post appears on an open page at its time', () => {
  const soon = new Date(someSurroundings.builtAt + 30_000).toISOString();
  show([aPostCard('coming', { publishedAt: soon }), aPostCard('out')]);
  expect(stories()).toEqual(['out']);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(stories()).toEqual(['coming', 'out']);
});

test('the newest post shows its category, day and reading time, and its picture loads first', () => {
  const { container } = show([aPostCard('one'), aPostCard('two')]);
  expect(screen.getByText(/min read$/)).toHaveTextContent('Guides · 1 June 2026 · 4 min read');
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'one' })).toBeVisible();
});

test('categories link to their own pages, and the current one is marked', () => {
  show([aPostCard('one')], { category: 'Towing' });
  const nav = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(nav).getByRole('link', { name: 'All' })).toHaveAttribute('href', '/blog/');
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Towing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Towing');
});

test('a long blog links to its newer and older pages', () => {
  show([aPostCard('one')], {
    pager: { page: 2, pages: 3, newer: '/blog/', older: '/blog/page/3/' },
  });
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(nav).toHaveTextContent('Page 2 of 3');
  expect(within(nav).getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blog/');
  expect(within(nav).getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blog/page/3/');
});

test('a blog without posts says so and still offers the feed', () => {
  show([], { categories: [] });
  expect(screen.getByText('No stories yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/rss.xml');
});
