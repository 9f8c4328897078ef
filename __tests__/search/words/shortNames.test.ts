import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { okValue } from '../../../support/okValue';
import { stockOf } from '../../support/stock/aStockItem';
import { inShort } from './inShort';
import { searchTyped } from './searchTyped';
import ROWS from './shortNames.json';
import { readWish } from './wish';

/*
 * Feeds write models of one word ("Model" for a Model 3) and badges that are ordinary words ("Turbo", "Premium", "200"). What
 * shoppers type over such a yard, which items they mean, and what the page says that it did not understand.
 */
it('finds what shoppers mean where models are one word and badges are ordinary words', async () => {
  const rates = { repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } };
  const terms = { settings: okValue(parseFinanceSettings(rates)) };
  const items = stockOf('cars', ROWS.yard);
  const search = await searchTyped(items, 'cars', terms);
  const wrong: string[] = [];
  for (const [typed = '', means = '', notUnderstood = ''] of ROWS.typed) {
    const result = await search(typed);
    const meant = items
      .filter(readWish(means, terms))
      .map(({ id }) => id)
      .sort();
    if (result.found.join() !== meant.join() || result.notUnderstood !== notUnderstood)
      wrong.push(
        `${typed} → ${inShort(result.state)}: ${result.found} instead of ${meant}, not understood: ${result.notUnderstood}`,
      );
  }
  expect(wrong).toEqual([]);
});
