import type { ContentIndex, IndexedPost } from '../../../src/generate/pages/pageSpecs';

/** A post of a content index; the title is its id. */
export const anIndexedPost = (id: string, given: Partial<IndexedPost> = {}): IndexedPost => ({
  id,
  slug: id,
  previousSlugs: [],
  title: id,
  summary: 'Worth reading.',
  category: { name: 'Guides', slug: 'guides' },
  tags: [],
  author: null,
  publishedAt: '2030-01-01T00:00:00.000Z',
  updatedAt: null,
  related: [],
  seo: { noindex: false },
  ...given,
});

/** A site without content but for what is given. */
export const aContentIndex = (given: Partial<ContentIndex> = {}): ContentIndex => ({
  site: { dealershipName: 'Gumleaf Motors', description: 'Cars in Gumleaf.' },
  pages: [],
  vehicles: [],
  brandSpecials: [],
  posts: [],
  ...given,
});
