import { comparison } from '../../../src/domain/garage/comparison';
import { forms } from '../../../src/locales/site/forms';
import { dealerWords } from '../../../src/locales/site/words';
import { aStockItem } from '../../support/stock/aStockItem';

test('facts are side by side; a missing one is a dash, and each row says whether it differs', () => {
  const rows = comparison(
    [
      aStockItem({ id: 'a', colour: 'White', seats: 5, year: 2021 }),
      aStockItem({ id: 'b', colour: 'Red', year: 2021 }),
    ],
    { forms, words: dealerWords },
  );
  const row = (label: string) => rows.find((one) => one.label === label);
  expect(row('Colour')).toEqual({ label: 'Colour', values: ['White', 'Red'], differs: true });
  expect(row('Year')).toMatchObject({ values: ['2021', '2021'], differs: false });
  expect(row('Seats')).toMatchObject({ values: ['5', '—'], differs: true });
});
