import { join } from 'node:path';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import { loadStock } from '../../../src/generate/feed/loadStock';
import type { BudgetTerms } from '../../../src/search/budget/budget';
import type { HitsResponse } from '../../../src/search/engines/embedded/searchResponse';
import { createInProcessEngine } from '../../../src/search/engines/embedded/worker/createInProcessEngine';
import { searchRequest } from '../../../src/search/searchRequest';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { readWords } from '../../../src/search/words/readWords';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { openedIndex } from '../../support/search/openedIndex';
import { stockWordsOf } from '../../support/stock/stockWordsOf';
import { inShort } from './inShort';
import { MORE_STRANGERS, STRANGERS, THIRD_STRANGERS } from './strangers';
import { YARDS } from './strangersStock';
import { readWish } from './wish';

const terms: BudgetTerms = {
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } })),
};

const rowsOf = (table: string): readonly (readonly [typed: string, wish: string])[] =>
  table
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('#'))
    .map((row) => {
      const at = row.indexOf(' | ');
      return [row.slice(0, at).trim(), row.slice(at + 3).trim()];
    });

/** The rows of a table for which the search finds other items than those that are meant. */
const wrongRows = async (table: string, items: readonly StockItem[], stockType: StockType) => {
  const stock = { ...stockWordsOf(items, stockType), identifiers: [] };
  const { search } = createInProcessEngine(await openedIndex(items.map(toIndexRecord)));
  const rows = rowsOf(table).map(([typed, wish]) => ({
    typed,
    wish,
    state: readWords(typed, stock, 2026).state,
  }));
  const requests = rows.map(({ state }) =>
    searchRequest(state, stock.vocabulary, { hitsPerPage: 1000, budgetTerms: terms }),
  );
  const { results } = await search(requests as never);
  return rows.flatMap(({ typed, wish, state }, index) => {
    const found = (results[index] as unknown as HitsResponse).hits.map(({ objectID }) => objectID).sort();
    const meant = items
      .filter(readWish(wish, terms))
      .map(({ id }) => id)
      .sort();
    return JSON.stringify(found) === JSON.stringify(meant)
      ? []
      : [`${typed} | ${wish} → ${inShort(state)} (${found.length} instead of ${meant.length})`];
  });
};

const dealerStock = async (): Promise<readonly StockItem[]> => {
  const feed = {
    feed: join(DEALERSHIP, 'content/stock.csv'),
    mappingFile: join(DEALERSHIP, 'content/stock.mapping.json'),
    site: aStockContext(),
  };
  return okValue(await loadStock(feed)).items.filter(({ status }) => status === 'available');
};

it.each([
  ['what strangers type', STRANGERS],
  ['what more strangers type', MORE_STRANGERS],
  ['what a third list types', THIRD_STRANGERS],
])('%s finds the cars that are meant, and no others', async (_, { cars }) => {
  expect(await wrongRows(cars, await dealerStock(), 'cars')).toEqual([]);
});

describe.each([
  ['what strangers type', STRANGERS],
  ['what more strangers type', MORE_STRANGERS],
])('%s', (_, tables) => {
  it.each(Object.keys(YARDS) as readonly (keyof typeof YARDS)[])(
    'finds the %s that are meant, and no others',
    async (yard) => {
      expect(await wrongRows(tables[yard], YARDS[yard], yard)).toEqual([]);
    },
  );
});
