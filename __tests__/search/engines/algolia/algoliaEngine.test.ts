import { liteClient } from 'algoliasearch/lite';
import {
  createAlgoliaSearch,
  createInsightsTeller,
} from '../../../../src/search/engines/algolia/algoliaEngine';
import { createHostsMemory, hostOption } from '../../../../src/search/engines/algolia/hosts';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import type { OpenIndex } from '../../../../src/search/engines/embedded/openIndex';
import { HostedFault } from '../../../../src/search/engines/fallback/fallbackEngine';
import { hostedHits } from '../../../../src/search/searchEngine';
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
import { recordOf } from '../../../support/stock/recordOf';

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

const settings = { appId: 'APP', searchKey: 'search', indexPrefix: 'dealer' };

const item = (place: number) => ({ objectID: `car-${place}`, __queryID: 'answer-1', __position: place });

/** What would be sent, and the teller that sends it. */
const teller = (answer: (method: string) => unknown = () => Promise.resolve(true)) => {
  const sent: [string, Readonly<Record<string, unknown>>][] = [];
  const tell = createInsightsTeller(settings, (method, event) => {
    sent.push([method, event as Readonly<Record<string, unknown>>]);
    return answer(method);
  });
  return { sent, tell };
};

describe('What shoppers do', () => {
  it('is sent without a cookie and without a name', () => {
    const { sent } = teller();
    expect(sent).toEqual([['init', { appId: 'APP', apiKey: 'search', useCookie: false }]]);
  });

  it('is sent for twenty cars at most: the service takes no more at once', () => {
    const { sent, tell } = teller();
    tell({ kind: 'shown', index: 'stock', items: Array.from({ length: 24 }, (_, index) => item(index + 1)) });
    const shown = sent.filter(([method]) => method === 'viewedObjectIDs').map(([, event]) => event);
    expect(shown.map(({ objectIDs }) => (objectIDs as string[]).length)).toEqual([20, 4]);
    expect(shown[0]).toMatchObject({ index: 'dealer' });
  });

  it('names the answer, the place and the index of a car that was opened, and of one that was asked for', () => {
    const { sent, tell } = teller();
    tell({ kind: 'opened', index: 'stock_price_asc', item: item(3) });
    tell({ kind: 'enquired', index: 'stock_price_asc', item: item(3) });
    const found = { index: 'dealer_price_asc', queryID: 'answer-1', objectIDs: ['car-3'] };
    expect(sent.slice(1)).toEqual([
      ['clickedObjectIDsAfterSearch', { eventName: 'Item opened', ...found, positions: [3] }],
      ['convertedObjectIDsAfterSearch', { eventName: 'Dealership contacted', ...found }],
    ]);
  });

  it('is dropped without a message if it cannot be sent', async () => {
    const failing = (method: string) => {
      if (method === 'clickedObjectIDsAfterSearch') throw new Error('blocked');
      return method === 'init' ? undefined : Promise.reject(new Error('offline'));
    };
    const { sent, tell } = teller(failing);
    tell({ kind: 'opened', index: 'stock', item: item(1) });
    tell({ kind: 'enquired', index: 'stock', item: item(1) });
    expect(sent).toHaveLength(3);
  });

  it('is nobody’s business where the embedded engine found the car', () => {
    expect(hostedHits([{ objectID: 'car-1', __position: 1 }, item(2)])).toEqual([item(2)]);
  });
});

describe('Of words that nothing in stock has, the hosted search', () => {
  let server: AlgoliaServer;
  beforeAll(async () => {
    server = await startAlgoliaServer();
    await indexOn(server, [
      recordOf({ title: 'HiLux Workmate', badge: 'Vanguard', bodyType: 'Ute', equipment: 'Tub liner' }),
      recordOf({ title: 'HiAce Van', model: 'HiAce', bodyType: 'Van' }),
    ]);
  });
  afterAll(() => server.stop());

  const answer = async (query: string, facetFilters: readonly string[] = []): Promise<HitsResponse> => {
    const request = { indexName: 'stock', params: { query, facetFilters, hitsPerPage: 24 } };
    const { results } = await createAlgoliaSearch(hostedOn(server))([request]);
    return results[0] as unknown as HitsResponse;
  };
  const titles = ({ hits }: HitsResponse) => hits.map(({ title }) => title);

  it.each([
    ['tub liner', ['HiLux Workmate'], undefined],
    ['Courier hilux', ['HiLux Workmate'], '<em>Courier</em> hilux'],
    ['for my courier', ['HiLux Workmate', 'HiAce Van'], 'for my <em>courier</em>'],
    ['hi ace', ['HiAce Van'], undefined],
    ['van wombat', ['HiAce Van'], 'van <em>wombat</em>'],
  ])('answers “%s” without them', async (query, found, marked) => {
    const response = await answer(query);
    expect(titles(response)).toEqual(found);
    expect(response.queryAfterRemoval).toBe(marked);
    expect(response.query).toBe(query);
  });

  it('still finds nothing where the words are in stock and the filters are not met', async () => {
    const response = await answer('tub liner', ['bodyType:Van']);
    expect(titles(response)).toEqual([]);
    expect(response.queryAfterRemoval).toBeUndefined();
  });

  it('asks once for what it finds', async () => {
    const before = server.searches().length;
    await answer('hilux');
    expect(server.searches()).toHaveLength(before + 1);
  });
});

describe('Where one of several hosts hangs, the hosted search', () => {
  let hangs: AlgoliaServer;
  let answers: AlgoliaServer;

  beforeAll(async () => {
    hangs = await startAlgoliaServer();
    await hangs.goWrong('hangs');
    answers = await startAlgoliaServer();
    await indexOn(answers, [recordOf({ title: 'One' })]);
  });
  afterAll(() => Promise.all([hangs.stop(), answers.stop()]));

  it('asks it once and then skips it', async () => {
    const client = liteClient(answers.appId, answers.searchKey, {
      hosts: [hangs, answers].flatMap(({ url }) => hostOption(url).hosts ?? []),
      hostsCache: createHostsMemory(),
      timeouts: { connect: 100, read: 100, write: 100 },
    });
    for (const query of ['', 'o', 'on', 'one']) {
      const { results } = await client.search({ requests: [{ indexName: 'quillbrook', query }] });
      expect(results[0]).toMatchObject({ nbHits: 1 });
    }
    expect(hangs.asked()).toEqual(['hangs']);
  });
});
