import { join } from 'node:path';
import fc from 'fast-check';
import { chipsOf } from '../../../../src/components/search/chips';
import { nearestSearches, nearMatches } from '../../../../src/components/search/results/nearMatches';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { searchRequest } from '../../../../src/search/searchRequest';
import type { SearchState } from '../../../../src/search/searchState';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../../support/okValue';
import { DEALERSHIP } from '../../../../support/projectFolder';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { loadStock } from '../../../../support/stock/loadStock';
import { runs } from '../../../support/runs';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

type Fields = Parameters<typeof recordOf>[0];

const card = (fields: Fields) => ({ ...recordOf(fields).card, objectID: String(fields?.title) });
const wishesOf = (state: SearchState) => chipsOf(state, { budgetReach: undefined });

const wished: SearchState = {
  colour: ['Red'],
  kilometresMax: 50_000,
  priceRange: { max: 25_000 },
  yearRange: { min: 2020 },
};
const wishes = wishesOf(wished);
const wish = (key: string) => wishes.filter((chip) => chip.key.startsWith(key));

test('each says what differs, and what misses the least comes first', () => {
  const over = { ...card({ title: 'Over' }), price: 26_490 };
  const farOver = { ...card({ title: 'Far over' }), price: 40_000 };
  const driven = { ...card({ title: 'Driven' }), odometer: 52_000 };
  const older = { ...card({ title: 'Older' }), year: 2019 };
  const blue = { ...card({ title: 'Blue' }), colour: 'Blue' };
  const near = nearMatches(
    [
      { wishes: wish('colour'), cards: [blue] },
      { wishes: wish('priceRange'), cards: [farOver, over] },
      { wishes: wish('kilometresMax'), cards: [driven] },
      { wishes: wish('yearRange'), cards: [older] },
    ],
    wished,
    { wishes: wishes.length, most: 5 },
  );
  expect(near.map(({ card, differs }) => [card.title, differs.replaceAll(/\s/g, ' ')])).toEqual([
    ['Driven', '52,000 km, 2,000 km more'],
    ['Over', '$26,490, $1,490 over'],
    ['Older', '2019, 1 year older'],
    ['Blue', 'Blue, not Red'],
    ['Far over', '$40,000, $15,000 over'],
  ]);
});

test('what is beyond a budget says by how much, and what is far beyond is not near', () => {
  const budget: SearchState = { budget: { affordAmount: 100, frequency: 'week', depositAmount: 0 } };
  const wishes = chipsOf(budget, { budgetReach: 'up to $20,000' });
  expect(nearestSearches({}, wishes, budget)).toEqual([{ sortBy: 'price_asc' }]);
  const cards = [21_500, 40_000].map((price) => ({ ...card({ title: `${price}`, vehType: 'Used' }), price }));
  const near = nearMatches([{ wishes, cards }], budget, {
    wishes: 1,
    most: 5,
    budget: { New: 30_000, Demo: 30_000, Used: 20_000 },
  });
  expect(near.map(({ differs }) => differs.replaceAll(/\s/g, ' '))).toEqual(['$21,500, $1,500 over']);
});

const found = fc.array(
  fc.record({
    wishes: fc.subarray([...wishes], { minLength: 1, maxLength: 2 }),
    cards: fc.array(
      fc.record({ title: fc.constantFrom('a', 'b', 'c', 'd', 'e') }).map((fields) => card(fields)),
      { maxLength: 4 },
    ),
  }),
);

test('every vehicle is shown once, none is invented, and one wish missed comes before two', () => {
  fc.assert(
    fc.property(found, fc.nat(6), (lists, most) => {
      const all = new Set(lists.flatMap(({ cards }) => cards.map(({ objectID }) => objectID)));
      const near = nearMatches(lists, wished, { wishes: wishes.length, most });
      const ids = near.map(({ card }) => card.objectID);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !all.has(id))).toEqual([]);
      expect(near).toHaveLength(Math.min(most, all.size));
      const missed = near.map(({ differs }) => differs.split(' · ').length);
      expect(missed).toEqual([...missed].sort((a, b) => a - b));
    }),
    { numRuns: runs(300, 3_000) },
  );
});

test('what misses a limit is asked for nearest first, on both sides of a range', () => {
  const price: SearchState = { make: ['Mazda'], priceRange: { min: 20_000, max: 25_000 } };
  expect(nearestSearches({ make: ['Mazda'] }, wishesOf(price).slice(-1), price)).toEqual([
    { make: ['Mazda'], priceRange: { min: 20_000 }, sortBy: 'price_asc' },
    { make: ['Mazda'], priceRange: { max: 25_000 }, sortBy: 'price_desc' },
  ]);
  expect(nearestSearches({}, wish('kilometresMax'), wished)).toEqual([{ sortBy: 'odometer_asc' }]);
  expect(nearestSearches({}, wish('yearRange'), wished)).toEqual([{ sortBy: 'year_desc' }]);
  expect(nearestSearches({}, wish('colour'), wished)).toEqual([{}]);
});

test('over a dealer’s stock the nearest are those that looking at every vehicle finds', async () => {
  const feed = {
    feed: join(DEALERSHIP, 'feed/stock.csv'),
    site: aStockContext(),
  };
  const items = okValue(await loadStock(feed)).items.filter(({ status }) => status === 'available');
  const records = items.map(toIndexRecord);
  const { search } = createInProcessEngine(await openedIndex(records));
  const vocabulary = buildVocabulary(records, { stockType: 'cars' });
  const misses: readonly (readonly [SearchState, (record: IndexRecord) => number | undefined])[] = [
    [{ priceRange: { max: 10_000 } }, ({ price }) => price && price - 10_000],
    [{ priceRange: { min: 70_000 } }, ({ price }) => price && 70_000 - price],
    [
      { priceRange: { min: 16_000, max: 17_000 } },
      ({ price }) => price && Math.max(16_000 - price, price - 17_000),
    ],
    [{ kilometresMax: 3 }, ({ odometer }) => odometer && odometer - 3],
    [{ yearRange: { max: 2014 } }, ({ year }) => year && year - 2014],
  ];
  for (const [wished, gapOf] of misses) {
    const lists = nearestSearches({}, wishesOf(wished), wished);
    const { results } = await search(
      lists.map((state) => searchRequest(state, vocabulary, { hitsPerPage: 24 })) as never,
    );
    const cards = (results as unknown as readonly HitsResponse[]).map(({ hits }) => hits as never);
    const near = nearMatches(
      cards.map((each) => ({ wishes: wishesOf(wished), cards: each })),
      wished,
      { wishes: 2, most: 3 },
    );
    const shown = near.map(({ card }) =>
      gapOf(records.find(({ objectID }) => objectID === card.objectID) as IndexRecord),
    );
    const nearest = records
      .flatMap((record) => gapOf(record) ?? [])
      .sort((a, b) => a - b)
      .slice(0, 3);
    expect({ wished, shown }).toEqual({ wished, shown: nearest });
  }
});
