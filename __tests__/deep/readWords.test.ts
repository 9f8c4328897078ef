import { resolve } from 'node:path';
import { readWords } from '../../src/search/words/readWords';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { loadStock } from '../../support/stock/loadStock';
import { filtersAgainst, namesOf } from '../search/words/namesOf';
import { describeWithRealStock, realStockFile } from '../support/stock/realStockFile';
import { stockWordsOf } from '../support/stock/stockWordsOf';

describeWithRealStock('names of the real listings', () => {
  it('are never read as filters that leave out the item with that name', async () => {
    const { items } = okValue(
      await loadStock({
        feed: realStockFile ?? '',
        mappingFile: resolve(__dirname, '../../support/stock/australian.mapping.yml'),
        site: aStockContext(),
      }),
    );
    const stock = stockWordsOf(items);
    const wrong = new Map<string, string>();
    for (const item of items)
      for (const name of namesOf(item)) {
        const { state } = readWords(name, stock);
        const against = filtersAgainst(item, state);
        if (against.length > 0)
          wrong.set(name, `${item.id}: ${against.join(', ')}: ${JSON.stringify(state)}`);
      }
    expect(items.length).toBeGreaterThan(16_000);
    expect([...wrong]).toEqual([]);
  }, 300_000);
});
