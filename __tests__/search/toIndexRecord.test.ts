import { equipmentKinds, fittedKinds } from '../../src/search/equipmentNames';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { aStockItem } from '../support/stock/aStockItem';

describe('the index record of a stock item', () => {
  it('carries the effective price once more for its vehicle type', () => {
    const record = toIndexRecord(aStockItem({ vehType: 'Demo', price: 45_990, specialPrice: 43_990 }));
    expect(record).toMatchObject({ price: 43_990, priceDemo: 43_990 });
    expect(record).not.toHaveProperty('priceNew');
    expect(record).not.toHaveProperty('priceUsed');
  });

  it('has no price for a car whose price is on application', () => {
    const record = toIndexRecord(aStockItem({ priceType: 'poa' }));
    expect(Object.keys(record).filter((key) => key.startsWith('price'))).toEqual([]);
  });

  it('has times as seconds and facets as text', () => {
    const item = aStockItem({
      createdAt: '1970-01-02T00:00:01.000Z',
      seats: 5,
      location: { name: 'Quillbrook' },
    });
    expect(toIndexRecord(item)).toMatchObject({
      createdAt: 86_401,
      seats: '5',
      'location.name': 'Quillbrook',
    });
    expect(toIndexRecord(aStockItem())).not.toHaveProperty('createdAt');
  });

  it('finds words that the title lacks, each once', () => {
    const item = aStockItem({
      year: 2021,
      stockName: '2021 HiLux Rogue',
      variations: 'Rogue',
      bodyType: 'Ute',
      body: 'Dual cab Ute',
      colour: 'Red',
      tags: ['Tow bar'],
      registrationNumber: 'ABC12D',
    });
    expect(toIndexRecord(item).text).toEqual({
      title: '2021 HiLux Rogue',
      keywords: 'Toyota Ute Dual cab Red Tow bar dualcab',
      equipment: 'tow bar | towbar | tow hitch | tow ball',
      registrationNumber: 'ABC12D',
    });
  });

  it('has its equipment under every name, its description, and its ANCAP stars as words', () => {
    const { text } = toIndexRecord(
      aStockItem({
        equipment: [{ name: 'Safety', entries: ['Reversing camera'] }],
        siteDescription: 'Ply-lined and ready for work.',
        ancapRating: 5,
        ancapYear: 2022,
      }),
    );
    expect(text.equipment).toBe(
      'Reversing camera | reversing camera | reverse camera | rear view camera | rear camera | backup camera | back up camera | reversingcamera',
    );
    expect(text.description).toBe('Ply-lined and ready for work.');
    expect(text.keywords).toContain('5star ANCAP');
  });
});

describe('the kinds of equipment that shoppers filter by', () => {
  const LINES = [
    'Two ISOFIX child-seat points',
    'Rear-view camera',
    'No tow bar',
    'Optional sunroof',
    'Snorkel',
  ];

  it('are known by any of their names, and by what the vehicle has', () => {
    expect(fittedKinds(LINES, equipmentKinds())).toEqual(['Reversing camera', 'ISOFIX']);
  });

  it('are the dealer’s own first, under the labels of the content', () => {
    const own = [
      { name: 'Child-seat points', value: 'isofix, Child-seat anchors' },
      { name: 'Snorkel', value: 'snorkel' },
    ];
    expect(fittedKinds(LINES, equipmentKinds(own))).toEqual([
      'Child-seat points',
      'Snorkel',
      'Reversing camera',
    ]);
  });
});
