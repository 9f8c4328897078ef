import fc from 'fast-check';
import { pricesOf } from '../../../src/domain/stock/priceDisplay';
import { type StockCard, sameCard } from '../../../src/domain/stock/stockCard';
import { asListed, toStockCard } from '../../../src/domain/stock/toStockCard';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { runs } from '../../support/runs';
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

const cards: readonly StockCard[] = inventedRecords(40).map(({ card }) => card);

describe('two cards', () => {
  it('are the same if everything they show is, whatever a search adds', () => {
    for (const card of cards) {
      const hit = { ...structuredClone(card), _highlightResult: {}, __position: 3 };
      expect(sameCard(card, hit)).toBe(true);
      expect(sameCard(hit, card)).toBe(true);
    }
  });

  it('differ if any field differs or is missing', () => {
    for (const card of cards)
      for (const key of Object.keys(card) as (keyof StockCard)[]) {
        const { [key]: _gone, ...without } = card;
        expect(sameCard(card, { ...card, [key]: 'other' })).toBe(false);
        expect(sameCard(card, without as StockCard)).toBe(false);
        expect(sameCard(without as StockCard, card)).toBe(false);
      }
  });
});

const dollars = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
const items = fc
  .record(
    {
      price: dollars,
      specialPrice: dollars,
      priceType: fc.constantFrom('driveAway' as const, 'egc' as const, 'poa' as const),
      status: fc.constantFrom('available' as const, 'underOffer' as const, 'sold' as const),
    },
    { requiredKeys: ['priceType', 'status'] },
  )
  .map(aStockItem);

describe('a stock item as the listing shows it', () => {
  it('has the prices and the status of its card, and keeps everything else', () => {
    fc.assert(
      fc.property(items, items, (item, newer) => {
        const listed = asListed({ ...item, siteDescription: 'One owner.' }, toStockCard(newer));
        expect(pricesOf(listed)).toEqual(pricesOf(newer));
        expect(listed).toMatchObject({ id: item.id, siteDescription: 'One owner.', status: newer.status });
      }),
      { numRuns: runs(200, 20_000) },
    );
  });

  it('is the same object if its card agrees', () => {
    fc.assert(
      fc.property(items, (item) => {
        expect(asListed(item, toStockCard(item))).toBe(item);
      }),
      { numRuns: runs(200, 20_000) },
    );
  });

  it('does not show the reduction of another price', () => {
    const item = aStockItem({ price: 20_000, reduction: { day: '2026-11-11', cents: 50_000 as never } });
    expect(asListed(item, toStockCard(aStockItem({ price: 19_000 }))).reduction).toBeUndefined();
    expect(asListed(item, toStockCard(aStockItem({ price: 20_000, status: 'sold' }))).reduction).toEqual(
      item.reduction,
    );
  });
});
