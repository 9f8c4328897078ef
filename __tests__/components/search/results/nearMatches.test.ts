import fc from 'fast-check';
import { chipsOf } from '../../../../src/components/search/filterPanel/chips';
import { nearMatches } from '../../../../src/components/search/results/nearMatches';
import type { SearchState } from '../../../../src/search/searchState';
import { runs } from '../../../support/runs';
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
    5,
  );
  expect(near.map(({ card, differs }) => [card.title, differs.replaceAll(/\s/g, ' ')])).toEqual([
    ['Driven', '52,000 km, 2,000 km more'],
    ['Over', '$26,490, $1,490 over'],
    ['Older', '2019, 1 year older'],
    ['Blue', 'Blue, not Red'],
    ['Far over', '$40,000, $15,000 over'],
  ]);
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
      const near = nearMatches(lists, wished, most);
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
