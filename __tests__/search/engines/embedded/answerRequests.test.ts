import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { openedIndex } from '../../../support/search/openedIndex';

const index = openedIndex(inventedRecords(10));

describe('what is asked of the engine', () => {
  it('beyond the thousandth result is not reached, though all are counted', async () => {
    const many = await openedIndex(inventedRecords(1_100));
    const ask = async (page: number): Promise<HitsResponse> => {
      const { results } = await answerRequests(many, [{ indexName: 'stock', params: { page } }]);
      return results[0] as HitsResponse;
    };
    expect(await ask(41)).toMatchObject({ nbHits: 1_100, nbPages: 42, hits: { length: 16 } });
    expect((await ask(42)).hits).toEqual([]);
  });

  it('in an order or of a facet that does not exist is refused, or left out', async () => {
    await expect(
      answerRequests(await index, [{ indexName: 'stock_tags_asc', params: {} }]),
    ).rejects.toMatchObject({ fault: { kind: 'request' } });
    expect(
      await answerRequests(await index, [{ indexName: 'stock', params: { facets: ['nothing'] } }]),
    ).toMatchObject({ results: [{ facets: {} }] });
    await expect(answerRequests(await index, 'everything')).rejects.toMatchObject({
      fault: { kind: 'request' },
    });
  });
});
