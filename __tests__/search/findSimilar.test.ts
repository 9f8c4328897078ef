import { toStockCard } from '../../src/domain/stock/toStockCard';
import { createInProcessEngine } from '../../src/search/engines/embedded/build';
import { findSimilar } from '../../src/search/findSimilar';
import type { SearchEngine } from '../../src/search/searchEngine';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { openedIndex } from '../support/search/openedIndex';
import { aStockItem } from '../support/stock/aStockItem';

const car = (id: string, given: Parameters<typeof aStockItem>[0] = {}) =>
  aStockItem({ id, bodyType: 'Ute', price: 40_000, year: 2020, ...given });

const stock = [
  car('boat', { make: 'Quintrex', model: 'Ute', stockType: 'boats' }),
  car('suv', { make: 'Land Rover', model: 'Discovery', bodyType: 'SUV', price: 90_000 }),
  car('twin'),
  car('ranger', { make: 'Ford', model: 'Ranger', price: 42_000 }),
  car('dear', { make: 'Ford', model: 'F-150', price: 130_000 }),
  car('corolla', { model: 'Corolla', bodyType: 'Hatch', price: 18_000 }),
];

let engine: SearchEngine;
beforeAll(async () => {
  engine = createInProcessEngine(await openedIndex(stock.map(toIndexRecord))) as SearchEngine;
});

const found = async (to: Parameters<typeof findSimilar>[1]) =>
  (await findSimilar(engine, to, 3)).map(({ objectID }) => objectID);

test('similar to a car are its model, its body type at a similar price and its make; never the car itself or another kind of stock', async () => {
  expect(await found({ kind: 'card', card: toStockCard(car('twin')) })).toEqual(['ranger', 'corolla']);
  expect(await found({ kind: 'card', card: toStockCard(car('new')) })).toEqual(['twin', 'ranger', 'corolla']);
});

test('a model whose name begins with a hyphen finds its own, not all others', async () => {
  const odd = createInProcessEngine(
    await openedIndex(
      [car('odd', { make: 'Ford', model: '-150' }), car('other', { make: 'Kia', model: 'Rio' })].map(
        toIndexRecord,
      ),
    ),
  ) as SearchEngine;
  const to = { kind: 'card', card: toStockCard(car('new', { make: 'Ford', model: '-150' })) } as const;
  expect((await findSimilar(odd, to, 1)).map(({ objectID }) => objectID)).toEqual(['odd']);
});

test('a car without price or body still has others of its make', async () => {
  const card = toStockCard(aStockItem({ id: 'poa', make: 'Ford', model: 'Falcon', priceType: 'poa' }));
  expect(await found({ kind: 'card', card })).toEqual(expect.arrayContaining(['ranger', 'dear']));
});

test('the address of a sold car finds similar stock by what it says of the car', async () => {
  expect(await found({ kind: 'words', titleSlug: '2019-toyota-hilux-sr5-hi-rider' })).toEqual([
    'twin',
    'corolla',
  ]);
  expect(await found({ kind: 'words', titleSlug: '2016-land-rover-discovery-sport' })).toEqual(['suv']);
});

test('all stock is shown if nothing is similar, or if the address does not say what the car was', async () => {
  expect(await found({ kind: 'words', titleSlug: 'no-such-thing' })).toHaveLength(3);
  expect(await found({ kind: 'words', titleSlug: '' })).toHaveLength(3);
});
