import { type Column, valueName } from '../columns/column';
import type { FacetAnswer } from './facetAnswer';
import { facetCounts } from './facetCounts';
import { facetStatistics } from './facetStatistics';
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
