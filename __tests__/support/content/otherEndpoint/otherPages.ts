import type { Values } from './invented';
import { LONG_WORD, oddText } from './oddTexts';
import type { OtherEntries } from './otherEntries';

const TYPED = [
  ['home', ''],
  ['stockIndex', 'stock'],
  ['vehicleIndex', 'vehicles'],
  ['brandSpecialsIndex', 'brand-specials'],
  ['dealerSpecialsIndex', 'dealer-specials'],
  ['blogIndex', 'blog'],
  ['teamIndex', 'team'],
  ['financeCalculator', 'finance-calculator'],
  ['privacy', 'privacy'],
  ['terms', 'terms'],
  ['specialLinks', 'links'],
  ['serviceForm', 'book-a-service'],
  ['testForms', 'test-forms'],
  ['notFound', '404'],
  ['serverError', '500'],
] as const;

/** The pages of the site's own forms. */
const FORM_PAGES = [
  'book-a-test-drive',
  'make-an-offer',
  'reserve-now',
  'send-to-a-friend',
  'sell-or-trade-your-car',
  'contact',
];

/** Pages of every type, and pages with all blocks in full, all blocks minimal, and no blocks. */
export function otherPages(blockTypes: readonly string[], { invent }: OtherEntries) {
  const query = {
    vehType: ['Used'],
    make: null,
    model: null,
    bodyType: 'Ute',
    featured: false,
    maxPrice: 60_000,
  };
  /** Blocks have names of their own: bands are known by them. */
  const full = blockTypes.map((type, place) =>
    invent(
      type,
      place,
      { heading: place === 1 ? LONG_WORD : `${place} ${oddText(place)}`, query, form: 'valueTradeIn' },
      'full',
    ),
  );
  const bare = blockTypes.map((type, place) =>
    invent(type, place, { query: { ...query, vehType: [], make: 'No Such Make', featured: true } }, 'bare'),
  );
  const texts = [1, 3].map((place) => invent('RichTextBlock', place));
  const page = (pageType: string, slug: string, place: number, blocks: readonly Values[]) =>
    invent('Page', place, {
      id: `page-${pageType}-${slug.replaceAll('/', '-')}`,
      pageType,
      slug,
      previousSlugs: slug === 'all/blocks' ? ['all-blocks', 'every/block'] : [],
      blocks,
    });
  return [
    ...TYPED.map(([pageType, slug], place) =>
      page(
        pageType,
        slug,
        place,
        // The home page has its own links into the stock.
        pageType === 'home'
          ? full.filter(({ __typename }) => __typename !== 'StockSearchBlock')
          : place % 2 === 0
            ? texts
            : [],
      ),
    ),
    ...FORM_PAGES.map((slug, place) => page('standard', slug, place, place % 2 === 0 ? [] : texts)),
    page('standard', 'all/blocks', 3, full),
    page('standard', 'bare-blocks', 5, bare),
    page('standard', 'nothing', 7, []),
    page('specialLinks', 'empty-links', 8, []),
  ];
}
