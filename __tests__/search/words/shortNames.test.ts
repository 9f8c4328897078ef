import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { okValue } from '../../../support/okValue';
import { stockOf } from '../../support/stock/aStockItem';
import { misread } from './searchTyped';
import ROWS from './shortNames.json';

/*
 * Feeds write models of one word ("Model" for a Model 3) and badges that are ordinary words ("Turbo", "Premium", "200"). What
 * shoppers type over such a yard, which items they mean, and what the page says that it did not understand.
 */
it('finds what shoppers mean where models are one word and badges are ordinary words', async () => {
  const rates = { repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } };
  const terms = { settings: okValue(parseFinanceSettings(rates)) };
  const items = stockOf('cars', ROWS.yard);
  const rows = ROWS.typed.map(([typed = '', means = '', notUnderstood]) => ({
    typed,
    means,
    ...(notUnderstood === undefined ? {} : { notUnderstood }),
  }));
  expect(await misread(rows, items, terms)).toEqual([]);
});
