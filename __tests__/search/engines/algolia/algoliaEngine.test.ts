import { createAlgoliaSearch } from '../../../../src/search/engines/algolia/algoliaEngine';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import type { OpenIndex } from '../../../../src/search/engines/embedded/openIndex';
import { HostedFault } from '../../../../src/search/engines/fallback/fallbackEngine';
import captured from '../../../../support/search/instantSearchRequests.json';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { hostedOn, indexOn } from '../../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  type ServiceFault,
  startAlgoliaServer,
} from '../../../support/search/algoliaServer/startAlgoliaServer';
import { openedIndex } from '../../../support/search/openedIndex';
import { shownHits } from '../../../support/search/shownHits';

jest.setTimeout(60_000);

const records = inventedRecords(400);
let server: AlgoliaServer;
let embedded: OpenIndex;

beforeAll(async () => {
  server = await startAlgoliaServer();
  embedded = await openedIndex(records);
  await indexOn(server, records);
});
afterEach(() => server.goWrong(null));
afterAll(() => server.stop());

/** A separate page: what one remembers of hosts and answers says nothing to the next. */
const newSearch = (more = {}) => createAlgoliaSearch({ ...hostedOn(server), ...more });

const embeddedAnswers = async (requests: unknown) => (await answerRequests(embedded, requests)).results;

/** What shoppers see of an answer. */
const shown = (answer: unknown) => {
  const { hits, nbHits, nbPages, page, facets, facets_stats, index } = answer as HitsResponse;
  return { hits: shownHits(hits), nbHits, nbPages, page, facets, facets_stats, index };
};

describe('The hosted search', () => {
  it.each(Object.keys(captured) as (keyof typeof captured)[])(
    'answers InstantSearch as the embedded engine does: %s',
    async (name) => {
      const { results } = await newSearch()(captured[name]);
      expect(results.map(shown)).toEqual((await embeddedAnswers(captured[name])).map(shown));
    },
  );

  it('notes of each hit which answer brought it and where it stands in the whole list, so that a click can be told', async () => {
    const request = { indexName: 'stock', params: { hitsPerPage: 5, page: 2 } };
    const { results } = await newSearch()([request]);
    const { hits } = results[0] as unknown as { hits: { __queryID: string; __position: number }[] };
    expect(hits.map(({ __position }) => __position)).toEqual([11, 12, 13, 14, 15]);
    expect(new Set(hits.map(({ __queryID }) => __queryID))).toEqual(new Set([expect.stringMatching(/./)]));
  });

  it('names answers whose hits can be clicked, and no others', async () => {
    const { results } = await newSearch()(captured.prefixWithTwoFacetsAndPrice);
    expect(results.map((result) => 'queryID' in result)).toEqual([true, false, false, false]);
  });
});

describe('The hosted search fails', () => {
  const one = [{ indexName: 'stock', params: { query: '' } }];
  const failure = (more = {}): Promise<unknown> => newSearch(more)(one).catch((error: unknown) => error);

  it.each<[ServiceFault, object]>([
    ['forbidden', { kind: 'refused' }],
    ['busy', { kind: 'busy', pause: 40_000 }],
    ['broken', { kind: 'unreachable' }],
    ['refuses', { kind: 'unreachable' }],
    ['page', { kind: 'unreachable' }],
    ['bad request', { kind: 'request' }],
  ])('by name where the service is: %s', async (wrong, fault) => {
    await server.goWrong(wrong);
    const error = await failure();
    expect(error).toBeInstanceOf(HostedFault);
    expect((error as HostedFault).fault).toEqual(fault);
  });

  it('as refused if the key is not a key, belongs to another application, or the index does not exist', async () => {
    for (const more of [{ searchKey: 'other' }, { appId: 'OTHER' }, { indexPrefix: 'other' }])
      expect(await failure(more)).toMatchObject({ fault: { kind: 'refused' } });
  });

  it('without the key in its message', async () => {
    await server.goWrong('forbidden');
    const error = (await failure()) as HostedFault;
    expect(JSON.stringify([error.message, String(error.cause)])).not.toContain(server.searchKey);
  });
});
