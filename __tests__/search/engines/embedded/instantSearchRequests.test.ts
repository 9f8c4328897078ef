import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import captured from '../../../../support/search/instantSearchRequests.json';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { openedIndex } from '../../../support/search/openedIndex';

const records = inventedRecords(400);
const index = openedIndex(records);

const answers = async (name: keyof typeof captured): Promise<readonly HitsResponse[]> =>
  (await answerRequests(await index, captured[name])).results;

const first = async (name: keyof typeof captured): Promise<HitsResponse> => {
  const [response] = await answers(name);
  if (!response) throw new Error('No answer');
  return response;
};

describe('what InstantSearch asks', () => {
  it.each(Object.keys(captured) as (keyof typeof captured)[])(
    'is answered request by request: %s',
    async (name) => {
      expect(await answers(name)).toHaveLength(captured[name].length);
    },
  );

  it('without anything chosen gives all stock, counts, bounds and a page of cards', async () => {
    const response = await first('empty');
    expect(response).toMatchObject({
      index: 'stock',
      nbHits: 400,
      nbPages: 17,
      page: 0,
      hitsPerPage: 24,
      query: '',
    });
    expect(response.hits).toHaveLength(24);
    expect(response.facets?.make?.Toyota).toBe(records.filter((record) => record.make === 'Toyota').length);
    const prices = records.flatMap((record) => record.price ?? []);
    expect(response.facets_stats?.price).toMatchObject({
      min: Math.min(...prices),
      max: Math.max(...prices),
    });
  });

  it('with makes chosen keeps the counts of the other makes', async () => {
    const [hits, , makes] = await answers('prefixWithTwoFacetsAndPrice');
    expect(hits?.hits.length).toBeGreaterThan(0);
    expect(Object.keys(hits?.facets?.make ?? {})).toEqual(['Toyota']);
    expect(makes?.hits).toEqual([]);
    expect(Object.keys(makes?.facets ?? {})).toEqual(['make']);
    expect(makes?.facets?.make?.Toyota).toBe(hits?.nbHits);
  });

  it('with a price range keeps the bounds of all prices', async () => {
    const [hits, , , prices] = await answers('prefixWithTwoFacetsAndPrice');
    expect(hits?.facets_stats?.price?.min).toBeGreaterThanOrEqual(10_000);
    expect(hits?.facets_stats?.price?.max).toBeLessThanOrEqual(30_000);
    expect(prices?.facets_stats?.price?.max).toBeGreaterThan(30_000);
  });

  it('by price gives the second page in that order', async () => {
    const response = await first('sortedSecondPage');
    const used = records.filter((record) => record.vehType === 'Used' && record.price !== undefined);
    const prices = used.map((record) => record.price ?? 0).sort((a, b) => a - b);
    expect(response).toMatchObject({ index: 'stock_price_asc', page: 1 });
    expect(response.hits.map((hit) => hit.price)).toEqual(prices.slice(24, 48));
  });

  it('with tags, a switch and a lowest year obeys all of them', async () => {
    const response = await first('conjunctiveToggleAndNumericMenu');
    const expected = records.filter(
      (record) =>
        record.tags.includes('4x4') &&
        record.tags.includes('one owner') &&
        record.featured &&
        (record.year ?? 0) >= 2018,
    );
    expect(response.nbHits).toBe(expected.length);
  });

  it('with a budget holds each vehicle type to its own price', async () => {
    const response = await first('budget');
    const affordable = { New: 33_254, Demo: 32_000, Used: 30_500 };
    const expected = records.filter(
      ({ bodyType, vehType, price }) =>
        bodyType === 'SUV' && price !== undefined && price <= affordable[vehType as keyof typeof affordable],
    );
    expect(response.nbHits).toBe(expected.length);
  });

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
