import { resolve } from 'node:path';
import { buildIndex } from '../../../../src/search/engines/embedded/build';
import type { OpenIndex } from '../../../../src/search/engines/embedded/openIndex';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import { okValue } from '../../../../support/okValue';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { loadStock } from '../../../../support/stock/loadStock';
import { answered } from '../../../support/search/answered';
import { openedIndex } from '../../../support/search/openedIndex';
import { describeWithRealStock, realStockFile } from '../../../support/stock/realStockFile';

describeWithRealStock('the embedded engine over the real listings', () => {
  let records: readonly IndexRecord[];
  let index: OpenIndex;

  beforeAll(async () => {
    const { items } = okValue(
      await loadStock({
        feed: realStockFile ?? '',
        mappingFile: resolve(__dirname, '../../../../support/stock/australian.mapping.yml'),
        site: aStockContext(),
      }),
    );
    records = items.map(toIndexRecord);
    index = await openedIndex(records);
  }, 300_000);

  it('finds the utes by “ute” and every make by its name, joined or not', async () => {
    const utes = await answered(index, { query: 'utes', facets: ['bodyType'] });
    expect(utes.nbHits).toBeGreaterThan(1_000);
    for (const make of new Set(records.map((record) => record.make))) {
      const own = records.filter((record) => record.make === make).length;
      expect((await answered(index, { query: make })).nbHits).toBeGreaterThanOrEqual(own);
      expect((await answered(index, { query: make.replace(/[ -]/g, '') })).nbHits).toBeGreaterThanOrEqual(
        own,
      );
    }
  });

  it.each([
    [2_000, 'all its files', '', 170_000],
    [10_000, 'all files but the cards', 'cards', 450_000],
  ])('of %i fits with %s in its budget', (size, _, without, budget) => {
    const { files } = buildIndex(
      records.filter((_record, i) => i % Math.floor(records.length / size) === 0).slice(0, size),
    );
    const counted = files.filter(({ name }) => without === '' || !name.startsWith(without));
    expect(counted.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(budget);
  });
});
