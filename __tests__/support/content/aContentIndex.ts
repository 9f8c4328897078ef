import type { ContentIndexQuery } from '../../../generate/content/queryTypes';
import type { IndexedPage, IndexedPost } from '../../../generate/pages/pageSpecs';

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
  picture: { url: '/uploads/post.jpg', focus: null },
  seo: { noindex: false, picture: null },
  ...given,
});

/** A page of a content index, without blocks; slug and title are its id. */
export const anIndexedPage = (
  pageType: IndexedPage['pageType'],
  slug: string,
  given: Partial<IndexedPage> = {},
): IndexedPage => ({
  id: slug,
  pageType,
  slug,
  title: slug,
  previousSlugs: [],
  seo: { noindex: false },
  blocks: [],
  ...given,
});

type IndexedSpecial = ContentIndexQuery['brandSpecials'][number];

/** A brand special of a content index, without an end. */
export const anIndexedSpecial = (
  id: number,
  slug: string,
  given: Partial<IndexedSpecial> = {},
): IndexedSpecial => ({
  id,
  slug,
  title: slug,
  previousSlugs: [],
  startsAt: null,
  endsAt: null,
  price: null,
  wasPrice: null,
  priceType: null,
  picture: { url: '/uploads/offer.jpg', focus: null },
  seo: { noindex: false, picture: null },
  ...given,
});

/** A site whose only content is the given parts. */
export const aContentIndex = (given: Partial<ContentIndexQuery> = {}): ContentIndexQuery => ({
  finance: { enabled: false },
  site: {
    dealershipName: 'Gumleaf Motors',
    description: 'Cars in Gumleaf.',
    timeZone: 'Australia/Sydney',
    address: { street: '1 High Street', suburb: 'Gumleaf', state: 'NSW', postcode: '2801' },
    geo: { latitude: -33, longitude: 149 },
  },
  locations: [],
  pages: [],
  vehicles: [],
  brandSpecials: [],
  dealerSpecials: [],
  posts: [],
  ...given,
});
