import fc from 'fast-check';
import type { IndexRecord } from '../../../src/search/indexRecord';
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
  'brandCertified',
];
const NUMBERS = ['price', 'priceNew', 'priceDemo', 'priceUsed', 'odometer', 'year', 'createdAt', 'updatedAt'];
const SORTED = ['price', 'odometer', 'year', 'make', 'model', 'createdAt', 'updatedAt', 'location.name'];

/** The query as a shopper means it, and the matching request. */
export interface AskedQuery {
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
        ...record.tags,
      ),
    );
  const words = fc.tuple(source, fc.nat(6), fc.integer({ min: 1, max: 4 })).map(([text, from, length]) => {
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
    .tuple(fc.constantFrom(...FACETS, ...NUMBERS, 'objectID'), fc.constantFrom(...records), fc.nat(9))
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
      fc.constantFrom(...records),
      fc.constantFrom('<', '<=', '=', '!=', '>=', '>', 'TO'),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([attribute, one, other, operator, beside]) => {
      const [a, b] = [one, other].map((record) => Number(fieldOf(record, attribute) ?? 0));
      return operator === 'TO'
        ? { is: 'between', attribute, min: a ?? 0, max: b ?? 0 }
        : { is: 'compare', attribute, operator, number: (a ?? 0) + beside };
    });

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const written = (wanted: Wanted): string => {
  switch (wanted.is) {
    case 'value':
      return `${wanted.attribute}:${quote(wanted.value)}`;
    case 'compare':
      return `${wanted.attribute} ${wanted.operator} ${wanted.number}`;
    case 'between':
      return `${wanted.attribute}:${wanted.min} TO ${wanted.max}`;
    case 'not':
      return `NOT ${wanted.of.is === 'and' || wanted.of.is === 'or' ? `(${written(wanted.of)})` : written(wanted.of)}`;
    case 'and':
      return wanted.of.map((each) => (each.is === 'or' ? `(${written(each)})` : written(each))).join(' AND ');
    case 'or':
      return wanted.of.map(written).join(' OR ');
  }
};

const tree = (records: readonly IndexRecord[]): fc.Arbitrary<Wanted> =>
  fc.letrec<{ node: Wanted }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      { weight: 3, arbitrary: value(records) },
      { weight: 3, arbitrary: number(records) },
      { weight: 1, arbitrary: tie('node').map((of): Wanted => ({ is: 'not', of })) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const),
            fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
          )
          .map(([is, of]): Wanted => ({ is, of })),
      },
    ),
  })).node;

const facetFilter = (wanted: Wanted): string =>
  wanted.is === 'not'
    ? facetFilter(wanted.of).replace(':', ':-')
    : wanted.is === 'value'
      ? `${wanted.attribute}:${wanted.value}`
      : '';

const lists = (one: fc.Arbitrary<Wanted>): fc.Arbitrary<readonly (Wanted | readonly Wanted[])[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof(one, fc.array(one, { minLength: 1, maxLength: 3 })), { maxLength: 2 }),
    },
  );

const meant = (list: readonly (Wanted | readonly Wanted[])[]): readonly Wanted[] =>
  list.map((entry) => (Array.isArray(entry) ? { is: 'or', of: entry } : (entry as Wanted)));

const said = (
  list: readonly (Wanted | readonly Wanted[])[],
  say: (wanted: Wanted) => string,
): readonly (string | readonly string[])[] =>
  list.map((entry) => (Array.isArray(entry) ? entry.map(say) : say(entry as Wanted)));

const numericFilter = (wanted: Wanted): string => written(wanted).replaceAll(/ ([<>=!]+) /g, '$1');

/** Random queries over some records, each with its meaning. */
export const askedQueries = (records: readonly IndexRecord[]): fc.Arbitrary<AskedQuery> =>
  fc
    .record({
      query: typed(records),
      facetFilters: lists(
        fc
          .tuple(value(records), fc.nat(4))
          .map(([wanted, odd]): Wanted => (odd === 0 ? { is: 'not', of: wanted } : wanted)),
      ),
      numericFilters: lists(number(records)),
      filters: fc.option(tree(records), { freq: 2 }),
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
        filters: [...meant(facetFilters), ...meant(numericFilters), ...(filters ? [filters] : [])],
      },
      request: {
        indexName: sort ? `stock_${sort.field}_${sort.direction}` : 'stock',
        params: {
          ...shared,
          facetFilters: said(facetFilters, facetFilter),
          numericFilters: said(numericFilters, numericFilter),
          ...(filters && { filters: written(filters) }),
        },
      },
    }));
