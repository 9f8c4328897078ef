import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { okValue } from '../../../support/okValue';
import { stockOf } from '../../support/stock/aStockItem';
import { misread } from './searchTyped';
import ROWS from './shortNames.json';

/*
 * Feeds write models of one word ("Model" for a Model 3) and badges that are ordinary words ("Turbo", "Premium", "200"), or codes of a series ("520D" for a 5 Series). What
 * shoppers type over such a yard, which items they mean, and what the page says that it did not understand.
 */
it.each([
  ['models are one word and badges are ordinary words', ROWS.yard, ROWS.typed],
  ['models are codes of a series', ROWS.codes, ROWS.typedCodes],
])('finds what shoppers mean where %s', async (_, yard, typedRows) => {
  const rates = { repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } };
  const terms = { settings: okValue(parseFinanceSettings(rates)) };
  const items = stockOf('cars', yard);
  const rows = typedRows.map(([typed = '', means = '', notUnderstood]) => ({
    typed,
    means,
    ...(notUnderstood === undefined ? {} : { notUnderstood }),
  }));
  expect(await misread(rows, items, terms)).toEqual([]);
});
