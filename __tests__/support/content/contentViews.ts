import type { BlockContext } from '../../../src/components/blocks/blockContext';
import type { PostCardView } from '../../../src/content/blog/postCard';
import type { DepartmentView } from '../../../src/content/dealer/department';
import type { TeamMemberView } from '../../../src/content/dealer/teamMember';
import type { PageView } from '../../../src/content/page';
import type { PictureView } from '../../../src/content/picture';
import type {
  DealerSpecialCardFieldsFragment,
  PictureFieldsFragment,
  PostCardFieldsFragment,
} from '../../../src/content/queryTypes';
import type { SeoView } from '../../../src/content/seo';
import type { SpecialView } from '../../../src/content/specials/special';
import { openingHoursFixture } from './openingHoursFixture';

/** A picture of which the build made no sizes. */
export const aPicture: PictureView = {
  url: '/uploads/a.webp',
  alt: 'A car',
  width: 800,
  height: 600,
  focus: undefined,
  gatsbyImageData: undefined,
};

/** The same picture as the endpoint answers. */
const anAnsweredPicture: PictureFieldsFragment = { ...aPicture, focus: null, gatsbyImageData: null };

/** An entry without its own words for search engines. */
export const noSeo: SeoView = {
  title: undefined,
  description: undefined,
  noindex: false,
  pictureUrl: undefined,
};

export const aTeamMember = (given: Partial<TeamMemberView> = {}): TeamMemberView => ({
  id: 'ann',
  name: 'Ann Lee',
  role: 'Adviser',
  department: 'Sales',
  picture: undefined,
  phone: undefined,
  email: undefined,
  ...given,
});

/** The workshop of the invented dealership: open on weekdays and Saturday mornings. */
export const serviceDepartment: DepartmentView = {
  id: 'service',
  name: 'Service',
  phones: [{ label: undefined, number: '(02) 5550 0144' }],
  email: 'service@gumleaf.example',
  hours: openingHoursFixture,
};

/** The props of an invented dealership for components; built on Tuesday 16 June 2026, 10 am in Sydney. */
export const someSurroundings: BlockContext = {
  path: '/a-page/',
  dealer: {
    name: 'Gumleaf Motors',
    stockType: 'cars',
    legalName: 'Gumleaf Motors Pty Ltd',
    licenceNumber: 'MD 1',
    abn: undefined,
    tagline: undefined,
    phone: '(02) 5550 0140',
    email: 'hello@gumleaf.example',
    address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
    position: { latitude: -33, longitude: 149 },
    timeZone: 'Australia/Sydney',
    departments: [serviceDepartment],
    socialLinks: [],
  },
  stock: { featured: [], bodyTypes: [] },
  builtAt: Date.parse('2026-06-16T00:00:00Z'),
};

export const aPage = (given: Partial<PageView> = {}): PageView => ({
  title: 'A page',
  intro: undefined,
  seo: noSeo,
  blocks: [],
  ...given,
});

export const aPostCard = (title: string, given: Partial<PostCardView> = {}): PostCardView => ({
  href: `/blog/${title}/`,
  title,
  summary: 'Worth reading.',
  category: 'Guides',
  picture: aPicture,
  publishedAt: '2026-06-01T00:00:00.000Z',
  publishedOn: '1 June 2026',
  readingMinutes: 4,
  ...given,
});

export const aSpecial = (title: string, given: Partial<SpecialView> = {}): SpecialView => ({
  key: title,
  kind: 'brand',
  title,
  summary: 'Worth a look.',
  href: `/brand-specials/${title}-1/`,
  picture: aPicture,
  startsAt: undefined,
  endsAt: undefined,
  lastDay: undefined,
  eligibleStockHref: undefined,
  price: undefined,
  ...given,
});

/** A post as the endpoint answers. */
export const anAnsweredPost = (title: string): PostCardFieldsFragment => ({
  slug: title,
  title,
  summary: 'Worth reading.',
  category: { name: 'Guides' },
  picture: anAnsweredPicture,
  publishedAt: '2026-06-01T00:00:00.000Z',
  readingMinutes: 4,
});

/** A special as the endpoint answers. */
export const anAnsweredSpecial = (
  title: string,
  given: Partial<DealerSpecialCardFieldsFragment> = {},
): DealerSpecialCardFieldsFragment => ({
  id: title,
  slug: title,
  title,
  summary: 'Worth a look.',
  picture: anAnsweredPicture,
  startsAt: null,
  endsAt: null,
  eligibleStockUrl: null,
  price: null,
  wasPrice: null,
  priceType: null,
  ...given,
});
