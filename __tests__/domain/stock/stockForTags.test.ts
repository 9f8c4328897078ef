import { stockForTags } from '../../../src/domain/blog/relatedPosts';
import type { StockCard } from '../../../src/domain/stock/stockCard';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { aStockItem } from '../../support/stock/aStockItem';

const card = (id: string, given: Partial<StockCard>): StockCard => ({
  ...toStockCard(aStockItem({ id })),
  image: '/a.webp',
  ...given,
});
const ute = card('ute', { bodyType: 'Ute', model: 'Kite' });
const bare = card('bare', { bodyType: 'Ute', image: undefined });
const suv = card('suv', { bodyType: 'SUV', model: 'Heron' });
const ids = (tags: string[], cards: StockCard[], limit = 3) =>
  stockForTags(tags, cards, limit).map(({ objectID }) => objectID);

test('tags may name body types in the plural, models, makes and fuels', () => {
  expect(ids(['utes'], [suv, ute])).toEqual(['ute']);
  expect(ids(['heron'], [suv, ute])).toEqual(['suv']);
  expect(ids(['electric'], [suv, card('ev', { fuelType: 'Electric' })])).toEqual(['ev']);
});

test('the tags take turns, items with pictures come first, and no item appears twice', () => {
  expect(ids(['utes', 'suvs', 'kite'], [bare, ute, suv])).toEqual(['ute', 'suv', 'bare']);
  expect(ids(['utes', 'suvs'], [bare, ute, suv], 2)).toEqual(['ute', 'suv']);
});

test('a post about something else shows no stock', () => {
  expect(ids(['finance'], [ute, suv])).toEqual([]);
});
