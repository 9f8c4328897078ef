import fc from 'fast-check';
import type { IndexRecord } from '../../../src/search/indexRecord';
import { escapeValue } from '../../../src/search/searchRequest';
import type { Wanted, WantedQuery } from './bruteForceSearch';

const FACETS = [
  'vehType',
  'make',
  'model',
  'badge',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'seats',
  'location.name',
  'tags',
  'featured',
  'reduced',
  'brandCertified',
];
const NUMBERS = ['price', 'priceNew', 'priceDemo', 'priceUsed', 'odometer', 'year', 'createdAt', 'updatedAt'];
const SORTED = ['price', 'odometer', 'year', 'make', 'model', 'createdAt', 'updatedAt', 'location.name'];

/** The query as a shopper means it, and the matching request. */
interface AskedQuery {
  readonly wanted: WantedQuery;
  readonly request: { readonly indexName: string; readonly params: Readonly<Record<string, unknown>> };
}

const fieldOf = (record: IndexRecord, name: string): unknown =>
  (record as unknown as Record<string, unknown>)[name];

/** Texts as shoppers type them: words of the stock, cut short, misspelt, run together, or none of the stock's. */
export const typed = (records: readonly IndexRecord[]): fc.Arbitrary<string> => {
  const source = fc
    .constantFrom(...records)
    .chain((record) =>
      fc.constantFrom(
        record.text.title,
        record.make,
        record.model,
        `${record.make} ${record.model}`,
        record.bodyType ?? 'ute',
        record.text.subtitle ?? 'utes',
        record['location.name'] ?? 'Bega',
        record.text.stockNumber ?? 'U 1',
        record.text.registrationNumber ?? 'ABC 12D',
        record.text.vin ?? '6T1',
        record.text.keywords ?? 'towbar',
        record.text.equipment ?? 'tow bar',
        record.text.description ?? 'tidy',
        ...record.tags,
      ),
    );
  const words = fc.tuple(source, fc.nat(30), fc.integer({ min: 1, max: 4 })).map(([text, from, length]) => {
    const all = text.split(' ');
    const start = Math.min(from, all.length - 1);
    return all.slice(start, start + length).join(' ');
  });
  const change = fc.tuple(
    fc.constantFrom('none', 'none', 'cut', 'drop', 'swap', 'replace', 'add', 'join', 'split', 'upper'),
    fc.nat(20),
  );
  const changed = fc.tuple(words, change).map(([text, [how, place]]) => {
    const at = text.length === 0 ? 0 : place % text.length;
    const [before, after] = [text.slice(0, at), text.slice(at)];
    switch (how) {
      case 'cut':
        return text.slice(0, Math.max(1, at));
      case 'drop':
        return before + after.slice(1);
      case 'swap':
        return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
      case 'replace':
        return `${before}q${after.slice(1)}`;
      case 'add':
        return `${before}x${after}`;
      case 'join':
        return text.replace(/[ -]/g, '');
      case 'split':
        return `${before} ${after}`;
      case 'upper':
        return text.toUpperCase();
      default:
        return text;
    }
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: fc.tuple(changed, changed).map(([a, b]) => `${a} ${b}`) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  );
};

const value = (records: readonly IndexRecord[]): fc.Arbitrary<Wanted> =>
  fc
    .tuple(fc.constantFrom(...FACETS, ...NUMBERS), fc.constantFrom(...records), fc.nat(9))
    .map(([attribute, record, odd]) => {
      const own = fieldOf(record, attribute);
      const one = Array.isArray(own) ? own[0] : own;
      return {
        is: 'value',
        attribute,
        value: odd === 0 || one === undefined ? 'no such value' : String(one),
      };
    });

const number = (records: readonly IndexRecord[]): fc.Arbitrary<Wanted> =>
  fc
    .tuple(
      fc.constantFrom(...NUMBERS, 'seats'),
      fc.constantFrom(...records),
      fc.constantFrom('<=', '>=', '>'),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([attribute, record, operator, beside]) => ({
      is: 'compare',
      attribute,
      operator,
      number: Number(fieldOf(record, attribute) ?? 0) + beside,
    }));

/** A condition in the language of requests. */
const written = (wanted: Wanted): string =>
  wanted.is === 'value'
    ? `${wanted.attribute}:${escapeValue(wanted.value)}`
    : `${wanted.attribute}${wanted.operator}${wanted.number}`;

const either = (one: fc.Arbitrary<Wanted>): fc.Arbitrary<readonly Wanted[]> =>
  fc.array(one, { minLength: 1, maxLength: 3 });

const lists = (one: fc.Arbitrary<Wanted>): fc.Arbitrary<readonly (readonly Wanted[])[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(either(one), { maxLength: 2 }) },
  );

/** A list of one condition is sometimes written as that condition. */
const said = (list: readonly (readonly Wanted[])[]): readonly (string | readonly string[])[] =>
  list.map((entry, place) =>
    entry.length === 1 && place === 0 ? entry.map(written).join() : entry.map(written),
  );

/** Random queries over some records, each with its meaning. */
export const askedQueries = (records: readonly IndexRecord[]): fc.Arbitrary<AskedQuery> =>
  fc
    .record({
      query: typed(records),
      facetFilters: lists(value(records)),
      numericFilters: lists(number(records)),
      filters: fc.option(either(number(records)), { freq: 2 }),
      sort: fc.option(
        fc.record({
          field: fc.constantFrom(...SORTED),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
      page: fc.nat(3),
      hitsPerPage: fc.constantFrom(0, 1, 5, 24, 100),
      facets: fc.subarray([...FACETS, ...NUMBERS]),
      maxValuesPerFacet: fc.constantFrom(3, 10, 100),
    })
    .map(({ facetFilters, numericFilters, filters, sort, ...shared }) => ({
      wanted: {
        ...shared,
        sort,
        filters: [...facetFilters, ...numericFilters, ...(filters ? [filters] : [])],
      },
      request: {
        indexName: sort ? `stock_${sort.field}_${sort.direction}` : 'stock',
        params: {
          ...shared,
          facetFilters: said(facetFilters),
          numericFilters: said(numericFilters),
          ...(filters && { filters: filters.map(written).join(' OR ') }),
        },
      },
    }));
