import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { openedIndex } from '../../../support/search/openedIndex';

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
