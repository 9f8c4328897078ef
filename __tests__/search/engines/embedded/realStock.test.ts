import { resolve } from 'node:path';
import fc from 'fast-check';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import { buildIndex } from '../../../../src/search/engines/embedded/build';
import type { OpenIndex } from '../../../../src/search/engines/embedded/openIndex';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import { okValue } from '../../../../support/okValue';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { loadStock } from '../../../../support/stock/loadStock';
import { runs } from '../../../support/runs';
import { answered } from '../../../support/search/answered';
import { bruteForceSearch } from '../../../support/search/bruteForceSearch';
import { openedIndex } from '../../../support/search/openedIndex';
import { askedQueries } from '../../../support/search/wantedQueries';
import { describeWithRealStock, realStockFile } from '../../../support/stock/realStockFile';

describeWithRealStock('the embedded engine over the real listings', () => {
  let records: readonly IndexRecord[];
  let index: OpenIndex;

  beforeAll(async () => {
    const { items } = okValue(
      await loadStock({
        feed: realStockFile ?? '',
        mappingFile: resolve(__dirname, '../../../../support/stock/australian.mapping.yml'),
        site: aStockContext(),
      }),
    );
    records = items.map(toIndexRecord);
    index = await openedIndex(records);
  }, 300_000);

  it('has all records, and every card unchanged', async () => {
    const cards = await index.cards.byRank(Array.from({ length: records.length }, (_, rank) => rank));
    const byId = new Map(records.map((record) => [record.objectID, record.card]));
    expect(cards).toHaveLength(records.length);
    for (const card of cards) expect(card).toEqual(byId.get(card.objectID));
  });

  it('finds the utes by “ute” and every make by its name, joined or not', async () => {
    const utes = await answered(index, { query: 'utes', facets: ['bodyType'] });
    expect(utes.nbHits).toBeGreaterThan(1_000);
    for (const make of new Set(records.map((record) => record.make))) {
      const own = records.filter((record) => record.make === make).length;
      expect((await answered(index, { query: make })).nbHits).toBeGreaterThanOrEqual(own);
      expect((await answered(index, { query: make.replace(/[ -]/g, '') })).nbHits).toBeGreaterThanOrEqual(
        own,
      );
    }
  });

  it.each([
    [2_000, 'all its files', '', 170_000],
    [10_000, 'all files but the cards', 'cards', 450_000],
  ])('of %i fits with %s in its budget', (size, _, without, budget) => {
    const { files } = buildIndex(
      records.filter((_record, i) => i % Math.floor(records.length / size) === 0).slice(0, size),
    );
    const counted = files.filter(({ name }) => without === '' || !name.startsWith(without));
    expect(counted.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(budget);
  });

  it(
    'answers random queries as looking at every record does',
    async () => {
      const some = records.filter((_, i) => i % 23 === 0);
      const small = await openedIndex(some);
      const lookAtAll = bruteForceSearch(some);
      await fc.assert(
        fc.asyncProperty(askedQueries(some), async ({ wanted, request }) => {
          const response = (await answerRequests(small, [request])).results[0] as HitsResponse;
          const expected = lookAtAll(wanted);
          expect(response.nbHits).toBe(expected.nbHits);
          expect(response.hits.map((hit) => hit.objectID)).toEqual(expected.ids);
          expect(response.facets ?? {}).toEqual(expected.facets);
        }),
        { numRuns: runs(20, 3_000), seed: 11, endOnFailure: true },
      );
    },
    runs(60_000, 3_600_000),
  );
});
