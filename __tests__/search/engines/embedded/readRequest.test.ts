import fc from 'fast-check';
import { SearchFault } from '../../../../src/search/engines/embedded/indexFile';
import { readRequest } from '../../../../src/search/engines/embedded/readRequest';
import { escapeValue } from '../../../../src/search/searchRequest';
import { runs } from '../../../support/runs';

const value = (attribute: string, text: string) => ({ kind: 'value', attribute, value: text });
const compare = (attribute: string, operator: string, number: number) => ({
  kind: 'compare',
  attribute,
  operator,
  number,
});
const read = (params: object) => readRequest({ indexName: 'stock', params });

describe('the filters of a request', () => {
  it('are values to choose from, comparisons, and prices of which one is enough', () => {
    expect(
      read({
        facetFilters: [
          ['make:Toyota', 'make:Land Rover'],
          'featured:true',
          ["location.name:O'Connor: yard"],
          [],
        ],
        numericFilters: ['price>=10000', 'price<=30000.5', 'createdAt>1790000000'],
        filters: 'priceNew<=33254 OR priceDemo<=32000 OR priceUsed<=-1',
      }),
    ).toMatchObject({
      filters: [
        [value('make', 'Toyota'), value('make', 'Land Rover')],
        [value('featured', 'true')],
        [value('location.name', "O'Connor: yard")],
        [compare('price', '>=', 10_000)],
        [compare('price', '<=', 30_000.5)],
        [compare('createdAt', '>', 1_790_000_000)],
        [
          compare('priceNew', '<=', 33_254),
          compare('priceDemo', '<=', 32_000),
          compare('priceUsed', '<=', -1),
        ],
      ],
    });
  });

  it('are none in a request without any', () => {
    expect(read({})).toMatchObject({ filters: [] });
    expect(read({ facetFilters: [], numericFilters: [], filters: '' })).toMatchObject({ filters: [] });
  });

  it('bring every value back as the search wrote it', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\\{0,3}-{0,2}:?x?$/));
    fc.assert(
      fc.property(text, (name) => {
        expect(read({ facetFilters: [[`model:${escapeValue(name)}`]] })).toMatchObject({
          filters: [[value('model', name)]],
        });
      }),
      { numRuns: runs(300, 30_000) },
    );
  });

  it.each<[object, RegExp]>([
    [{ facetFilters: ['make'] }, /“make” is not a facet filter/],
    [{ facetFilters: [':Toyota'] }, /“:Toyota” is not a facet filter/],
    [{ facetFilters: ['make:-Toyota'] }, /“make:-Toyota” is a negated filter/],
    [{ facetFilters: [3] }, /not a text/],
    [{ facetFilters: [['make:Kia', ['make:Mazda']]] }, /not a text/],
    [{ facetFilters: 'make:Kia' }, /not a list/],
    [{ numericFilters: ['price about 3'] }, /“price about 3” is not a comparison/],
    [{ numericFilters: ['price:1 TO 3'] }, /“price:1 TO 3” is not a comparison/],
    [{ numericFilters: ['price!=3'] }, /“price!=3” is not a comparison/],
    [{ numericFilters: ['price<=1.2.3'] }, /“price<=1.2.3” is not a comparison/],
    [{ filters: 'price<=1 AND year>=2' }, /“price<=1 AND year>=2” is not a comparison/],
    [{ filters: 'NOT price<=1' }, /“NOT price<=1” is not a comparison/],
    [{ filters: '(price<=1)' }, /“\(price<=1\)” is not a comparison/],
    [{ filters: 'make:Toyota' }, /“make:Toyota” is not a comparison/],
    [{ filters: ['price<=1'] }, /not a text/],
  ])('that no search writes are refused by name: %j', (params, message) => {
    expect(() => read(params)).toThrow(message);
    expect(() => read(params)).toThrow(SearchFault);
  });
});

describe('a request', () => {
  it('has limits, whatever it asks for', () => {
    expect(read({ page: -3, hitsPerPage: 5000, maxValuesPerFacet: 5000 })).toMatchObject({
      page: 0,
      hitsPerPage: 1000,
      maxValuesPerFacet: 300,
    });
    expect(read({ page: 'x', hitsPerPage: null })).toMatchObject({ page: 0, hitsPerPage: 24 });
  });

  it.each(['cars', 'stock_price', 'stockpile', 'stock_price_up'])(
    'for the index %s is refused',
    (indexName) => {
      expect(() => readRequest({ indexName, params: {} })).toThrow(`There is no index “${indexName}”.`);
    },
  );

  it.each([null, 3, 'stock', { indexName: 'stock' }])('without parameters is refused: %p', (request) => {
    expect(() => readRequest(request)).toThrow('A request has no parameters.');
  });
});
