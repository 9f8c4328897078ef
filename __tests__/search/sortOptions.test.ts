import { formatSearchUrl, parseSearchUrl } from '../../src/search/address/url';
import { searchRequest } from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import { DEFAULT_SORT_OPTIONS, readSortBy } from '../../src/search/sortOptions';
import { buildVocabulary } from '../../src/search/vocabulary/vocabulary';
import { inventedRecords } from '../../support/stock/inventedRecords';

const vocabulary = buildVocabulary(inventedRecords(50), { stockType: 'cars' });

describe('the orders', () => {
  it('are known with the index prefix and without; no other word is an order', () => {
    expect(readSortBy(DEFAULT_SORT_OPTIONS, 'price_asc', false)).toBe('price_asc');
    expect(readSortBy(DEFAULT_SORT_OPTIONS, 'stock_price_asc', false)).toBe('price_asc');
    for (const word of ['', 'stock', 'other_index', '__proto__', 'stock_constructor']) {
      expect(readSortBy(DEFAULT_SORT_OPTIONS, word, false)).toBeUndefined();
    }
  });
});

describe('a search that names no order', () => {
  const index = (state: SearchState) => searchRequest(state, vocabulary, { hitsPerPage: 1 }).indexName;
  const canonical = (query: string) =>
    formatSearchUrl(parseSearchUrl(`/stock/${query}`, vocabulary).state, vocabulary);

  it('begins with the first order that the dealership offers: what arrived last', () => {
    expect(index({})).toBe('stock_createdAt_desc');
    expect(canonical('?sortBy=createdAt_desc')).toBe('/stock/');
    expect(canonical('?sortBy=createdAt_asc')).toBe('/stock/?sortBy=createdAt_asc');
    expect(index({ sortBy: 'createdAt_asc' })).toBe('stock');
  });

  it('begins with the best match if it has words, and can still be put in any order', () => {
    expect(index({ keywords: 'hilux' })).toBe('stock');
    expect(canonical('?keywords=hilux&sortBy=createdAt_asc')).toBe('/stock/?keywords=hilux');
    expect(canonical('?keywords=hilux&sortBy=createdAt_desc')).toBe(
      '/stock/?keywords=hilux&sortBy=createdAt_desc',
    );
    expect(index({ keywords: 'hilux', sortBy: 'createdAt_desc' })).toBe('stock_createdAt_desc');
  });
});
