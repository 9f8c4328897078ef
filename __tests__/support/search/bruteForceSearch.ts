import type { IndexRecord } from '../../../src/search/indexRecord';
import { bruteForceText, plainLetters } from './bruteForceText';

/** A condition as a test means it. The test also words it as a request. */
export type Wanted =
  | { readonly is: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly is: 'compare';
      readonly attribute: string;
      readonly operator: string;
      readonly number: number;
    };

export interface WantedQuery {
  readonly query: string;
  /** Of each list, at least one must hold. */
  readonly filters: readonly (readonly Wanted[])[];
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
}

interface PlainAnswer {
  readonly nbHits: number;
  readonly nbPages: number;
  readonly ids: readonly string[];
  /** The words of the query that no record has. They filter nobody out. */
  readonly unknown: readonly string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly statistics: Readonly<Record<string, { min: number; max: number; avg: number; sum: number }>>;
}

const NUMBERS = new Set([
  'price',
  'priceNew',
  'priceDemo',
  'priceUsed',
  'odometer',
  'year',
  'createdAt',
  'updatedAt',
]);

const valuesOf = (record: IndexRecord, attribute: string): readonly (string | number)[] => {
  const value = (record as unknown as Record<string, unknown>)[attribute];
  if (value === undefined || value === '') return [];
  if (Array.isArray(value)) return [...new Set(value as string[])];
  return [typeof value === 'boolean' ? String(value) : (value as string | number)];
};

const compares = (value: number, operator: string, number: number): boolean => {
  if (operator === '<=') return value <= number;
  if (operator === '>=') return value >= number;
  return value > number;
};

const holds = (record: IndexRecord, wanted: Wanted): boolean =>
  valuesOf(record, wanted.attribute).some((value) => {
    if (wanted.is === 'value') return String(value) === wanted.value;
    if (value === '' || Number.isNaN(Number(value))) return false;
    return compares(Number(value), wanted.operator, wanted.number);
  });

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers by size; texts without regard to case and accents, then by their letters. */
export const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compareTexts(plainLetters(String(a)), plainLetters(String(b))) || compareTexts(String(a), String(b));

/** Answers queries by looking at every record for every question. */
export const bruteForceSearch = (given: readonly IndexRecord[]) => {
  const records = given
    .map((record, i) => ({ record, i }))
    .sort((a, b) => {
      const [x, y] = [a.record.createdAt, b.record.createdAt];
      if (x === undefined || y === undefined)
        return Number(x === undefined) - Number(y === undefined) || a.i - b.i;
      return x - y || a.i - b.i;
    })
    .map(({ record }) => record);
  const textCosts = bruteForceText(records);

  return (query: WantedQuery): PlainAnswer => {
    const { costs, unknown } = textCosts(query.query);
    const found = records
      .map((record, rank) => ({ record, rank, cost: costs[rank] ?? null }))
      .filter(
        ({ record, cost }) =>
          cost !== null && query.filters.every((wanted) => wanted.some((each) => holds(record, each))),
      );

    const { sort } = query;
    const ordered = [...found].sort((a, b) => {
      if (!sort) return (a.cost ?? 0) - (b.cost ?? 0) || a.rank - b.rank;
      const [x] = valuesOf(a.record, sort.field);
      const [y] = valuesOf(b.record, sort.field);
      if (x === undefined || y === undefined)
        return Number(x === undefined) - Number(y === undefined) || a.rank - b.rank;
      return (sort.direction === 'asc' ? compareValues(x, y) : compareValues(y, x)) || a.rank - b.rank;
    });

    const facets: Record<string, Record<string, number>> = {};
    const statistics: Record<string, { min: number; max: number; avg: number; sum: number }> = {};
    for (const attribute of query.facets) {
      const all = found.flatMap(({ record }) => valuesOf(record, attribute));
      if (all.length === 0) continue;
      const counts = new Map<string | number, number>();
      for (const value of all) counts.set(value, (counts.get(value) ?? 0) + 1);
      const commonest = [...counts]
        .sort((a, b) => b[1] - a[1] || compareValues(a[0], b[0]))
        .slice(0, query.maxValuesPerFacet);
      if (commonest.length > 0) facets[attribute] = Object.fromEntries(commonest);
      if (!NUMBERS.has(attribute)) continue;
      const numbers = all.map(Number);
      const sum = numbers.reduce((total, number) => total + number, 0);
      statistics[attribute] = {
        min: Math.min(...numbers),
        max: Math.max(...numbers),
        avg: sum / numbers.length,
        sum,
      };
    }

    const from = query.page * query.hitsPerPage;
    return {
      nbHits: found.length,
      nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(1000, found.length) / query.hitsPerPage),
      ids: ordered
        .slice(0, 1000)
        .slice(from, from + query.hitsPerPage)
        .map(({ record }) => record.objectID),
      facets,
      statistics,
      unknown,
    };
  };
};
