import { act, render, screen, within } from '@testing-library/react';
import { BlogDetails } from '../../../../src/components/pages/blog/BlogDetails';
import { BlogIndex } from '../../../../src/components/pages/blog/BlogIndex';
import { type BlogIndexContext, blogPostingJsonLd, type PostView } from '../../../../src/content/blog/post';
import {
  anAnsweredPost,
  aPage,
  aPostCard,
  aTeamMember,
  noSeo,
  someSurroundings,
} from '../../../support/content/contentViews';

const post: PostView = {
  ...aPostCard('Towing'),
  html: '<p>Six numbers.</p>',
  categoryHref: '/blog/category/guides/',
  author: aTeamMember(),
  updatedAt: '2026-06-03T00:00:00.000Z',
  updatedOn: '3 June 2026',
  seo: noSeo,
};

/** Waits for the scripts of the blocks. */
const show = (given: Partial<PostView> = {}, related = [anAnsweredPost('next')]) =>
  act(async () => {
    render(
      <BlogDetails
        post={{ ...post, ...given }}
        related={related}
        cards={[]}
        index={{ label: 'Stories', href: '/blog/' }}
        blockContext={someSurroundings}
      />,
    );
  });

beforeEach(() => {
  jest.useFakeTimers({ now: someSurroundings.builtAt });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a post shows its author, its date, its reading time and when it was revised', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Towing');
  expect(screen.getByText('Ann Lee')).toBeVisible();
  expect(screen.getByText('3 June 2026')).toHaveAttribute('datetime', '2026-06-03T00:00:00.000Z');
  expect(screen.getByText(/min read/)).toHaveTextContent('1 June 2026 · 4 min read');
  expect(screen.getByText('Six numbers.')).toBeVisible();
});

test('it links to its category and to related posts', async () => {
  await show();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('HomeStoriesGuidesTowing');
  expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute('href', '/blog/next/');
});

test('before its date it only says when it will be published; then it appears by itself', async () => {
  await show({
    publishedAt: new Date(someSurroundings.builtAt + 30_000).toISOString(),
    publishedOn: '16 June 2026',
  });
  expect(screen.getByText('This story is published on 16 June 2026.')).toBeVisible();
  expect(screen.queryByText('Six numbers.')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Six numbers.')).toBeVisible();
});

test('a post without related posts has no list of them', async () => {
  await show({}, []);
  expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
});

test('search engines read the author and the publisher', () => {
  const head = { name: 'Gumleaf Motors', description: '', pictureUrl: '/a.png' };
  expect(blogPostingJsonLd(post, head, 'https://gumleaf.example')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Towing',
    image: 'https://gumleaf.example/uploads/a.webp',
    mainEntityOfPage: 'https://gumleaf.example/blog/Towing/',
    dateModified: '2026-06-03T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Ann Lee' },
  });
  expect(blogPostingJsonLd({ ...post, author: undefined }, head, '')).toMatchObject({
    author: { '@type': 'Organization', name: 'Gumleaf Motors' },
  });
});

const context: BlogIndexContext = {
  id: 'blog-index',
  postIds: [],
  categories: [
    { label: 'Guides', href: '/blog/category/guides/' },
    { label: 'Towing', href: '/blog/category/towing/' },
  ],
  pager: { page: 1, pages: 1 },
};

const showIndex = (posts: ReturnType<typeof aPostCard>[], given: Partial<BlogIndexContext> = {}) =>
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

test('a scheduled post appears on an open page at its time', () => {
  const soon = new Date(someSurroundings.builtAt + 30_000).toISOString();
  showIndex([aPostCard('coming', { publishedAt: soon }), aPostCard('out')]);
  expect(stories()).toEqual(['out']);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(stories()).toEqual(['coming', 'out']);
});

test('the newest post shows its category, day and reading time, and its picture loads first', () => {
  const { container } = showIndex([aPostCard('one'), aPostCard('two')]);
  expect(screen.getByText(/min read$/)).toHaveTextContent('Guides · 1 June 2026 · 4 min read');
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'one' })).toBeVisible();
});

test('categories link to their own pages, and the current one is marked', () => {
  showIndex([aPostCard('one')], { category: 'Towing' });
  const nav = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(nav).getByRole('link', { name: 'All' })).toHaveAttribute('href', '/blog/');
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Towing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Towing');
});

test('a long blog links to its newer and older pages', () => {
  showIndex([aPostCard('one')], {
    pager: { page: 2, pages: 3, newer: '/blog/', older: '/blog/page/3/' },
  });
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(nav).toHaveTextContent('Page 2 of 3');
  expect(within(nav).getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blog/');
  expect(within(nav).getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blog/page/3/');
});

test('a blog without posts says so and still offers the feed', () => {
  showIndex([], { categories: [] });
  expect(screen.getByText('No stories yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/rss.xml');
});
