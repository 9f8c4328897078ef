import { join } from 'node:path';
import fc from 'fast-check';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import { createAlgoliaSearch } from '../../../../src/search/engines/algolia/algoliaEngine';
import { type HitsResponse, words } from '../../../../src/search/engines/embedded';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import { CHOSEN_ATTRIBUTES, NUMBER_ATTRIBUTES, searchRequest } from '../../../../src/search/searchRequest';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../../support/okValue';
import { DEALERSHIP } from '../../../../support/projectFolder';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { loadStock } from '../../../../support/stock/loadStock';
import { runs } from '../../../support/runs';
import { hostedOn, indexOn } from '../../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../../support/search/algoliaServer/startAlgoliaServer';
import { openedIndex } from '../../../support/search/openedIndex';
import { shownHits } from '../../../support/search/shownHits';
import { stockStates, withFacts } from '../../../support/search/stockStates';

jest.setTimeout(60_000);

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startAlgoliaServer();
});
afterAll(() => server.stop());

const budgetTerms = {
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } })),
};

test('Random searches have the same cars, order, counts and bounds from both engines', async () => {
  const stock = await loadStock({
    feed: join(DEALERSHIP, 'feed/stock.csv'),
    site: aStockContext(),
  });
  const items = withFacts(okValue(stock).items).filter(({ status }) => status === 'available');
  const records = items.map(toIndexRecord);
  const vocabulary = buildVocabulary(records, { stockType: 'cars' });
  await indexOn(server, records);
  const embedded = createInProcessEngine(await openedIndex(records));
  const hosted = createAlgoliaSearch(hostedOn(server));

  let found = 0;
  const shown = ({ results }: { readonly results: readonly unknown[] }) => {
    const [{ hits, nbHits, nbPages, facets, facets_stats }] = results as [HitsResponse];
    found += nbHits;
    return { hits: shownHits(hits), nbHits, nbPages, facets, facets_stats };
  };
  await fc.assert(
    fc.asyncProperty(stockStates(items, vocabulary), async (state) => {
      const { indexName, params } = searchRequest(state, vocabulary, { hitsPerPage: 24, budgetTerms });
      const facets = [...CHOSEN_ATTRIBUTES, ...NUMBER_ATTRIBUTES];
      const requests = [{ indexName, params: { ...params, facets, page: (state.page ?? 1) - 1 } }];
      const own = await embedded.search(requests as never);
      const [{ queryAfterRemoval }] = own.results as unknown as [HitsResponse];
      // The service is asked without the unknown words, so it reads what was on both sides of one as neighbours.
      fc.pre(queryAfterRemoval === undefined || words(params.query).length <= 2);
      expect(shown(await hosted(requests))).toEqual(shown(own));
    }),
    { numRuns: runs(60, 3_000), seed: 23, endOnFailure: true },
  );
  expect(found).toBeGreaterThan(2 * items.length);
});
