import fc from 'fast-check';
import { bestPlaces, cheapestPlaces } from '../../../src/domain/compare/bestValues';
import { comparedEquipment } from '../../../src/domain/compare/comparedEquipment';
import { toggleCompared } from '../../../src/domain/compare/comparedIds';
import { comparison, kilometresAYear } from '../../../src/domain/compare/comparison';
import { ownItem, parseOwnVehicle } from '../../../src/domain/compare/ownVehicle';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { forms } from '../../../src/locales/site/forms';
import { dealerWords } from '../../../src/locales/site/words';
import { aStockItem } from '../../support/stock/aStockItem';

const SOURCES = { words: { forms, words: dealerWords }, today: '2026-11-29' };
const compare = (items: readonly StockItem[], own?: StockItem) => comparison(items, { ...SOURCES, own });

/** An item with few values, so that several often share one. */
const someItem = fc
  .record(
    {
      vehType: fc.constantFrom('New' as const, 'Used' as const),
      colour: fc.constantFrom('White', 'Red'),
      fuelType: fc.constantFrom('Diesel', 'Plug-in Hybrid'),
      year: fc.constantFrom(2019, 2022),
      odometer: fc.constantFrom(20_000, 90_000),
      fuelCombined: fc.constantFrom(5.5, 7),
      brakedTowing: fc.constantFrom(2500, 3500),
      vin: fc.constantFrom('A', 'B'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => aStockItem(fields as Partial<StockItem>));
const someItems = fc
  .array(someItem, { minLength: 1, maxLength: 4 })
  .map((items) => items.map((item, place) => ({ ...item, id: String(place) })));

describe('stock items side by side', () => {
  it('have what differs first, with the better end of a row marked in words', () => {
    const { differences, rest } = compare([
      aStockItem({ colour: 'White', seats: 5, year: 2021, odometer: 41_000, brakedTowing: 3500, vin: 'A' }),
      aStockItem({ colour: 'Red', year: 2021, odometer: 87_000, brakedTowing: 3000, vin: 'B' }),
    ]);
    const row = (label: string) => differences.find((one) => one.label === label);
    expect(row('Colour')).toMatchObject({ values: ['White', 'Red'] });
    expect(row('Colour')).not.toHaveProperty('best');
    expect(row('Seats')).toMatchObject({ values: ['5', '—'] });
    expect(row('Kilometres')?.best).toEqual({ word: 'Lowest', places: new Set([0]) });
    expect(row('Kilometres a year')?.values).toEqual(['About 7,600', 'About 16,100']);
    expect(row('Braked towing')?.best).toEqual({ word: 'Most', places: new Set([0]) });
    expect(rest.map(({ label }) => label)).toEqual(expect.arrayContaining(['Condition', 'Year', 'VIN']));
  });

  it('differ first, in rows and marks that do not depend on their order', () => {
    fc.assert(
      fc.property(someItems, fc.nat(), (items, seed) => {
        const turned = items.map((_, place) => (place + seed) % items.length);
        const one = compare(items);
        const other = compare(turned.map((place) => items[place] as StockItem));
        for (const part of ['differences', 'rest'] as const) {
          expect(other[part].map(({ label }) => label)).toEqual(one[part].map(({ label }) => label));
          for (const [index, { values, best }] of other[part].entries()) {
            expect(values).toEqual(turned.map((place) => one[part][index]?.values[place]));
            expect(turned.filter((_, place) => best?.places.has(place)).sort()).toEqual(
              [...(one[part][index]?.best?.places ?? [])].sort(),
            );
          }
        }
        if (items.length > 1) {
          expect(one.differences.every(({ values }) => new Set(values).size > 1)).toBe(true);
          // What is the same, and what only names an item.
          const same = one.rest.filter(
            ({ label }) => !['VIN', 'Stock number', 'Registration'].includes(label),
          );
          expect(same.every(({ values, best }) => new Set(values).size === 1 && !best)).toBe(true);
        }
      }),
    );
  });

  it('knows the measures that decide less than equipment', () => {
    const { differences } = compare([
      aStockItem({ colour: 'Red', length: 4_600, power: 110, brakedTowing: 2_500 }),
      aStockItem({ colour: 'Blue', length: 4_700, power: 120, brakedTowing: 1_500 }),
    ]);
    const minor = (label: string) => differences.find((row) => row.label === label)?.isMinor;
    expect(['Colour', 'Braked towing', 'Length', 'Power'].map(minor)).toEqual([
      undefined,
      undefined,
      true,
      true,
    ]);
  });

  it('have the shopper’s own vehicle beside them, which changes neither rows nor marks of the others', () => {
    const own = ownItem({ make: 'Mazda', model: 'BT-50', year: 2015, odometer: 5 }, 'cars');
    fc.assert(
      fc.property(someItems, (items) => {
        const alone = compare(items);
        const beside = compare(items, own);
        const cut = (rows: typeof alone.differences) =>
          rows
            .map((row) => ({ ...row, values: row.values.slice(0, items.length) }))
            .filter(({ values }) => values.some((value) => value !== '—'));
        expect(cut(beside.differences)).toEqual(alone.differences);
        expect(cut(beside.rest)).toEqual(alone.rest);
      }),
    );
    const { differences } = compare([aStockItem({ year: 2020, colour: 'Red' })], own);
    expect(differences).toContainEqual({ label: 'Colour', values: ['Red', '—'] });
    expect(differences).toContainEqual({ label: 'Year', values: ['2020', '2015'] });
  });

  it('mark no economy of a plug-in hybrid, whose litres are half of the story', () => {
    const items = [
      aStockItem({ fuelType: 'Plug-in Hybrid', fuelCombined: 1.5 }),
      aStockItem({ fuelType: 'Petrol', fuelCombined: 7 }),
    ];
    expect(compare(items).differences).toContainEqual({
      label: 'Economy',
      values: ['1.5 L/100 km', '7 L/100 km'],
    });
  });
});

describe('the best of a row', () => {
  it('is never marked where all are equal, and always is the least or the most of those known', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })), (values) => {
        const known = values.filter((value) => value !== undefined);
        const isChoice = new Set(known).size > 1;
        for (const [end, best] of [
          ['least', Math.min(...known)],
          ['most', Math.max(...known)],
        ] as const)
          expect([...bestPlaces(values, end)]).toEqual(
            isChoice ? values.flatMap((value, place) => (value === best ? [place] : [])) : [],
          );
      }),
    );
  });

  it('of prices is none between prices that include different things', () => {
    const driveAway = { priceType: 'driveAway', price: 30_000 } as const;
    const before = { priceType: 'egc', price: 28_000 } as const;
    expect([...cheapestPlaces([driveAway, before])]).toEqual([]);
    expect([...cheapestPlaces([driveAway, { ...driveAway, price: 29_000 }, { priceType: 'poa' }])]).toEqual([
      1,
    ]);
  });
});

describe('equipment', () => {
  const withEquipment = (...groups: readonly (readonly [string | undefined, ...string[]])[]) => ({
    equipment: groups.map(([name, ...entries]) => ({ ...(name ? { name } : {}), entries })),
  });

  it('is compared as sets: what some have and others lack, and what all have', () => {
    expect(
      comparedEquipment([
        withEquipment(['Safety', 'Reversing camera', 'Airbags'], ['Comfort', 'Heated seats']),
        withEquipment(['Safety', 'airbags ', 'Blind-spot monitor'], [undefined, 'Tow bar', 'HEATED SEATS']),
        {},
      ]),
    ).toEqual({
      differences: [
        { name: 'Safety', values: [['Reversing camera'], ['Blind-spot monitor'], undefined] },
        { values: [[], ['Tow bar'], undefined] },
      ],
      shared: ['Airbags', 'Heated seats'],
    });
    expect(comparedEquipment([withEquipment(['Safety', 'Airbags']), {}])).toEqual({
      differences: [],
      shared: [],
    });
  });

  it('lists every entry: once if all have it, else under each vehicle that has it', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(list, { minLength: 2, maxLength: 4 }), (lists) => {
        const { differences, shared } = comparedEquipment(
          lists.map((entries) => ({ equipment: [{ name: 'All', entries }] })),
        );
        lists.forEach((entries, place) => {
          const own = differences.flatMap(({ values }) => values[place] ?? []);
          expect([...own, ...shared].sort()).toEqual([...entries].sort());
        });
      }),
    );
  });
});

test('kilometres a year count from the middle of the year; of a new or very young item nobody can say', () => {
  const today = '2026-11-29';
  expect(kilometresAYear({ vehType: 'Used', year: 2018, odometer: 186_949 }, today)).toBe(22_200);
  expect(kilometresAYear({ vehType: 'New', year: 2024, odometer: 14 }, today)).toBeUndefined();
  expect(kilometresAYear({ vehType: 'Demo', year: 2026, odometer: 4000 }, today)).toBeUndefined();
  expect(kilometresAYear({ vehType: 'Used', odometer: 4000 }, today)).toBeUndefined();
});

test('a device’s own vehicle is read as it was typed, or not at all; a number that cannot be true is left out', () => {
  const own = { make: 'Mazda', model: '3', year: 2015, odometer: 120_000, fuelCombined: 6.5 };
  expect(parseOwnVehicle(own)).toEqual(own);
  expect(parseOwnVehicle({ ...own, odometer: -1, fuelCombined: 'many' })).toEqual({
    make: 'Mazda',
    model: '3',
    year: 2015,
  });
  for (const broken of [
    null,
    [],
    { ...own, make: ' ' },
    { ...own, year: 15 },
    { ...own, model: 'x'.repeat(99) },
  ])
    expect(parseOwnVehicle(broken)).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (value) => void parseOwnVehicle(value)));
});

test('at most four are compared, and none leaves the list unasked', () => {
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});
