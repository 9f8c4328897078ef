import { createEmbeddedEngine, type HitsResponse } from '../../../../src/search/engines/embedded';
import { buildIndex } from '../../../../src/search/engines/embedded/build';
import { LIMITS } from '../../../../src/search/limits';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { type FakeWorker, fakeWorker } from '../../../support/search/fakeWorker';
import { type IndexHost, indexHost } from '../../../support/search/indexHost';

const indexUrl = '/stock-index/';
const records = inventedRecords(90);
const built = buildIndex(records);

describe('the engine in a Worker', () => {
  let host: IndexHost;
  let workers: FakeWorker[];
  const createWorker = (): FakeWorker => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  };
  const engine = () => createEmbeddedEngine({ indexUrl, createWorker });
  const count = async (asked: ReturnType<typeof engine>, query = ''): Promise<number> => {
    const { results } = await asked.search([{ indexName: 'stock', params: { query, hitsPerPage: 1 } }]);
    return (results[0] as unknown as HitsResponse).nbHits;
  };
  const pageOf = async (asked: ReturnType<typeof engine>, page: number): Promise<HitsResponse> =>
    (await asked.search([{ indexName: 'stock', params: { page } }])).results[0] as unknown as HitsResponse;
  /** The index of so many records, whose cards are in several files. */
  const inShards = (count: number, seed?: number) =>
    buildIndex(inventedRecords(count, seed), { singleCardFileLimit: 100 });
  const fault = (kind: string) => ({ name: 'SearchFault', fault: { kind } });

  beforeEach(() => {
    host = indexHost(indexUrl);
    host.publish(built);
    workers = [];
  });
  afterEach(() => host.close());

  it('does not start until it is asked, and then starts once for everybody who asks', async () => {
    const asked = engine();
    expect([workers.length, host.asked().length]).toEqual([0, 0]);
    expect(await Promise.all([count(asked), count(asked), asked.retry()])).toEqual([90, 90, 90]);
    expect(workers).toHaveLength(1);
  });

  it('asks for no file twice, whether a page loads it before a search or after one', async () => {
    const asked = engine();
    await asked.warm();
    await count(asked, 'toyota');
    expect(await asked.warm()).toBe(90);
    const names = host.asked().map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('takes the manifest from the network and all other files from the cache', async () => {
    await count(engine(), 'toyota');
    const caches = new Map(host.asked().map(({ name, cache }) => [name, cache]));
    expect(caches.get('manifest.json')).toBe('no-cache');
    caches.delete('manifest.json');
    expect([...new Set(caches.values())]).toEqual(['force-cache']);
    expect(caches.size).toBe(3);
  });

  it('uses a manifest that the page asked for earlier', async () => {
    const manifest = fetch(`${indexUrl}manifest.json`);
    expect(await count(createEmbeddedEngine({ indexUrl, createWorker, manifest }))).toBe(90);
    expect(host.asked().filter(({ name }) => name === 'manifest.json')).toHaveLength(1);
  });

  it('answers each batch with its own results, in the order of its requests', async () => {
    const asked = engine();
    const names = ['Toyota', 'Mazda', 'Ford', 'Kia'];
    const batches = await Promise.all(
      [names, [...names].reverse()].map((makes) =>
        asked.search(
          makes.map((make) => ({ indexName: 'stock', params: { facetFilters: [`make:${make}`] } })),
        ),
      ),
    );
    const counted = (make: string) => records.filter((record) => record.make === make).length;
    const counts = batches.map(({ results }) =>
      results.map((result) => (result as unknown as HitsResponse).nbHits),
    );
    expect(counts).toEqual([names.map(counted), [...names].reverse().map(counted)]);
  });

  it('says that a file is damaged, and bypasses the cache when asked again', async () => {
    const asked = engine();
    host.replace(built.manifest.files.core, new Uint8Array(40));
    await expect(count(asked)).rejects.toMatchObject(fault('damaged'));
    host.publish(built);
    expect(await count(asked)).toBe(90);
    expect(host.asked().at(-1)?.cache).toBe('reload');
  });

  it('needs no text to answer a search without keywords', async () => {
    host.replace(built.manifest.files.text, new Uint8Array(40));
    const asked = engine();
    expect(await count(asked)).toBe(90);
    await expect(count(asked, 'toyota')).rejects.toMatchObject(fault('damaged'));
  });

  it('refuses a filter that cannot be read, and goes on', async () => {
    const asked = engine();
    const malformed = asked.search([{ indexName: 'stock', params: { filters: 'make:(' } }]);
    await expect(malformed).rejects.toMatchObject(fault('request'));
    expect(await count(asked)).toBe(90);
  });

  it('ends a search that the network never answers, and tries again with the next', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const asked = engine();
    try {
      host.silent(true);
      const pending = expect(count(asked)).rejects.toMatchObject(fault('unreachable'));
      await jest.advanceTimersByTimeAsync(LIMITS.search);
      await pending;
    } finally {
      jest.useRealTimers();
    }
    host.silent(false);
    expect(await count(asked)).toBe(90);
  });

  it('ends a Worker that never answers, and starts another', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const hung: FakeWorker = { ...fakeWorker(), postMessage: () => undefined };
    const terminate = jest.spyOn(hung, 'terminate');
    const made = [hung];
    const asked = createEmbeddedEngine({ indexUrl, createWorker: () => made.pop() ?? createWorker() });
    try {
      const both = Promise.allSettled([count(asked), count(asked, 'toyota')]);
      await jest.advanceTimersByTimeAsync(LIMITS.search);
      const reasons = (await both).map((ended) => (ended.status === 'rejected' ? ended.reason : undefined));
      expect(reasons).toMatchObject([fault('unreachable'), fault('unreachable')]);
      expect(terminate).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
    expect(await count(asked)).toBe(90);
  });

  it('starts another Worker when one fails', async () => {
    const asked = engine();
    await count(asked);
    const pending = count(asked);
    await Promise.resolve();
    workers[0]?.crash();
    await expect(pending).rejects.toMatchObject(fault('worker'));
    expect(workers[0]?.terminated()).toBe(true);
    expect(await count(asked)).toBe(90);
    expect(workers).toHaveLength(2);
  });

  it('answers from the new index if the site was built again while the page was open', async () => {
    host.publish(inShards(520));
    const asked = engine();
    expect(await count(asked)).toBe(520);
    host.publish(inShards(510, 3));
    expect((await pageOf(asked, 10)).nbHits).toBe(510);
  });

  it('opens the new index if the site is built again between manifest and files', async () => {
    const manifest = fetch(`${indexUrl}manifest.json`);
    await manifest;
    host.publish(buildIndex(inventedRecords(80, 3)));
    expect(await count(createEmbeddedEngine({ indexUrl, createWorker, manifest }))).toBe(80);
  });

  it('finds the new index if a host answers with a page for files that no longer exist', async () => {
    const before = inShards(520);
    host.publish(before);
    const asked = engine();
    expect(await count(asked)).toBe(520);
    host.publish(inShards(510, 3));
    for (const { name } of before.files)
      if (name !== 'manifest.json') host.replace(name, new TextEncoder().encode('<!doctype html>'));
    expect((await pageOf(asked, 10)).nbHits).toBe(510);
  });

  it('keeps the index that it has if the site was built again in another format, and says so', async () => {
    host.publish(inShards(520));
    const asked = engine();
    expect(await count(asked)).toBe(520);
    host.publish({ ...built, files: [] });
    host.replace('manifest.json', new TextEncoder().encode('{"formatVersion":99}'));
    await expect(pageOf(asked, 10)).rejects.toMatchObject(fault('otherVersion'));
    expect(await count(asked)).toBe(520);
  });

  it('says that a shard of cards is missing or damaged, and shows it once it is there', async () => {
    const large = inShards(520);
    host.publish(large);
    const asked = engine();
    expect(await count(asked)).toBe(520);
    const shard = `${large.manifest.files.cards.name}.3.bin`;
    host.replace(shard, new Uint8Array(40));
    await expect(pageOf(asked, 8)).rejects.toMatchObject(fault('damaged'));
    host.publish({ ...large, files: large.files.filter(({ name }) => name !== shard) });
    await expect(pageOf(asked, 8)).rejects.toMatchObject(fault('missing'));
    host.publish(large);
    expect((await pageOf(asked, 8)).hits).toHaveLength(24);
  });
});
