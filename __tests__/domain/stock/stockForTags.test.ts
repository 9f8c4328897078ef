import type { StockCard } from '../../../src/domain/stock/stockCard';
import { stockForTags } from '../../../src/domain/stock/stockForTags';
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

test('tags name body types in the plural, models, makes and fuels', () => {
  expect(ids(['utes'], [suv, ute])).toEqual(['ute']);
  expect(ids(['heron'], [suv, ute])).toEqual(['suv']);
  expect(ids(['electric'], [suv, card('ev', { fuelType: 'Electric' })])).toEqual(['ev']);
});

test('each tag has its turn, pictures come first, and no car stands twice', () => {
  expect(ids(['utes', 'suvs', 'kite'], [bare, ute, suv])).toEqual(['ute', 'suv', 'bare']);
  expect(ids(['utes', 'suvs'], [bare, ute, suv], 2)).toEqual(['ute', 'suv']);
});

test('a story on something else shows no cars', () => {
  expect(ids(['finance'], [ute, suv])).toEqual([]);
});
