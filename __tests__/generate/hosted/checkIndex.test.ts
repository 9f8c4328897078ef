import { checkIndex } from '../../../generate/hosted/hostedIndex';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { hostedOn, indexOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';

jest.setTimeout(60_000);

let server: AlgoliaServer;
afterEach(() => server.stop());

const engineOn = (more = {}) => ({
  kind: 'algolia' as const,
  hosted: hostedOn(server),
  adminKey: server.adminKey,
  allowShrink: false,
  ...more,
});

describe('Before it changes anything, a build', () => {
  test('goes on if the index does not exist yet, or would hold about as much', async () => {
    server = await startAlgoliaServer();
    expect(await checkIndex(engineOn(), 10)).toEqual([]);
    await indexOn(server, inventedRecords(10));
    expect(await checkIndex(engineOn(), 5)).toEqual([]);
  });

  test('stops if the index would shrink to less than half or be empty, unless that is allowed', async () => {
    server = await startAlgoliaServer();
    await indexOn(server, inventedRecords(10));
    expect(await checkIndex(engineOn(), 4)).toEqual([
      'the hosted index holds 10 records and would be left with 4, fewer than half; to go on all the same: ALGOLIA_ALLOW_SHRINK=true',
    ]);
    expect(await checkIndex(engineOn(), 0)).toEqual([expect.stringContaining('would be empty')]);
    expect(await checkIndex(engineOn({ allowShrink: true }), 0)).toEqual([]);
  });

  test('stops if the key to publish may do more than search', async () => {
    server = await startAlgoliaServer(['search', 'addObject']);
    expect(await checkIndex(engineOn(), 4)).toEqual([expect.stringContaining('more than search: addObject')]);
  });

  test('goes on if its own key may not look up keys', async () => {
    server = await startAlgoliaServer(['search', 'addObject']);
    expect(await checkIndex(engineOn({ adminKey: server.buildKey }), 4)).toEqual([]);
  });

  test('stops if the admin key is wrong, and shows no key', async () => {
    server = await startAlgoliaServer();
    const faults = await checkIndex(engineOn({ adminKey: 'wrongKey' }), 4);
    expect(faults).toEqual(['the hosted search did not answer: Invalid Application-ID or API key']);
  });

  test('asks nothing if another build writes the index', async () => {
    server = await startAlgoliaServer();
    expect(await checkIndex(engineOn({ adminKey: undefined }), 0)).toEqual([]);
    expect(server.asked()).toEqual([]);
  });
});
