import type { Surroundings } from '../../../src/components/blocks/surroundings';
import type { PostCardView } from '../../../src/content/blog/postCard';
import type { DepartmentView } from '../../../src/content/dealer/department';
import type { PageView } from '../../../src/content/page';
import type { SpecialView } from '../../../src/content/specials/special';
import { openingHoursFixture } from './openingHoursFixture';

export const aPicture = { url: '/uploads/a.webp', alt: 'A car', width: 800, height: 600 };

/** The workshop of the invented dealership: open on weekdays and Saturday mornings. */
export const serviceDepartment: DepartmentView = {
  id: 'service',
  name: 'Service',
  phones: [{ number: '(02) 5550 0144' }],
  email: 'service@gumleaf.example',
  hours: openingHoursFixture,
};

/** The props of an invented dealership for components; built on Tuesday 16 June 2026, 10 am in Sydney. */
export const someSurroundings: Surroundings = {
  path: '/a-page/',
  dealer: {
    name: 'Gumleaf Motors',
    stockType: 'cars',
    legalName: 'Gumleaf Motors Pty Ltd',
    licenceNumber: 'MD 1',
    phone: '(02) 5550 0140',
    email: 'hello@gumleaf.example',
    address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
    position: { latitude: -33, longitude: 149 },
    departments: [serviceDepartment],
    socialLinks: [],
  },
  stock: { featured: [], bodyTypes: [] },
  builtAt: Date.parse('2026-06-16T00:00:00Z'),
};

export const aPage = (given: Partial<PageView> = {}): PageView => ({
  title: 'A page',
  seo: { noindex: false },
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
  ...given,
});
