import { join } from 'node:path';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { misread } from './searchTyped';
import SHOPPERS from './shoppers.json';

/*
 * What different shoppers type over the stock of the tests' dealership, and which cars they mean, judged by looking at every
 * car. A row is right if it finds exactly these and says what it did not understand: nothing else may hide a car.
 */
it('finds the cars that different shoppers mean, and says what it did not understand', async () => {
  const rates = { repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } };
  const terms = { settings: okValue(parseFinanceSettings(rates)) };
  const feed = {
    feed: join(DEALERSHIP, 'feed/stock.csv'),
    site: aStockContext(),
  };
  const items = okValue(await loadStock(feed)).items.filter(({ status }) => status === 'available');
  expect(SHOPPERS.length).toBeGreaterThanOrEqual(60);
  expect(await misread(SHOPPERS, items, terms)).toEqual([]);
});
