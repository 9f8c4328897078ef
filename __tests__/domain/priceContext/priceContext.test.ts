import fc from 'fast-check';
import { MIN_ALIKE, priceContexts } from '../../../src/domain/priceContext/alike';
import { contextWords } from '../../../src/domain/priceContext/contextWords';
import { departures } from '../../../src/domain/priceContext/departures';
import { rememberStock, type StockHistory } from '../../../src/domain/stock/stockHistory';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { aStockItem } from '../../support/stock/aStockItem';

const USED = { year: 2020, odometer: 60_000, bodyType: 'Ute', fuelType: 'Diesel' };
const OWN = aStockItem({ ...USED, id: 'own', price: 30_000 });

/** Others like it, at $31,000, $32,000 … */
const others = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, place) =>
    aStockItem({ ...USED, id: `o${place}`, price: 31_000 + place * 1_000, ...more }),
  );
const wordsOf = (item: StockItem, stock: readonly StockItem[]) =>
  contextWords(item, priceContexts(stock)(item), undefined)?.price;

test('a price is compared with the middle price of similar vehicles, and the page says which ones count as similar', () => {
  expect(wordsOf(OWN, [OWN, ...others(9)])).toEqual({
    words: '$5,000 below the middle of 9 like it here',
    explained:
      'Compared with 9 other used cars here of the model Toyota HiLux, priced the same way, at most two years older or newer and within 30,000 km. Half of them cost more than $35,000, half less.',
  });
  const dear = aStockItem({ ...USED, id: 'own', price: 36_000 });
  expect(wordsOf(dear, [dear, ...others(8)])?.words).toBe('$1,500 above the middle of 8 like it here');
  const near = aStockItem({ ...USED, id: 'own', price: 34_700 });
  expect(wordsOf(near, [near, ...others(8)])?.words).toBe('About the middle of 8 like it here');
});

test('with too few of the model, those of the same body count', () => {
  const utes = others(5, { make: 'Isuzu', model: 'D-Max' }).map((item) => ({ ...item, id: `b${item.id}` }));
  expect(wordsOf(OWN, [OWN, ...others(4), ...utes])?.explained).toMatch(
    /^Compared with 9 other used cars here with the body Ute,/,
  );
});

test('new ones need no kilometres, but the same grade', () => {
  const fresh = { vehType: 'New', year: 2026, odometer: undefined, variations: 'SR5' } as const;
  const own = aStockItem({ ...USED, ...fresh, id: 'own', price: 30_000 });
  expect(wordsOf(own, [own, ...others(8, fresh)])?.explained).toMatch(
    /of the model Toyota HiLux SR5, priced the same way, at most two years older or newer\. Half/,
  );
  expect(wordsOf(own, [own, ...others(20, { ...fresh, variations: 'SR' })])).toBeUndefined();
});

test.each([
  ['sold', { status: 'sold' }],
  ['priced on application', { priceType: 'poa' }],
  ['priced with charges', { priceType: 'driveAway' }],
  ['of another condition', { vehType: 'Demo' }],
  ['much older', { year: 2017 }],
  ['of an unknown year', { year: undefined }],
  ['driven much further', { odometer: 90_001 }],
  ['of unknown kilometres', { odometer: undefined }],
  ['of another body and model', { bodyType: 'Van', model: 'HiAce' }],
] as const)('nothing is said where the others are %s', (_what, more) => {
  expect(
    wordsOf(OWN, [OWN, ...others(MIN_ALIKE - 1), aStockItem({ ...USED, id: 'x', price: 1, ...more })]),
  ).toBeUndefined();
  expect(wordsOf(OWN, [OWN, ...others(MIN_ALIKE)])).toBeDefined();
});

test.each([
  ['sold', { status: 'sold' }],
  ['on application', { priceType: 'poa' }],
] as const)('nothing is said of one that is %s', (_what, more) => {
  const own = { ...OWN, ...more };
  expect(wordsOf(own, [own, ...others(20)])).toBeUndefined();
});

test('does not depend on the order of the feed', () => {
  const stock = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      model: fc.constantFrom('HiLux', 'HiAce'),
      year: fc.integer({ min: 2018, max: 2022 }),
      odometer: fc.integer({ min: 0, max: 60_000 }),
      price: fc.integer({ min: 10_000, max: 90_000 }),
    }),
    { minLength: 9, maxLength: 30, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(
      stock.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      ),
      ([rows, shuffled]) => {
        const items = rows.map((row) => aStockItem({ ...row, bodyType: 'Ute' }));
        const [one, other] = [
          priceContexts(items),
          priceContexts(shuffled.map((row) => aStockItem({ ...row, bodyType: 'Ute' }))),
        ];
        for (const item of items) {
          const context = one(item);
          expect(other(item)).toEqual(context);
          // Half of the others, at most, are on either side of the middle.
          expect(context?.count ?? MIN_ALIKE).toBeGreaterThanOrEqual(MIN_ALIKE);
        }
      },
    ),
  );
});

const dayOf = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);

/** A site published every day, on which item n came on day 40 + n and stayed for 20 + n days. */
function publish(count: number, days: number, end: 'gone' | 'sold' = 'gone'): StockHistory | undefined {
  let history: StockHistory | undefined;
  for (let day = 0; day <= days; day += 1) {
    const listed = Array.from({ length: count }, (_, n) => n).filter((n) => day >= 40 + n);
    const items = listed.flatMap((n) => {
      const isOver = day >= 60 + 2 * n;
      if (isOver && end === 'gone') return [];
      return [aStockItem({ id: `i${n}`, price: 20_000, status: isOver ? 'sold' : 'available' })];
    });
    history = rememberStock(history, [aStockItem({ id: 'always', price: 1 }), ...items], dayOf(day));
  }
  return history;
}
const left = (history: StockHistory | undefined) =>
  contextWords(OWN, undefined, departures(history)(OWN))?.departures;

test('how long those of the model were listed comes from the published history', () => {
  // The last day of a publication with the item is the day before it was gone.
  expect(left(publish(11, 125))).toBe(
    'Of the last 11 of this model, half were sold or gone within 24 days of being listed.',
  );
  expect(left(publish(11, 125, 'sold'))).toBe(
    'Of the last 11 of this model, half were sold or gone within 25 days of being listed.',
  );
});

test.each([
  ['without a history', undefined],
  ['with a young one', publish(11, 110)],
  ['with fewer than eight', publish(7, 125)],
  [
    'with one of an older version, which names no models',
    ((history) => history && { ...history, items: history.items.map(({ model: _, ...item }) => item) })(
      publish(11, 125),
    ),
  ],
])('nothing is said %s', (_what, history) => {
  expect(left(history)).toBeUndefined();
  const other = { ...OWN, model: 'HiAce' };
  expect(departures(publish(11, 125))(other)).toBeUndefined();
});

test('vehicles from the first publication, or listed as sold from the start, do not count', () => {
  const items = others(20);
  let history = rememberStock(undefined, items, dayOf(0));
  history = rememberStock(history, [], dayOf(125));
  expect(left(history)).toBeUndefined();
  const began = rememberStock(undefined, [], dayOf(0));
  const sold = rememberStock(began, others(20, { status: 'sold' }), dayOf(120));
  expect(left(rememberStock(sold, [], dayOf(125)))).toBeUndefined();
});
