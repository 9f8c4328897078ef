import { createAlgoliaSearch } from '../../../../src/search/engines/algolia/algoliaEngine';
import type { EmbeddedEngine, HitsResponse } from '../../../../src/search/engines/embedded';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import {
  createFallbackEngine,
  type FallbackOptions,
} from '../../../../src/search/engines/fallback/fallbackEngine';
import type { SearchEngine } from '../../../../src/search/searchEngine';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { eventually } from '../../../support/eventually';
import { hostedOn, indexOn } from '../../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  type ServiceFault,
  startAlgoliaServer,
} from '../../../support/search/algoliaServer/startAlgoliaServer';
import { openedIndex } from '../../../support/search/openedIndex';

jest.setTimeout(60_000);

// The two hold different stock, so that an answer says who gave it.
const HOSTED = 40;
const EMBEDDED = 30;

let server: AlgoliaServer;
let embedded: EmbeddedEngine;

beforeAll(async () => {
  server = await startAlgoliaServer();
  await indexOn(server, inventedRecords(HOSTED));
  embedded = createInProcessEngine(await openedIndex(inventedRecords(EMBEDDED)));
});
afterEach(() => server.goWrong(null));
afterAll(() => server.stop());

/** A shopper's page: its engine, its clock, what it was told. */
const openPage = (
  more: Partial<Pick<FallbackOptions, 'hosted' | 'patience'>> & { readonly standby?: EmbeddedEngine } = {},
) => {
  const clock = { now: 0 };
  const told: boolean[] = [];
  let prepared = 0;
  const standby = more.standby ?? {
    ...embedded,
    retry: async () => {
      prepared += 1;
      return EMBEDDED;
    },
  };
  const engine: SearchEngine = createFallbackEngine({
    hosted: more.hosted ?? createAlgoliaSearch(hostedOn(server)),
    standby,
    onReduced: (isReduced) => told.push(isReduced),
    now: () => clock.now,
    ...(more.patience === undefined ? {} : { patience: more.patience }),
  });
  let searches = 0;
  /** Each search is another one: the client remembers the answers to those it had. */
  const count = async (): Promise<number> => {
    searches += 1;
    const requests = [
      { indexName: 'stock', params: { query: '', hitsPerPage: 24, ruleContexts: [`${searches}`] } },
    ];
    const { results } = await engine.search(requests as never);
    return (results[0] as unknown as HitsResponse).nbHits;
  };
  return { clock, told, count, prepared: () => prepared };
};

const searchesSent = () => server.asked().filter((asked) => asked === 'search' || asked === 'hangs').length;

describe('The hosted search with its safety net', () => {
  it('answers while it runs, and the embedded engine is not even loaded', async () => {
    const page = openPage();
    expect(await page.count()).toBe(HOSTED);
    expect(page.told).toEqual([]);
    expect(page.prepared()).toBe(0);
  });

  it.each<ServiceFault>(['forbidden', 'busy', 'broken', 'refuses', 'page', 'hangs'])(
    'answers from the embedded engine where the service is: %s, says so once, and is back by itself',
    async (wrong) => {
      const page = openPage({ patience: wrong === 'hangs' ? 100 : 2500 });
      await server.goWrong(wrong);
      expect(await page.count()).toBe(EMBEDDED);
      expect(await page.count()).toBe(EMBEDDED);
      expect(page.told).toEqual([true]);

      await server.goWrong(null);
      const before = searchesSent();
      page.clock.now += 10_000;
      expect(await page.count()).toBe(EMBEDDED);
      expect(searchesSent()).toBe(before);

      page.clock.now += 10 * 60_000;
      // The trial is nobody's wait: this shopper still has the embedded answer.
      expect(await page.count()).toBe(EMBEDDED);
      await eventually(() => expect(page.told).toEqual([true, false]));
      expect(await page.count()).toBe(HOSTED);
    },
  );

  it('takes a question that the service cannot read to the embedded engine, and goes on', async () => {
    const page = openPage();
    await server.goWrong('bad request');
    expect(await page.count()).toBe(EMBEDDED);
    expect(page.told).toEqual([]);
    await server.goWrong(null);
    expect(await page.count()).toBe(HOSTED);
  });

  describe('if the host hangs', () => {
    /** Without the client's own limits, which are longer on some devices. */
    const hosted = () => new Promise<never>(() => undefined);
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('costs a shopper at most three seconds, once', async () => {
      const page = openPage({ hosted });
      const first = page.count();
      await jest.advanceTimersByTimeAsync(3000);
      expect(await first).toBe(EMBEDDED);
      // Time does not pass any more: whoever had to wait would wait for ever.
      expect(await page.count()).toBe(EMBEDDED);
      expect(await page.count()).toBe(EMBEDDED);
      // Nor later: the trial waits, the shopper does not.
      page.clock.now += 60_000;
      expect(await page.count()).toBe(EMBEDDED);
    });

    it('lets those who typed on while it hung wait no longer than the first', async () => {
      const page = openPage({ hosted, patience: 2000 });
      const first = page.count();
      await jest.advanceTimersByTimeAsync(1500);
      const others = [page.count(), page.count()];
      await jest.advanceTimersByTimeAsync(500);
      expect(await Promise.all([first, ...others])).toEqual([EMBEDDED, EMBEDDED, EMBEDDED]);
      expect(page.told).toEqual([true]);
    });
  });

  it('makes the embedded engine ready while it waits', async () => {
    const page = openPage({ patience: 200 });
    await server.goWrong('hangs');
    const waiting = page.count();
    await eventually(() => expect(page.prepared()).toBe(1));
    await waiting;
    expect(page.prepared()).toBe(1);
  });

  it('fails as the embedded engine does if neither answers', async () => {
    const fault = new Error('The index is gone');
    const page = openPage({ standby: { ...embedded, search: () => Promise.reject(fault) } });
    await server.goWrong('refuses');
    await expect(page.count()).rejects.toBe(fault);
  });

  it('asks a service that forbids it once in ten minutes, not with every search', async () => {
    const page = openPage();
    await server.goWrong('forbidden');
    for (let minute = 0; minute < 9; minute++) {
      expect(await page.count()).toBe(EMBEDDED);
      page.clock.now += 60_000;
    }
    await server.goWrong(null);
    const before = searchesSent();
    expect(await page.count()).toBe(EMBEDDED);
    expect(searchesSent()).toBe(before);
  });
});
