import { act, render, screen } from '@testing-library/react';
import { BlogDetails } from '../../../../src/components/pages/blog/BlogDetails';
import { blogPostingJsonLd, type PostView } from '../../../../src/content/blog/post';
import {
  anAnsweredPost,
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
