import fc from 'fast-check';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan';
import { energyUse, parseDriving, weeklyCost } from '../../../src/domain/ownership/weeklyCost';

const DRIVING = { kilometresAYear: 13_000, petrol: 2, diesel: 2, electricity: 0.3 };

test('a week costs the repayment and what the shopper’s kilometres use', () => {
  const diesel = { fuelType: 'Diesel', fuelCombined: 8 };
  expect(weeklyCost(diesel, { displayed: 200, frequency: 'week' }, DRIVING)).toEqual({
    parts: [
      { name: 'repayment', cents: 20_000 },
      { name: 'diesel', cents: 4000 },
    ],
    total: 24_000,
  });
  expect(weeklyCost(diesel, { displayed: 400, frequency: 'fortnight' }, DRIVING)?.total).toBe(24_000);
  const electric = { fuelType: 'Electric', fuelEconomy: '16 kWh/100 km (combined)' };
  expect(weeklyCost(electric, { displayed: 200, frequency: 'week' }, DRIVING)?.total).toBe(21_200);
});

test('is the sum of its parts to the cent, and never less than the repayment', () => {
  fc.assert(
    fc.property(
      fc.record({
        displayed: fc.integer({ min: 0, max: 10_000 }),
        frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
      }),
      fc.double({ min: 0.5, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.integer({ min: 0, max: 300_000 }),
      (repaid, fuelCombined, petrol, kilometresAYear) => {
        const cost = weeklyCost({ fuelType: 'Petrol', fuelCombined }, repaid, { kilometresAYear, petrol });
        const cents = cost?.parts.map((part) => part.cents as number) ?? [];
        expect(cents.every(Number.isSafeInteger)).toBe(true);
        expect(cost?.total).toBe(cents.reduce((sum, one) => sum + one, 0));
        expect(cost?.total).toBeGreaterThanOrEqual(cents[0] ?? Number.NaN);
      },
    ),
  );
});

test.each([
  [{ fuelType: 'Plug-in Hybrid', fuelCombined: 1.5 }],
  [{ fuelType: 'LPG', fuelCombined: 11 }],
  [{ fuelType: 'Petrol' }],
  [{ fuelType: 'Electric', fuelEconomy: 'good' }],
  [{ fuelCombined: 7 }],
])('nothing is guessed of %j', (item) => {
  expect(energyUse(item)).toBeUndefined();
  expect(weeklyCost(item, { displayed: 200, frequency: 'week' }, DRIVING)).toBeUndefined();
});

test('a fuel without a price has no total; what a device stored is read or left out', () => {
  const item = { fuelType: 'Diesel', fuelCombined: 8 };
  expect(
    weeklyCost(item, { displayed: 200, frequency: 'week' }, { kilometresAYear: 1, petrol: 2 }),
  ).toBeUndefined();
  expect(parseDriving(DRIVING)).toEqual(DRIVING);
  expect(parseDriving({ kilometresAYear: 10, petrol: -1, diesel: 'x' })).toEqual({ kilometresAYear: 10 });
  expect(parseDriving({ petrol: 2 })).toBeUndefined();
});
