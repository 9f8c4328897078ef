import { type Column, valueName } from '../columns/column';
import type { FacetAnswer, FacetStatistics } from './facetAnswer';
import type { CodeCounts } from './facetCounts';
import { facetCounts } from './facetCounts';
import type { MatchedRecords } from './matchedRecords';
import { topValues } from './topValues';

/** Counts a facet among the found records, or returns an earlier count. */
export const answerFacet = (column: Column, matched: MatchedRecords, most: number): FacetAnswer => {
  const key = `${most} ${column.name}`;
  const known = matched.facets.get(key);
  if (known) return known;
  const counts = facetCounts(column, matched);
  const codes = topValues(counts, most);
  const answer: FacetAnswer = {
    counts:
      codes.length === 0
        ? null
        : Object.fromEntries(codes.map((code) => [valueName(column, code), counts.of[code] as number])),
    statistics: column.kind === 'number' ? facetStatistics(column.values, counts) : undefined,
  };
  matched.facets.set(key, answer);
  return answer;
};

/** From the counts of a number column's ascending values; `undefined` if no found record has a value. */
const facetStatistics = (values: Float64Array, { of, found }: CodeCounts): FacetStatistics | undefined => {
  if (found.length === 0) return undefined;
  let sum = 0;
  let size = 0;
  for (let i = 0; i < found.length; i++) {
    const code = found[i] as number;
    const count = of[code] as number;
    sum += (values[code] as number) * count;
    size += count;
  }
  const min = values[found[0] as number] as number;
  const max = values[found[found.length - 1] as number] as number;
  return { min, max, avg: sum / size, sum };
};
