import { stockLists } from '../../../generate/pages/stockLists';
import type { StockSite } from '../../../generate/stock/stockSite';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
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
