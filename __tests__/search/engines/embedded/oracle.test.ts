import fc from 'fast-check';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { runs } from '../../../support/runs';
import { bruteForceSearch } from '../../../support/search/bruteForceSearch';
import { plainLetters } from '../../../support/search/bruteForceText';
import { openedIndex } from '../../../support/search/openedIndex';
import { askedQueries } from '../../../support/search/wantedQueries';

/** Small stock is quick to look through, larger stock has rarer words: 97,000 queries, and 3,000 over real stock. */
const STOCKS = [
  [50, runs(100, 40_000)],
  [150, runs(150, 40_000)],
  [500, runs(50, 17_000)],
] as const;

describe('the embedded engine', () => {
  it.each(STOCKS)(
    'over %i records answers %i random queries as looking at every record does',
    async (size, numRuns) => {
      const records = inventedRecords(size);
      const byId = new Map(records.map((record) => [record.objectID, record]));
      const index = await openedIndex(records);
      const lookAtAll = bruteForceSearch(records);
      await fc.assert(
        fc.asyncProperty(askedQueries(records), async ({ wanted, request }) => {
          const { results } = await answerRequests(index, [request]);
          const response = results[0] as HitsResponse;
          const expected = lookAtAll(wanted);

          expect(response.nbHits).toBe(expected.nbHits);
          expect(
            [...(response.queryAfterRemoval ?? '').matchAll(/<em>(.*?)<\/em>/g)].map(([, word = '']) =>
              plainLetters(word),
            ),
          ).toEqual(expected.unknown);
          expect(response.nbPages).toBe(expected.nbPages);
          expect(response.hits.map((hit) => hit.objectID)).toEqual(expected.ids);
          for (const { _highlightResult, ...card } of response.hits)
            expect(card).toEqual(byId.get(card.objectID)?.card);
          expect(response.facets ?? {}).toEqual(expected.facets);
          expect(Object.keys(response.facets_stats ?? {}).sort()).toEqual(
            Object.keys(expected.statistics).sort(),
          );
          for (const [name, statistics] of Object.entries(expected.statistics)) {
            expect(response.facets_stats?.[name]?.min).toBe(statistics.min);
            expect(response.facets_stats?.[name]?.max).toBe(statistics.max);
            expect(response.facets_stats?.[name]?.sum).toBeCloseTo(statistics.sum, 3);
            expect(response.facets_stats?.[name]?.avg).toBeCloseTo(statistics.avg, 3);
          }
        }),
        { numRuns, seed: 5, endOnFailure: true },
      );
    },
    runs(60_000, 7_200_000),
  );
});
