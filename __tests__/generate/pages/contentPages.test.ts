import { contentPages } from '../../../generate/pages/contentPages';
import { missingPages } from '../../../generate/pages/missingPages';
import type { StockSite } from '../../../generate/stock/stockSite';
import type { PageStock } from '../../../src/content/stock/pageStock';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { australia } from '../../../support/australia';
import {
  aContentIndex,
  anIndexedPage,
  anIndexedPost,
  anIndexedSpecial,
} from '../../support/content/aContentIndex';
import { aStockItem } from '../../support/stock/aStockItem';

const { prices } = australia.locale;

const stock = { cards: [], records: [], offers: [] } as unknown as StockSite;
const now = Date.parse('2030-06-01T00:00:00Z');
const build = (content: Parameters<typeof aContentIndex>[0], testForms = false) =>
  contentPages(aContentIndex(content), stock, { now, testForms, prices });

test('every page type has its template', () => {
  const types = {
    standard: 'StandardPageTemplate',
    privacy: 'PrivacyTemplate',
    terms: 'TermsTemplate',
    specialLinks: 'SpecialLinksTemplate',
    serviceForm: 'ServiceFormTemplate',
    financeCalculator: 'FinanceCalculatorTemplate',
    brandSpecialsIndex: 'BrandSpecialsIndexTemplate',
    dealerSpecialsIndex: 'DealerSpecialsIndexTemplate',
    blogIndex: 'BlogIndexTemplate',
    teamIndex: 'TeamIndexTemplate',
  };
  const built = build({
    pages: (Object.keys(types) as (keyof typeof types)[]).map((type) =>
      anIndexedPage(type, type === 'blogIndex' ? 'blog' : type),
    ),
  });
  expect(built.map(({ template }) => template).sort()).toEqual(Object.values(types).sort());
});

test('the test forms are built only when they are asked for, and never for search engines', () => {
  expect(build({ pages: [anIndexedPage('testForms', 'test-forms')] })).toEqual([]);
  expect(build({ pages: [anIndexedPage('testForms', 'test-forms')] }, true)).toMatchObject([
    { path: '/test-forms/', template: 'TestFormsTemplate', sitemap: { noindex: true } },
  ]);
});

test('a page has the body types in stock if a block of it shows them, and no other page carries them', () => {
  const cards = [{ bodyType: 'Ute' }, { bodyType: 'Cab Chassis' }, { bodyType: 'SUV' }];
  const yard = {
    cards,
    offers: [],
    content: { filters: { bodyTypes: [{ name: 'Ute', value: 'Ute,Cab Chassis', svgName: null }] } },
    vocabulary: buildVocabulary([], { stockType: 'cars' }),
  } as unknown as StockSite;
  const pages = [true, false].map((byBodyType) => ({
    ...anIndexedPage('standard', `tiles-${byBodyType}`),
    blocks: [{ __typename: 'StockSearchBlock' as const, byBodyType }],
  }));
  const [shown, other] = contentPages(aContentIndex({ pages }), yard, { now, testForms: false, prices });
  expect(shown?.context).toMatchObject({ bodyTypes: [{ label: 'Ute', count: 2 }] });
  expect(other?.context).not.toHaveProperty('bodyTypes');
});

test('pages of offers have the figures of their stock, and those that show vehicles have some, which save most first', () => {
  const found = [
    aStockItem({ id: 'A', price: 30_000 }),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) =>
      aStockItem({ id: `R${n}`, price: 30_000 + n * 2_000, specialPrice: 30_000 + n * 1_000 }),
    ),
  ].map(toIndexRecord);
  const yard = {
    ...stock,
    offers: [
      { id: 'brand-7', found },
      { id: 'gone', found: [] },
    ],
  } as unknown as StockSite;
  const pages = contentPages(
    aContentIndex({
      brandSpecials: [anIndexedSpecial(7, 'on'), anIndexedSpecial(8, 'mats')],
      pages: [
        anIndexedPage('brandSpecialsIndex', 'b'),
        anIndexedPage('dealerSpecialsIndex', 'd'),
        { ...anIndexedPage('standard', 's'), blocks: [{ __typename: 'SpecialsBlock' as const }] },
        anIndexedPage('standard', 'plain'),
      ],
    }),
    yard,
    { now, testForms: false, prices },
  );
  const offersAt = (path: string) =>
    (pages.find((page) => page.path === path)?.context as PageStock | undefined)?.offers;
  const figures = {
    count: 8,
    from: { amount: '$30,000', qualifier: 'Ex. Govt. Charges' },
  };
  const cardsOf = (path: string) => offersAt(path)?.['brand-7']?.cards.map(({ objectID }) => objectID);
  for (const path of ['/brand-specials/', '/dealer-specials/', '/s/'])
    expect(offersAt(path)).toMatchObject({ 'brand-7': figures, gone: { count: 0, cards: [] } });
  expect(offersAt('/brand-specials/on-7/')).toMatchObject({ 'brand-7': figures });
  expect(cardsOf('/brand-specials/on-7/')).toEqual(['R7', 'R6', 'R5', 'R4', 'R3', 'R2']);
  for (const path of ['/brand-specials/', '/dealer-specials/'])
    expect(cardsOf(path)).toEqual(['R7', 'R6', 'R5']);
  expect(cardsOf('/s/')).toEqual([]);
  expect([offersAt('/plain/'), offersAt('/brand-specials/mats-8/')]).toEqual([undefined, undefined]);
});

test('offers and posts have pages at addresses of their own', () => {
  const brandSpecials = [
    anIndexedSpecial(7, 'on'),
    anIndexedSpecial(8, 'over', { endsAt: '2030-05-01T00:00:00.000Z' }),
  ];
  expect(
    build({ brandSpecials, posts: [anIndexedPost('p')] }).map(({ path, sitemap }) => [
      path,
      sitemap?.noindex,
    ]),
  ).toEqual([
    ['/brand-specials/on-7/', false],
    ['/brand-specials/over-8/', true],
    ['/blog/p/', false],
  ]);
});

test('a model has a page to build it where content gives a drive-away grade and a colour', () => {
  const vehicle = (slug: string, priceType: 'driveAway' | 'egc') => ({
    id: slug,
    slug,
    previousSlugs: [],
    stockMake: 'T',
    stockModel: slug,
    seo: { noindex: false },
    grades: [{ name: 'Core', fromPrice: 24_990, priceType, colours: [], stockBadge: null }],
    colours: [{ name: 'Red', price: 0 }],
    accessories: [],
  });
  const pages = contentPages(
    aContentIndex({ vehicles: [vehicle('heron', 'driveAway'), vehicle('kite', 'egc')] }),
    { ...stock, vocabulary: buildVocabulary([], { stockType: 'cars' }) },
    { now, testForms: false, prices },
  );
  expect(pages.map(({ path, template }) => [path, template])).toEqual([
    ['/vehicles/heron/', 'VehicleDetailsTemplate'],
    ['/vehicles/heron/build/', 'VehicleBuildTemplate'],
    ['/vehicles/kite/', 'VehicleDetailsTemplate'],
  ]);
  expect(pages.map(({ context }) => (context as { readonly buildHref?: string }).buildHref)).toEqual([
    '/vehicles/heron/build/',
    undefined,
    undefined,
  ]);
});

test('a grade counts the new and demo stock of its badge, in any spelling, and no vehicle counts for two', () => {
  const records = [
    { make: 'Tallis', model: 'Garnet', vehType: 'New', badge: 'Tour Hybrid' },
    { make: 'Tallis', model: 'Garnet', vehType: 'Demo', badge: 'Tour Hybrid' },
    { make: 'Tallis', model: 'Garnet', vehType: 'Used', badge: 'Tour Hybrid' },
    { make: 'Tallis', model: 'Quartz', vehType: 'New', badge: 'Tour Hybrid' },
    { make: 'Tallis', model: 'Garnet', vehType: 'New', badge: 'Tour' },
    { make: 'Tallis', model: 'Garnet', vehType: 'New' },
  ] as const;
  const grade = (name: string, stockBadge: string | null) =>
    ({ name, stockBadge, fromPrice: 1, priceType: 'driveAway', colours: [] }) as const;
  const [page] = contentPages(
    aContentIndex({
      vehicles: [
        {
          id: 'garnet',
          slug: 'garnet',
          previousSlugs: [],
          stockMake: 'TALLIS',
          stockModel: 'Garnet',
          seo: { noindex: false },
          grades: [
            grade('Core', 'Core'),
            grade('Tour', 'Tour'),
            grade('Tour Manual', 'tour'),
            grade('Hybrid', 'tour-hybrid'),
            grade('Any', null),
          ],
          colours: [],
          accessories: [],
        },
      ],
    }),
    {
      ...stock,
      records,
      vocabulary: buildVocabulary(records, { stockType: 'cars' }),
    } as unknown as StockSite,
    { now, testForms: false, prices },
  );
  expect(page?.context).toMatchObject({
    inStock: { count: 4, href: '/stock/tallis/garnet/?vehicleType=New&vehicleType=Demo' },
    ofGrades: {
      Core: { count: 0 },
      Hybrid: { count: 2, href: '/stock/tallis/garnet/?vehicleType=New&vehicleType=Demo&badge=Tour+Hybrid' },
    },
  });
});

test('a range without models leads to the new stock, in the dealer’s words and at the dealer’s address', () => {
  const vocabulary = buildVocabulary([], { stockType: 'boats', newVehiclesUrl: 'fresh' });
  const rangeOf = (...cards: readonly object[]) =>
    contentPages(
      aContentIndex({ pages: [anIndexedPage('vehicleIndex', 'vehicles')] }),
      { cards, vocabulary, offers: [] } as unknown as StockSite,
      { now, testForms: false, prices },
    )[0]?.context;
  expect(rangeOf({ vehType: 'New' })).toMatchObject({
    newStock: { label: 'New boats in stock', href: '/stock/fresh/' },
  });
  expect(rangeOf({ vehType: 'Used' })).toMatchObject({
    newStock: { label: 'Boats in stock', href: '/stock/' },
  });
});

test.each([
  [true, [], [/^There is no page \/finance-calculator\/.*pageType: financeCalculator.*finance is on/]],
  [true, ['/finance-calculator/'], []],
  [false, [], []],
])('where finance is on (%s) a site of the pages %j says what is missing', (enabled, more, advice) => {
  const paths = new Set(['/', '/privacy/', '/contact/', ...more]);
  const told = missingPages(paths, { finance: { enabled } });
  expect(told.advice).toEqual(advice.map((pattern) => expect.stringMatching(pattern)));
  expect(told.missing.includes('/finance-calculator/')).toBe(more.length === 0);
  // Nobody has to have a blog, but the site links to none then.
  expect(told.missing).toContain('/blog/');
});
