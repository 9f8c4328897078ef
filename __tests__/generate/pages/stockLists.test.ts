import { bodyTypeTiles, stockLists } from '../../../generate/pages/stockLists';
import type { StockSite } from '../../../generate/stock/stockSite';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { vocabulary } from '../../search/arbitraries';
import { aStockItem } from '../../support/stock/aStockItem';

const PICTURE = { images: [{ url: '/uploads/stock/1.webp' }] };
const query = { vehType: [], make: null, model: null, bodyType: null, featured: false, maxPrice: null };

/** The ids of a list of these items. */
const listed = (...items: readonly Parameters<typeof aStockItem>[0][]) => {
  const cards = items.map((item) => toIndexRecord(aStockItem(item)).card);
  const site = { cards, vocabulary: { bodyTypes: [] } } as unknown as StockSite;
  const [list] = Object.values(stockLists([{ __typename: 'StockListBlock', query, limit: 2 }], site));
  return list?.map(({ objectID }) => objectID);
};

test('a stock list has the latest arrivals with a picture', () => {
  expect(listed({ id: 'a', ...PICTURE }, { id: 'b', images: [] }, { id: 'c', ...PICTURE })).toEqual([
    'c',
    'a',
  ]);
});

test('a stock list of a dealer whose feed has no pictures is not empty', () => {
  expect(listed({ id: 'a', images: [] }, { id: 'b', images: [] })).toEqual(['b', 'a']);
});

test('a dealer who chose no body types has a tile for each of the stock, the commonest first', () => {
  const cards = ['Pop top', 'SUV', 'SUV', undefined].map(
    (bodyType, at) => toIndexRecord(aStockItem({ id: `a${at}`, ...(bodyType && { bodyType }) })).card,
  );
  const tiles = (bodyTypes: readonly object[]) =>
    bodyTypeTiles({ cards, vocabulary, content: { filters: { bodyTypes } } } as unknown as StockSite).map(
      ({ label, count, icon }) => [label, count, icon],
    );
  expect(tiles([])).toEqual([
    ['SUV', 2, '/icons/body/suv.svg'],
    ['Pop top', 1, undefined],
  ]);
  expect(tiles([{ name: 'Vans', value: 'Pop top', svgName: null }])).toEqual([['Vans', 1, undefined]]);
});
