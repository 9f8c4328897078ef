import { join } from 'node:path';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { readWords } from '../../../src/search/words/readWords';
import type { StockWords } from '../../../src/search/words/stockWords';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { stockOf } from '../../support/stock/aStockItem';
import { stockWordsOf } from '../../support/stock/stockWordsOf';
import GOLDEN from './golden.json';
import YARDS from './goldenStock.json';
import { inShort } from './inShort';

/**
 * What people type, and the search that it asks for, in short: filters first, then in quotes the words that stay keywords. A
 * range without an end is open there.
 */
const readsAll = (rows: readonly (readonly string[])[], stock: StockWords): void => {
  const read = rows.map(([typed = '']) => [typed, inShort(readWords(typed, stock).state)]);
  expect(read).toEqual(rows);
};

describe('what people type', () => {
  it('is read as the search they mean, for cars', async () => {
    const feed = {
      feed: join(DEALERSHIP, 'feed/stock.csv'),
      site: aStockContext(),
    };
    const items: readonly StockItem[] = okValue(await loadStock(feed)).items;
    readsAll(GOLDEN.cars, stockWordsOf(items.filter(({ status }) => status === 'available')));
  });

  it('is read as the search they mean, for boats', () => {
    readsAll(GOLDEN.boats, stockWordsOf(stockOf('boats', YARDS.boats), 'boats'));
  });

  it('is read as the search they mean, for caravans', () => {
    readsAll(GOLDEN.caravans, stockWordsOf(stockOf('caravans', YARDS.caravans), 'caravans'));
  });

  it("follows the dealer's own synonyms before ours", () => {
    const stock = {
      ...stockWordsOf(stockOf('boats', YARDS.boats), 'boats'),
      synonyms: { bodyType: [['Bowrider', 'tinny', 'ski boat']] },
    };
    expect(inShort(readWords('ski boat', stock).state)).toBe('body: Bowrider');
    expect(inShort(readWords('tinny', stock).state)).toBe('body: Bowrider');
  });

  it('never reads a registration or a stock number as a year or an amount', () => {
    const [first] = stockOf('boats', YARDS.boats);
    const numbered = [{ ...first, stockNumber: '2019', registrationNumber: '25K' } as StockItem];
    const stock = stockWordsOf(numbered, 'boats');
    expect(inShort(readWords('2019', stock).state)).toBe('"2019"');
    expect(inShort(readWords('25k', stock).state)).toBe('"25k"');
  });

  it('does not turn "over" into "under" where no filter can say it', () => {
    const stock = stockWordsOf(stockOf('boats', YARDS.boats), 'boats');
    expect(inShort(readWords('over 100,000 km', stock).state)).toBe('unread: over 100,000 km');
    expect(inShort(readWords('over $150 a week', stock).state)).toBe('unread: over $150 a week');
  });
});
