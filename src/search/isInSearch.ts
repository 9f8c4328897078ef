import type { IndexRecord } from './indexRecord';
import { queryOf } from './searchRequest';
import type { SearchState } from './searchState';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/**
 * A test for the records that a search finds, for searches of filters alone: without keywords and without a budget. Law:
 * it agrees with the search engine.
 */
export function isInSearch(
  state: SearchState,
  vocabulary: SearchVocabulary,
): (record: IndexRecord) => boolean {
  const { anyOf = {}, allOf = {}, between = {} } = queryOf(state, { vocabulary });
  const chosen = Object.entries(anyOf).map(([name, values]) => [name, new Set(values)] as const);
  const needed = Object.entries(allOf);
  const ranges = Object.entries(between);
  return (record) =>
    chosen.every(([name, values]) => valuesOf(record, name).some((value) => values.has(value))) &&
    needed.every(([name, values]) => {
      const own = valuesOf(record, name);
      return values.every((value) => own.includes(value));
    }) &&
    ranges.every(([name, { min, max }]) => {
      const number = record[name as keyof IndexRecord];
      return (
        typeof number === 'number' &&
        (min === undefined || number >= min) &&
        (max === undefined || number <= max)
      );
    });
}

const valuesOf = (record: IndexRecord, name: string): readonly string[] => {
  const value = record[name as keyof IndexRecord];
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [String(value)];
};
