import { countNew } from '../../../src/components/search/findMatches';
import {
  buildIndex,
  createInProcessEngine,
  openBuiltIndex,
} from '../../../src/search/engines/embedded/build';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { aStockItem } from '../../support/stock/aStockItem';

const records = [toIndexRecord(aStockItem({ createdAt: '2026-11-20T00:00:00Z', model: 'HiLux' }))];
const mockEngine = openBuiltIndex(buildIndex(records)).then(createInProcessEngine);
jest.mock('../../../src/components/stock/engine/stockEngine', () => ({
  stockEngine: () => ({ search: async (requests: never) => (await mockEngine).search(requests) }),
}));

test.each([
  ['/stock/toyota/', 1],
  ['/stock/?keywords=hilux', 1],
  ['/stock/?keywords=toyota+zeppelin', 0],
  ['/stock/kia/', 0],
])('of the saved search %s, %s came in', async (address, count) => {
  const searches = [{ address, words: address, seenAt: 0 }];
  const vocabulary = buildVocabulary(records, { stockType: 'cars' });
  expect(await countNew(searches, vocabulary, undefined, undefined)).toEqual([count]);
});
