import type { HitsResponse } from '../../../../src/search/engines/embedded';
import { answerRequests } from '../../../../src/search/engines/embedded/answerRequests';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { answered } from '../../../support/search/answered';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

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

const records = inventedRecords(40);

/** The ids of the hits for a filter by id. */
async function found(facetFilters: readonly (readonly string[])[]): Promise<readonly string[]> {
  const engine = createInProcessEngine(await openedIndex(records));
  const { results } = await engine.search([{ indexName: 'stock', params: { facetFilters } }] as never);
  return (results[0] as { readonly hits: readonly { readonly objectID: string }[] }).hits.map(
    ({ objectID }) => objectID,
  );
}

describe('a filter by id', () => {
  const [first, second] = records.map(({ objectID }) => `objectID:${objectID}`);

  it('finds the records that it names, and no other', async () => {
    const ids = await found([[String(first), String(second), 'objectID:nothing like this']]);
    expect([...ids].sort()).toEqual(
      records
        .slice(0, 2)
        .map(({ objectID }) => objectID)
        .sort(),
    );
  });

  it('holds together with other filters', async () => {
    const make = records[0]?.make;
    expect(await found([[String(first)], [`make:${make}`]])).toHaveLength(1);
    expect(await found([[String(first)], ['make:No such make']])).toEqual([]);
  });
});

const car = recordOf({
  title: '2018 Land Rover "Defender" <90>',
  make: 'Land Rover',
  model: 'Defender',
  subtitle: 'V8 & Citroën seats',
});

const marked = async (query: string, params: object = {}): Promise<string | undefined> =>
  (
    await answered(await openedIndex([car]), {
      query,
      highlightPreTag: '[',
      highlightPostTag: ']',
      ...params,
    })
  ).hits[0]?._highlightResult.title?.value;

describe('what matched in a title', () => {
  it.each([
    ['defender', '2018 Land Rover "[Defender]" <90>'],
    ['defe', '2018 Land Rover "[Defe]nder" <90>'],
    ['land rov', '2018 [Land] [Rov]er "Defender" <90>'],
    ['landrover', '2018 [Land Rover] "Defender" <90>'],
    ['defnder', '2018 Land Rover "[Defender]" <90>'],
    ['', '2018 Land Rover "Defender" <90>'],
  ])('is marked for “%s”', async (query, title) => {
    expect(await marked(query)).toBe(title);
  });

  it('is safe to set as HTML if the tags are HTML', async () => {
    const tags = { highlightPreTag: '<em>', highlightPostTag: '</em>' };
    expect(await marked('90', tags)).toBe('2018 Land Rover &quot;Defender&quot; &lt;<em>90</em>&gt;');
  });

  it('is escaped by InstantSearch if it sends placeholders', async () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
    expect(await marked('90', tags)).toBe(
      '2018 Land Rover "Defender" <__ais-highlight__90__/ais-highlight__>',
    );
  });

  it('says how much of the query it holds', async () => {
    const [hit] = (await answered(await openedIndex([car]), { query: 'rover citroen' })).hits;
    expect(hit?._highlightResult.title).toMatchObject({ matchLevel: 'partial', matchedWords: ['rover'] });
    expect(hit?._highlightResult.subtitle?.value).toBe('V8 &amp; <em>Citroën</em> seats');
  });
});
