import fc from 'fast-check';
import { parseStockItemPath, stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { lineOfTitle, stockTitle } from '../../../src/domain/stock/stockTitle';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

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

describe('the title of a stock item', () => {
  it('is year, make, model, badge and series', () => {
    const item = aStockItem({ year: 2021, variations: 'SR5', series: 'GUN126R' });
    expect(stockTitle(item)).toEqual({ title: '2021 Toyota HiLux SR5 GUN126R' });
  });

  it('leaves out what is unknown', () => {
    expect(stockTitle(aStockItem({ series: 'GUN126R' }))).toEqual({ title: 'Toyota HiLux GUN126R' });
  });

  it('is the feed’s own name, with its second name as subtitle, if the year is known', () => {
    const item = aStockItem({ year: 2021, stockName: '2021 HiLux Rogue', stockSubname: 'Automatic · White' });
    expect(stockTitle(item)).toEqual({ title: '2021 HiLux Rogue', subtitle: 'Automatic · White' });
    expect(lineOfTitle(stockTitle(item))).toBe('2021 HiLux Rogue, Automatic · White');
    const plain = { ...item, stockSubname: undefined };
    expect(stockTitle(plain)).toEqual({ title: '2021 HiLux Rogue' });
    expect(lineOfTitle(stockTitle(plain))).toBe('2021 HiLux Rogue');
  });

  it('ignores the feed’s own names if the year is unknown', () => {
    const item = aStockItem({ stockName: 'HiLux Rogue', stockSubname: 'Automatic' });
    expect(stockTitle(item)).toEqual({ title: 'Toyota HiLux' });
  });
});
