import fc from 'fast-check';
import { pricesOf } from '../../../src/domain/stock/priceDisplay';
import { asListed, toStockCard } from '../../../src/domain/stock/toStockCard';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

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
