import fc from 'fast-check';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { similarStock } from '../../../src/search/findSimilar';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const card = (id: string, overrides: Parameters<typeof aStockItem>[0] = {}) =>
  toStockCard(aStockItem({ id, bodyType: 'Ute', price: 40_000, year: 2020, ...overrides }));

const ids = (cards: readonly { readonly objectID: string }[]): string[] =>
  cards.map(({ objectID }) => objectID);

describe('similar stock', () => {
  const subject = card('subject');

  it('puts the same body type at a near price first', () => {
    const candidates = [
      card('hatch', { bodyType: 'Hatch', make: 'Kia', model: 'Rio' }),
      card('dear', { price: 95_000, make: 'Kia', model: 'Rio' }),
      card('near', { price: 41_000, make: 'Kia', model: 'Rio' }),
      card('twin'),
    ];
    expect(ids(similarStock(subject, candidates, 4))).toEqual(['twin', 'near', 'dear', 'hatch']);
  });

  it('offers neither the item itself nor sold items nor other kinds of stock', () => {
    const candidates = [
      subject,
      card('sold', { status: 'sold' }),
      card('boat', { stockType: 'boats' }),
      card('other'),
    ];
    expect(ids(similarStock(subject, candidates, 9))).toEqual(['other']);
  });

  it('works for an item without a price', () => {
    const poa = card('poa', { priceType: 'poa', price: undefined });
    expect(ids(similarStock(poa, [card('hatch', { bodyType: 'Hatch' }), card('ute')], 1))).toEqual(['ute']);
  });

  it('returns as many as requested, each once', () => {
    const candidate = fc
      .record({
        id: fc.nat({ max: 40 }),
        price: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined }),
      })
      .map(({ id, price }) => card(`c${id}`, { price }));
    const cards = fc.uniqueArray(candidate, { selector: ({ objectID }) => objectID });
    fc.assert(
      fc.property(cards, fc.nat({ max: 10 }), (candidates, count) => {
        const found = similarStock(subject, candidates, count);
        expect(found).toHaveLength(Math.min(count, candidates.length));
        expect(new Set(ids(found)).size).toBe(found.length);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
