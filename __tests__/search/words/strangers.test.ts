import { join } from 'node:path';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import { loadStock } from '../../../src/generate/feed/loadStock';
import type { BudgetTerms } from '../../../src/search/budget/budget';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { inShort } from './inShort';
import { searchTyped } from './searchTyped';
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

/** The rows of a table for which the search hides an item that is meant, or finds others without saying why. */
const wrongRows = async (table: string, items: readonly StockItem[], stockType: StockType) => {
  const search = await searchTyped(items, stockType, terms);
  const wrong: string[] = [];
  for (const [typed, wish] of rowsOf(table)) {
    const { state, found, notUnderstood } = await search(typed);
    const meant = items
      .filter(readWish(wish, terms))
      .map(({ id }) => id)
      .sort();
    const counted = notUnderstood === '' ? found : found.filter((id) => meant.includes(id));
    if (counted.join() !== meant.join())
      wrong.push(`${typed} | ${wish} → ${inShort(state)} (${found.length} instead of ${meant.length})`);
  }
  return wrong;
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
