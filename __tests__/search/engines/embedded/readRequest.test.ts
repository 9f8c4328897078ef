import fc from 'fast-check';
import { parseFilters } from '../../../../src/search/engines/embedded/query/parseFilters';
import { readRequest } from '../../../../src/search/engines/embedded/readRequest';
import { runs } from '../../../support/runs';

const value = (attribute: string, text: string) => ({ kind: 'value', attribute, value: text });
const compare = (attribute: string, operator: string, number: number) => ({
  kind: 'compare',
  attribute,
  operator,
  number,
});

describe('the text of filters', () => {
  it.each([
    ['make:Toyota', value('make', 'Toyota')],
    ['make:"Land Rover"', value('make', 'Land Rover')],
    ["location.name:'Driver\\'s Flat'", value('location.name', "Driver's Flat")],
    ["location.name:O'Connor", value('location.name', "O'Connor")],
    ['"make":"AND"', value('make', 'AND')],
    ['price<=30000', compare('price', '<=', 30000)],
    ['price != -1.5', compare('price', '!=', -1.5)],
    ['year:2018 TO 2022', { kind: 'between', attribute: 'year', min: 2018, max: 2022 }],
    ['NOT make:Kia', { kind: 'not', filter: value('make', 'Kia') }],
    [
      'a:1 OR b:2 AND c:3',
      {
        kind: 'or',
        filters: [value('a', '1'), { kind: 'and', filters: [value('b', '2'), value('c', '3')] }],
      },
    ],
    [
      '(a:1 OR b:2) AND NOT (c:3)',
      {
        kind: 'and',
        filters: [
          { kind: 'or', filters: [value('a', '1'), value('b', '2')] },
          { kind: 'not', filter: value('c', '3') },
        ],
      },
    ],
    ['', null],
  ])('%s is understood', (text, filter) => {
    expect(parseFilters(text)).toEqual({ kind: 'ok', value: filter });
  });

  it.each([
    'make',
    'make:',
    ':Toyota',
    'make:Toyota AND',
    'OR make:Toyota',
    '(make:Toyota',
    'make:Toyota)',
    'price <= cheap',
    'year:2018 TO',
    'make:"Toyota',
    'a:1 b:2',
    'NOT',
    '()',
    `${'('.repeat(500)}a:1${')'.repeat(500)}`,
  ])('%s is refused by name', (text) => {
    expect(parseFilters(text)).toMatchObject({ kind: 'err', fault: { kind: 'request' } });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('make', ':', '"', "'", ' AND ', ' OR ', ' NOT ', '(', ')', '<=', '1', ' TO ', '\\'),
          { maxLength: 12 },
        ),
        (parts) => {
          expect(['ok', 'err']).toContain(parseFilters(parts.join('')).kind);
        },
      ),
      { numRuns: runs(500, 50_000) },
    );
  });
});

describe('a request', () => {
  const read = (params: object) => readRequest({ indexName: 'stock', params });

  it('may give its filters as lists or as text, nested and negated', () => {
    expect(
      read({
        facetFilters: ['make:Toyota', ['bodyType:SUV', 'bodyType:-Ute'], 'model:\\-1'],
        numericFilters: ['price>=1', ['year=2020', 'year:2021 TO 2022']],
      }),
    ).toMatchObject({
      value: {
        filters: [
          value('make', 'Toyota'),
          {
            kind: 'or',
            filters: [value('bodyType', 'SUV'), { kind: 'not', filter: value('bodyType', 'Ute') }],
          },
          value('model', '-1'),
          compare('price', '>=', 1),
          {
            kind: 'or',
            filters: [
              compare('year', '=', 2020),
              { kind: 'between', attribute: 'year', min: 2021, max: 2022 },
            ],
          },
        ],
      },
    });
    expect(read({ facetFilters: 'make:Kia' })).toMatchObject({ value: { filters: [value('make', 'Kia')] } });
  });

  it('may come in each of the shapes that clients send', () => {
    const expected = { value: { query: 'ute', page: 2, facets: ['make'], filters: [value('make', 'Kia')] } };
    expect(read({ query: 'ute', page: 2, facets: 'make', facetFilters: [['make:Kia']] })).toMatchObject(
      expected,
    );
    expect(
      readRequest({
        indexName: 'stock',
        query: 'ute',
        page: 2,
        facets: ['make'],
        facetFilters: ['make:Kia'],
      }),
    ).toMatchObject(expected);
    expect(
      readRequest({
        indexName: 'stock',
        params: 'query=ute&page=2&facets=%5B%22make%22%5D&facetFilters=%5B%22make%3AKia%22%5D',
      }),
    ).toMatchObject(expected);
  });

  it('has limits, however much it asks for', () => {
    expect(read({ page: -3, hitsPerPage: 5000, maxValuesPerFacet: 5000 })).toMatchObject({
      value: { page: 0, hitsPerPage: 1000, maxValuesPerFacet: 300 },
    });
    expect(read({ page: 'x', hitsPerPage: null })).toMatchObject({ value: { page: 0, hitsPerPage: 24 } });
  });

  it.each([
    [{ facetFilters: ['make'] }],
    [{ facetFilters: [3] }],
    [{ numericFilters: ['price about 3'] }],
    [{ filters: 'make:' }],
  ])('with a filter that cannot be read is refused: %j', (params) => {
    expect(read(params)).toMatchObject({ kind: 'err', fault: { kind: 'request' } });
  });

  it.each(['cars', 'stock_price', 'stockpile', 'stock_price_up'])(
    'for the index %s is refused',
    (indexName) => {
      expect(readRequest({ indexName, params: {} })).toMatchObject({
        kind: 'err',
        fault: { kind: 'request' },
      });
    },
  );

  it.each([null, 3, 'stock'])('is refused if it is not an object: %p', (request) => {
    expect(readRequest(request)).toMatchObject({ kind: 'err' });
  });
});
