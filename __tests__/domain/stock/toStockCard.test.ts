import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { aStockItem } from '../../support/stock/aStockItem';

describe('the card of a stock item', () => {
  it('holds everything that a result shows, in dollars', () => {
    const item = aStockItem({
      year: 2021,
      variations: 'SR5',
      price: 45_990,
      specialPrice: 43_990,
      featured: true,
      images: [{ url: '/uploads/a.webp' }, { url: '/uploads/b.webp' }],
      location: { name: 'Quillbrook' },
      odometer: 0,
    });
    expect(toStockCard(item)).toEqual({
      objectID: 'WT1001',
      vehType: 'Used',
      stockType: 'cars',
      title: '2021 Toyota HiLux SR5',
      make: 'Toyota',
      model: 'HiLux',
      year: 2021,
      odometer: 0,
      priceType: 'egc',
      price: 43_990,
      wasPrice: 45_990,
      featured: true,
      image: '/uploads/a.webp',
      images: 2,
      location: 'Quillbrook',
    });
  });

  it('spends no bytes on missing fields', () => {
    expect(Object.keys(toStockCard(aStockItem({ priceType: 'poa', status: 'sold' })))).toEqual([
      'objectID',
      'title',
      'vehType',
      'stockType',
      'make',
      'model',
      'priceType',
      'sold',
    ]);
  });
});
