import { DEFAULT_SORT_OPTIONS, readSortBy, sortIndexName, sortKey } from '../../src/search/sortOptions';

describe('the orders', () => {
  it('are eleven by default, in order of position', () => {
    expect(DEFAULT_SORT_OPTIONS.map(sortKey)).toEqual([
      'createdAt_asc',
      'price_asc',
      'price_desc',
      'odometer_asc',
      'odometer_desc',
      'year_asc',
      'year_desc',
      'make_asc',
      'make_desc',
      'createdAt_desc',
      'updatedAt_desc',
    ]);
  });

  it('have an index each, the default one that of the stock itself', () => {
    expect(DEFAULT_SORT_OPTIONS.map(sortIndexName).slice(0, 3)).toEqual([
      'stock',
      'stock_price_asc',
      'stock_price_desc',
    ]);
  });

  it('are known with the index prefix and without; no other word is an order', () => {
    expect(readSortBy(DEFAULT_SORT_OPTIONS, 'price_asc')).toBe('price_asc');
    expect(readSortBy(DEFAULT_SORT_OPTIONS, 'stock_price_asc')).toBe('price_asc');
    for (const word of ['', 'stock', 'createdAt_asc', 'other_index', '__proto__', 'stock_constructor']) {
      expect(readSortBy(DEFAULT_SORT_OPTIONS, word)).toBeUndefined();
    }
  });
});
