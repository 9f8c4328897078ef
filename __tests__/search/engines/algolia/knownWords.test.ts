import { createAlgoliaSearch } from '../../../../src/search/engines/algolia/algoliaEngine';
import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { hostedOn, indexOn } from '../../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../../support/search/algoliaServer/startAlgoliaServer';
import { recordOf } from '../../../support/stock/recordOf';

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

describe('The hosted search', () => {
  it.each([
    ['tub liner', ['HiLux Workmate'], undefined],
    ['Courier hilux', ['HiLux Workmate'], '<em>Courier</em> hilux'],
    ['for my courier', ['HiLux Workmate', 'HiAce Van'], 'for my <em>courier</em>'],
    ['hi ace', ['HiAce Van'], undefined],
    ['van wombat', ['HiAce Van'], 'van <em>wombat</em>'],
  ])('answers “%s” without the words that nothing in stock has', async (query, found, marked) => {
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
