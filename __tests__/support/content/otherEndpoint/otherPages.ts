import { LONG_WORD, oddText, sometimes } from './oddTexts';
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
export function otherPages(entries: OtherEntries) {
  const { html, seo } = entries;
  const page = (pageType: string, slug: string, place: number, blocks: readonly object[]) => ({
    id: `page-${pageType}-${slug.replaceAll('/', '-')}`,
    pageType,
    slug,
    previousSlugs: slug === 'all/blocks' ? ['all-blocks', 'every/block'] : [],
    title: oddText(place),
    intro: sometimes(place, 1, oddText(place + 1)),
    seo: seo(place),
    blocks,
  });
  const text = [
    { __typename: 'RichTextBlock', heading: null, html: html(1) },
    { __typename: 'RichTextBlock', heading: oddText(3), html: html(3) },
  ];
  return [
    ...TYPED.map(([pageType, slug], place) =>
      page(
        pageType,
        slug,
        place,
        pageType === 'home' ? withoutSearch(fullBlocks(entries)) : place % 2 === 0 ? text : [],
      ),
    ),
    ...FORM_PAGES.map((slug, place) => page('standard', slug, place, place % 2 === 0 ? [] : text)),
    page('standard', 'all/blocks', 3, fullBlocks(entries)),
    page('standard', 'bare-blocks', 5, bareBlocks(entries)),
    page('standard', 'nothing', 7, []),
    page('specialLinks', 'empty-links', 8, []),
  ];
}

/** The home page has its own links into the stock. */
const withoutSearch = (blocks: readonly { readonly __typename: string }[]) =>
  blocks.filter(({ __typename }) => __typename !== 'StockSearchBlock');

const ACTIONS = [
  { label: oddText(1), url: '/stock/', emphasis: 'primary' },
  { label: LONG_WORD, url: 'https://example.com/', emphasis: 'secondary' },
  { label: 'Call', url: 'tel:+61255500199', emphasis: 'secondary' },
];

function fullBlocks({
  picture,
  html,
  departments,
  locations,
  team,
  vehicles,
  brandSpecials,
  dealerSpecials,
  posts,
}: OtherEntries) {
  /** Each its own: bands are known by their names. */
  const heading = (place: number) => `${place} ${oddText(place)}`;
  const introHtml = html(1);
  const query = {
    vehType: ['Used'],
    make: null,
    model: null,
    bodyType: 'Ute',
    featured: false,
    maxPrice: 60_000,
  };
  return [
    { __typename: 'HeroBlock', heading: oddText(5), introHtml, picture: picture(2), actions: ACTIONS },
    { __typename: 'RichTextBlock', heading: LONG_WORD, html: html(6) },
    {
      __typename: 'ImageTextBlock',
      heading: heading(1),
      html: html(2),
      picture: picture(3),
      pictureSide: 'left',
      actions: ACTIONS,
    },
    {
      __typename: 'GalleryBlock',
      heading: heading(2),
      pictures: [0, 1, 2, 3, 4, 5].map((place) => picture(place)),
    },
    { __typename: 'CallToActionBlock', heading: heading(3), introHtml, actions: ACTIONS },
    {
      __typename: 'FaqBlock',
      heading: heading(4),
      questions: [1, 2, 5].map((at) => ({ question: oddText(at), html: html(at) })),
    },
    { __typename: 'QuoteBlock', quote: oddText(2), attribution: oddText(7), portrait: picture(1) },
    {
      __typename: 'StockSearchBlock',
      heading: heading(5),
      introHtml,
      byKeyword: true,
      byBudget: true,
      byBodyType: true,
    },
    {
      __typename: 'StockListBlock',
      heading: heading(6),
      query,
      limit: 6,
      url: '/stock/pre-loved/',
      linkLabel: oddText(1),
    },
    { __typename: 'VehicleRangeBlock', heading: heading(7), introHtml, vehicles: vehicles.slice(0, 15) },
    { __typename: 'SpecialsBlock', heading: heading(8), introHtml, limit: 6, brandSpecials, dealerSpecials },
    { __typename: 'PostsBlock', heading: heading(9), limit: 6, posts: posts.slice(0, 40) },
    { __typename: 'TeamBlock', heading: heading(10), introHtml, members: team },
    { __typename: 'OpeningHoursBlock', heading: heading(11), departments },
    { __typename: 'MapBlock', heading: heading(12), introHtml, locations },
    { __typename: 'FormLinkBlock', heading: heading(13), introHtml, form: 'valueTradeIn', label: oddText(3) },
    {
      __typename: 'StepsBlock',
      heading: heading(14),
      introHtml,
      steps: [1, 2, 3].map((at) => ({ title: oddText(at), html: html(at) })),
    },
    {
      __typename: 'FeaturesBlock',
      heading: heading(15),
      introHtml,
      features: [1, 2, 5].map((at) => ({
        title: oddText(at),
        html: html(at),
        svgName: 'no-such-drawing',
        url: '/stock/',
      })),
    },
    {
      __typename: 'LinkTilesBlock',
      heading: heading(16),
      introHtml,
      tiles: [1, 2, 5].map((at) => ({
        label: oddText(at),
        url: '/stock/',
        description: oddText(at),
        picture: picture(at),
      })),
    },
  ];
}

/** The same kinds without optional fields, and with every list empty. */
function bareBlocks({ picture }: OtherEntries) {
  const bare = { heading: null, introHtml: null };
  const query = {
    vehType: [],
    make: 'No Such Make',
    model: null,
    bodyType: null,
    featured: true,
    maxPrice: null,
  };
  return [
    { __typename: 'HeroBlock', ...bare, picture: picture(2), actions: [] },
    { __typename: 'RichTextBlock', ...bare, html: '' },
    {
      __typename: 'ImageTextBlock',
      ...bare,
      html: '',
      picture: picture(3),
      pictureSide: 'right',
      actions: [],
    },
    { __typename: 'GalleryBlock', ...bare, pictures: [] },
    { __typename: 'CallToActionBlock', ...bare, actions: [] },
    { __typename: 'FaqBlock', ...bare, questions: [] },
    { __typename: 'QuoteBlock', quote: 'q', attribution: 'a', portrait: null },
    { __typename: 'StockSearchBlock', ...bare, byKeyword: false, byBudget: false, byBodyType: false },
    { __typename: 'StockListBlock', ...bare, query, limit: 1, url: null, linkLabel: null },
    { __typename: 'VehicleRangeBlock', ...bare, vehicles: [] },
    { __typename: 'SpecialsBlock', ...bare, limit: 1, brandSpecials: [], dealerSpecials: [] },
    { __typename: 'PostsBlock', ...bare, limit: 1, posts: [] },
    { __typename: 'TeamBlock', ...bare, members: [] },
    { __typename: 'OpeningHoursBlock', ...bare, departments: [] },
    { __typename: 'MapBlock', ...bare, locations: [] },
    { __typename: 'FormLinkBlock', ...bare, form: 'contact', label: 'c' },
    { __typename: 'StepsBlock', ...bare, steps: [] },
    { __typename: 'FeaturesBlock', ...bare, features: [] },
    { __typename: 'LinkTilesBlock', ...bare, tiles: [] },
  ];
}
