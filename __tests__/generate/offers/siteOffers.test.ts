import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { offerReport } from '../../../generate/offers/offerReport';
import { offerStocks } from '../../../generate/offers/offerStocks';
import { type OfferContent, siteOffers, withOffers } from '../../../generate/offers/siteOffers';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { formatSearchUrl } from '../../../src/search/address/url';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import { searchRequest } from '../../../src/search/searchRequest';
import type { SearchState } from '../../../src/search/searchState';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { australia } from '../../../support/australia';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { runs } from '../../support/runs';
import { openedIndex } from '../../support/search/openedIndex';
import { stockStates, withFacts } from '../../support/search/stockStates';
import { aStockItem } from '../../support/stock/aStockItem';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const SETTINGS = {
  stockType: 'cars',
  newVehiclesUrl: null,
  demoVehiclesUrl: null,
  usedVehiclesUrl: null,
} as const;

const heron = { vehType: 'New', make: 'Tarrow', model: 'Heron' } as const;
const yard = [
  aStockItem({ ...heron, id: 'H25', year: 2025, price: 35_990, specialPrice: 33_990 }),
  aStockItem({ ...heron, id: 'H26', year: 2026, price: 35_990 }),
  aStockItem({ ...heron, id: 'K1', model: 'Kite', year: 2025, price: 52_990 }),
  aStockItem({ id: 'U1', year: 2025, price: 20_990 }),
];
const range = [
  { id: 'heron', stockMake: 'Tarrow', stockModel: 'Heron' },
  { id: 'kite', stockMake: 'Tarrow', stockModel: 'Kite' },
  { id: 'lark', stockMake: 'Tarrow', stockModel: 'Lark' },
];

type Brand = OfferContent['brandSpecials'][number];
const special = (address: string | undefined, own: Partial<Brand> = {}): Brand => ({
  id: 4402,
  slug: 'clearance',
  title: 'Clearance',
  vehicles: [],
  ...(address === undefined ? {} : { eligibleStockUrl: address }),
  ...own,
});

/** The offers of a yard, as a build finds them. */
function offersOf(brandSpecials: readonly Brand[], items = yard) {
  const records = items.filter(({ status }) => status !== 'sold').map(toIndexRecord);
  const known = [
    ...items,
    ...range.map(({ stockMake, stockModel }) => ({ make: stockMake, model: stockModel })),
  ];
  const vocabulary = buildVocabulary(known, SETTINGS);
  return siteOffers({ vehicles: range, brandSpecials, dealerSpecials: [] }, records, vocabulary, NOW);
}
const onlyOffer = (...given: Parameters<typeof special>) => {
  const [offer] = offersOf([special(...given)]);
  if (!offer) throw new Error('no offer');
  return offer;
};
const idsOf = ({ found }: ReturnType<typeof onlyOffer>) => found.map(({ objectID }) => objectID);

const CLEARANCE = '/stock/new-cars/tarrow/heron/?yearRange=2025_2025';

it('an offer is for the vehicles in the list at its address, and no others', () => {
  expect(idsOf(onlyOffer(CLEARANCE))).toEqual(['H25']);
  expect(idsOf(onlyOffer('/stock/new-cars/tarrow/'))).toEqual(['H25', 'H26', 'K1']);
});

it('an offer without an address, such as one for tyres, is for none', () => {
  expect(offersOf([special(undefined)])).toEqual([]);
});

it('a vehicle names the running offers that it qualifies for', () => {
  const offers = offersOf([
    special(CLEARANCE, { endsAt: '2026-12-31T13:00:00Z' }),
    special('/stock/tarrow/', { id: 1, slug: 'card', title: 'A fuel card' }),
    special('/stock/', { id: 2, title: 'Over', endsAt: '2026-11-30T13:00:00Z' }),
    special('/stock/', { id: 3, title: 'To come', startsAt: '2026-12-02T13:00:00Z' }),
  ]);
  const named = Object.fromEntries(withOffers(yard, offers).map(({ id, offers: own }) => [id, own]));
  const card = { id: 'brand-1', title: 'A fuel card', href: '/brand-specials/card-1/' };
  expect(named).toEqual({
    H25: [
      {
        id: 'brand-4402',
        title: 'Clearance',
        href: '/brand-specials/clearance-4402/',
        endsAt: '2026-12-31T13:00:00Z',
      },
      card,
    ],
    H26: [card],
    K1: [card],
    U1: undefined,
  });
});

it('an offer whose vehicles are all sold finds none, and staff are told', () => {
  const offer = onlyOffer('/stock/new-cars/tarrow/lark/');
  expect(idsOf(offer)).toEqual([]);
  expect(offer.faults).toEqual([]);
  expect(offer.warnings).toEqual([expect.stringContaining('finds no vehicle')]);
});

it.each([
  [
    'the lowest price and one saving',
    [
      [30_000, 28_000],
      [40_000, 38_000],
    ],
    '$28,000',
    'Save $2,000',
  ],
  [
    'from the least saving to the most',
    [
      [30_000, 28_000],
      [40_000, 37_000],
    ],
    '$28,000',
    'Save $2,000 to $3,000',
  ],
  ['no saving where only some are reduced', [[30_000, 28_000], [20_000]], '$20,000', undefined],
  ['no saving where none is reduced', [[30_000]], '$30,000', undefined],
] as const)('an offer says %s', (_, prices, from, saving) => {
  const found = prices.map(([price, specialPrice], n) =>
    toIndexRecord(aStockItem({ id: `${n}`, price, ...(specialPrice !== undefined && { specialPrice }) })),
  );
  const offer = { ...onlyOffer(CLEARANCE), found };
  const { [offer.id]: shown } = offerStocks([offer], australia.locale.prices, 0);
  expect([shown?.from?.amount, shown?.saving]).toEqual([from, saving]);
});

it('a card names the first of the offers of its vehicle: the one for the fewest', () => {
  const offers = offersOf([
    special('/stock/tarrow/', { id: 1, title: 'A fuel card' }),
    special(CLEARANCE, { endsAt: '2026-12-31T13:00:00Z' }),
  ]);
  const cards = withOffers(yard, offers).map((item) => toStockCard(item));
  expect(cards.map(({ offer, offerEndsAt }) => [offer, offerEndsAt])).toEqual([
    ['Clearance', '2026-12-31T13:00:00Z'],
    ['A fuel card', undefined],
    ['A fuel card', undefined],
    [undefined, undefined],
  ]);
});

it('the cards on an offer’s own page do not name it again, however the stock came', () => {
  const offer = onlyOffer(CLEARANCE);
  const found = withOffers(yard, [offer]).map((item) => toIndexRecord(item));
  const { [offer.id]: shown } = offerStocks([{ ...offer, found }], australia.locale.prices, 6);
  expect(found.some(({ card }) => card.offer === 'Clearance')).toBe(true);
  expect(shown?.cards.filter(({ offer, offerEndsAt }) => offer ?? offerEndsAt)).toEqual([]);
});

it('an offer has no lowest price where one includes charges and another does not', () => {
  const found = (['driveAway', 'egc'] as const).map((priceType) =>
    toIndexRecord(aStockItem({ id: priceType, priceType, price: 20_000 })),
  );
  const offer = { ...onlyOffer(CLEARANCE), found };
  expect(offerStocks([offer], australia.locale.prices, 0)[offer.id]).not.toHaveProperty('from');
});

it('what the stock does not know widens no offer', () => {
  const offer = onlyOffer('/stock/new-cars/tarrow/herron/');
  expect(idsOf(offer)).toEqual([]);
  expect(offer.warnings[0]).toBe('asks for herron, which is not in stock');
});

it.each([
  ['/blog/', [], 'is not a list of our stock'],
  [CLEARANCE, ['kite', 'heron'], 'leaves out kite, which the field vehicles names'],
  ['/stock/new-cars/tarrow/', ['heron'], 'includes kite, which the field vehicles does not name'],
  ['/stock/?make=Tarrow&model=Heron&model=Lark', ['heron'], 'includes lark'],
])('%s for the models %j stops the build: it %s', (address, vehicles, reason) => {
  const offers = offersOf([special(address, { vehicles })]);
  const { faults } = offerReport(offers);
  expect(faults.map((one) => one.reason).join()).toContain(reason);
  expect(faults[0]).toMatchObject({
    collection: 'brandSpecials',
    id: '4402',
    field: 'eligibleStockUrl',
    address,
  });
});

it.each([
  [CLEARANCE, ['heron']],
  ['/stock/tarrow/', ['heron', 'kite', 'lark']],
  // Other filters may leave out a model.
  ['/stock/tarrow/?yearRange=2026_2026', ['heron']],
])('%s and the models %j agree', (address, vehicles) => {
  expect(offerReport(offersOf([special(address, { vehicles })])).faults).toEqual([]);
});

it('the definition of an offer that is over matters no more', () => {
  expect(offerReport(offersOf([special('/blog/', { endsAt: '2026-11-30T00:00:00Z' })]))).toEqual({
    faults: [],
    warnings: [],
  });
});

describe('over the stock of a yard', () => {
  const KEYS = ['keywords', 'unread', 'budget', 'statedTerms', 'sortBy', 'page'] as const;
  const filtersOf = (state: SearchState): SearchState =>
    Object.fromEntries(Object.entries(state).filter(([key]) => !KEYS.includes(key as (typeof KEYS)[number])));

  it('an offer lists exactly what the search finds at its address', async () => {
    const feed = resolve(join(DEALERSHIP, 'feed/stock.csv'));
    const { items } = okValue(await loadStock({ feed, site: aStockContext() }));
    const stock = withFacts(items);
    const records = stock.map(toIndexRecord);
    const vocabulary = buildVocabulary(records, SETTINGS);
    const engine = createInProcessEngine(await openedIndex(records));
    await fc.assert(
      fc.asyncProperty(stockStates(stock, vocabulary), async (searched) => {
        const state = filtersOf(searched);
        const address = formatSearchUrl(state, vocabulary);
        const [offer] = siteOffers(
          { vehicles: [], brandSpecials: [special(address)], dealerSpecials: [] },
          records,
          vocabulary,
          NOW,
        );
        const request = searchRequest(state, vocabulary, { hitsPerPage: 1000 });
        const { results } = await engine.search([request] as never);
        const hits = (results[0] as unknown as { readonly hits: readonly { readonly objectID: string }[] })
          .hits;
        expect(offer?.faults).toEqual([]);
        const ids = hits.map(({ objectID }) => objectID).sort();
        expect(offer?.found.map(({ objectID }) => objectID).sort()).toEqual(ids);
        const [shown] = Object.values(offerStocks(offer ? [offer] : [], australia.locale.prices, 6));
        expect(shown).toMatchObject({ count: ids.length });
        expect(shown?.cards).toHaveLength(Math.min(6, ids.length));
        expect(shown?.cards.filter(({ objectID }) => !ids.includes(objectID))).toEqual([]);
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});
