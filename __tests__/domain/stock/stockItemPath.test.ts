import fc from 'fast-check';
import { parseStockItemPath, stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { runs } from '../../support/runs';

const id = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('.', '..', 'a/b', '100%', '~2F', '%2e', 'x.json', '?#'),
  )
  .filter((text) => !/\p{Surrogate}/u.test(text));

describe('the address of a stock item', () => {
  it('has the id and a readable title', () => {
    expect(stockItemPath('QT26001', '2025 Tallis Heron')).toBe('/stock/item/QT26001/2025-tallis-heron/');
  });

  it('leaves the title out if it has no letters', () => {
    expect(stockItemPath('QT26001', '…')).toBe('/stock/item/QT26001/');
  });

  it('gives the id back, whatever characters it has', () => {
    fc.assert(
      fc.property(id, fc.string(), (given, title) => {
        expect(parseStockItemPath(stockItemPath(given, title))?.id).toBe(given);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is not changed by browsers, nor by hosts that decode paths', () => {
    fc.assert(
      fc.property(id, fc.string(), (given, title) => {
        const path = stockItemPath(given, title);
        expect(new URL(path, 'https://dealer.example').pathname).toBe(path);
        expect(decodeURIComponent(path)).toBe(path);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is read without the slug and without the final slash', () => {
    expect(parseStockItemPath('/stock/item/QT26001')).toEqual({ id: 'QT26001', titleSlug: '' });
    expect(parseStockItemPath('/stock/item/QT26001/old-name')).toEqual({
      id: 'QT26001',
      titleSlug: 'old-name',
    });
    expect(parseStockItemPath('/stock/item/A%20B/')).toEqual({ id: 'A B', titleSlug: '' });
  });

  it.each([
    '/stock/item/',
    '/stock/item//x/',
    '/stock/used-cars/',
    '/stock/item/a/b/c/',
    '/stock/item/%E0%A4/',
    '/stock/item/~E0/',
  ])('%s is no stock item’s', (path) => {
    expect(parseStockItemPath(path)).toBeNull();
  });
});
