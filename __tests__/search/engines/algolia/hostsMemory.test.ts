import { liteClient } from 'algoliasearch/lite';
import { createHostsMemory, hostOption } from '../../../../src/search/engines/algolia/hosts';
import { indexOn } from '../../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../../support/search/algoliaServer/startAlgoliaServer';
import { recordOf } from '../../../support/stock/recordOf';

jest.setTimeout(60_000);

let hangs: AlgoliaServer;
let answers: AlgoliaServer;

beforeAll(async () => {
  hangs = await startAlgoliaServer();
  await hangs.goWrong('hangs');
  answers = await startAlgoliaServer();
  await indexOn(answers, [recordOf({ title: 'One' })]);
});
afterAll(() => Promise.all([hangs.stop(), answers.stop()]));

test('Of several hosts, one that hangs is asked once and then skipped', async () => {
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
