import fc from 'fast-check';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan';
import { gapWords, missingWords, partWorking, withoutWords } from '../../../src/domain/ownership/costWords';
import { energyUse, parseDriving } from '../../../src/domain/ownership/energy';
import {
  COST_PARTS,
  type CostBasis,
  comparableTotals,
  plannedServices,
  weeklyCost,
} from '../../../src/domain/ownership/weeklyCost';
import { premiumGrade } from '../../../src/domain/stock/petrolGrade';

const BASIS: CostBasis = {
  repayment: { displayed: 200, frequency: 'week' },
  termMonths: 24,
  own: {},
  dealer: {
    kilometresAYear: 13_000,
    asAt: '2030-01-01',
    petrol91: 2,
    petrol95: 2.2,
    diesel: 2,
    electricity: 0.3,
  },
  today: '2030-02-01',
  off: [],
};
const DIESEL = { fuelType: 'Diesel', fuelCombined: 8 };
const SERVICING = { months: 12, kilometres: 15_000, prices: [500, 540] };

test('a week costs the repayment, what the kilometres use, the services of the term and the registration', () => {
  const cost = weeklyCost(
    { ...DIESEL, servicing: SERVICING },
    { ...BASIS, registration: { aYear: 988, place: 'NSW' } },
  );
  expect(cost.parts.map(({ name, dollars }) => [name, dollars])).toEqual([
    ['repayment', 200],
    ['energy', 40],
    ['servicing', 10],
    ['registration', 19],
  ]);
  expect(cost).toMatchObject({ total: 269, missing: [], without: [] });
  expect(cost.parts.map(partWorking)).toEqual([
    '',
    '8 L/100 km, 13,000 km a year, $2 a litre',
    '2 capped-price services in 24 months, $1,040 in all',
    '$988 a year in NSW, with compulsory insurance',
  ]);
});

test.each([
  ['a fortnight', { ...BASIS, repayment: { displayed: 400, frequency: 'fortnight' } }, DIESEL, 240],
  ['a month', { ...BASIS, repayment: { displayed: 867, frequency: 'month' } }, DIESEL, 240],
  ['electricity', BASIS, { fuelType: 'Electric', fuelEconomy: '16 kWh/100 km (combined)' }, 212],
  ['premium petrol', BASIS, { fuelType: 'Petrol', petrolGrade: 95, fuelCombined: 8 }, 244],
  ['own kilometres', { ...BASIS, own: { kilometresAYear: 26_000 } }, DIESEL, 280],
  ['an own price', { ...BASIS, own: { diesel: 3 } }, DIESEL, 260],
  [
    'an own price where the dealer’s is old',
    { ...BASIS, own: { diesel: 3 }, today: '2030-12-01' },
    DIESEL,
    260,
  ],
] as const)('counts %s', (_what, basis, item, total) => {
  expect(weeklyCost(item, basis).total).toBe(total);
});

test.each([
  ['a plug-in hybrid', { fuelType: 'Plug-in hybrid', fuelCombined: 1.5 }, BASIS, 'energy', 'unknown'],
  ['two fuels', { fuelType: 'Petrol/LPG', fuelCombined: 11 }, BASIS, 'energy', 'unknown'],
  ['LPG', { fuelType: 'LPG', fuelCombined: 11 }, BASIS, 'energy', 'unknown'],
  ['no economy', { fuelType: 'Petrol' }, BASIS, 'energy', 'unknown'],
  ['economy in words', { fuelType: 'Electric', fuelEconomy: 'good' }, BASIS, 'energy', 'unknown'],
  ['no fuel', { fuelCombined: 7 }, BASIS, 'energy', 'unknown'],
  [
    'a fuel without a price',
    { fuelType: 'Petrol', petrolGrade: 98, fuelCombined: 8 },
    BASIS,
    'energy',
    'noPrice',
  ],
  ['no prices at all', DIESEL, { ...BASIS, dealer: undefined }, 'energy', 'noPrice'],
  ['an old price', DIESEL, { ...BASIS, today: '2030-04-04' }, 'energy', 'outOfDate'],
  ['services that nobody published', DIESEL, BASIS, 'servicing', 'unknown'],
  [
    'more services than have a price',
    { ...DIESEL, servicing: SERVICING },
    { ...BASIS, termMonths: 60 },
    'servicing',
    'beyondPlan',
  ],
  ['a price on application', DIESEL, { ...BASIS, repayment: undefined }, 'repayment', 'unknown'],
  ['no registration', DIESEL, BASIS, 'registration', 'unknown'],
] as const)(
  'guesses nothing of %s: the part is named, and the total says what it is without',
  (_what, item, basis, name, because) => {
    const cost = weeklyCost(item, basis);
    const part = cost.missing.find((one) => one.name === name);
    expect(part).toEqual({ name, because });
    expect(part && missingWords(part)).toMatch(/\w/);
    expect(cost.parts.map((one) => one.name)).not.toContain(name);
    expect(cost.without).toContain(name);
  },
);

test('a price counts for a quarter of a year, and in a built page, which names its day', () => {
  const known = (today: string | undefined) => weeklyCost(DIESEL, { ...BASIS, today }).total === 240;
  expect([known('2030-04-03'), known(undefined), known('2030-04-04')]).toEqual([true, true, false]);
  // Nobody can have looked it up tomorrow: the year is mistyped.
  expect(known('2029-12-31')).toBe(false);
});

test('is the sum of the parts that are on, and names every other', () => {
  const part = fc.constantFrom(...COST_PARTS);
  fc.assert(
    fc.property(
      fc.record({
        displayed: fc.integer({ min: 0, max: 10_000 }),
        frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
      }),
      fc.double({ min: 0.5, max: 40, noNaN: true }),
      fc.record({
        kilometresAYear: fc.integer({ min: 0, max: 300_000 }),
        diesel: fc.option(fc.double({ min: 0.01, max: 20, noNaN: true }), { nil: undefined }),
      }),
      fc.uniqueArray(part),
      fc.option(
        fc.record({ aYear: fc.double({ min: 0, max: 5_000, noNaN: true }), place: fc.constant('NSW') }),
        {
          nil: undefined,
        },
      ),
      (repayment, fuelCombined, own, off, registration) => {
        const item = { fuelType: 'Diesel', fuelCombined, servicing: SERVICING };
        const basis = { ...BASIS, dealer: undefined, repayment, own, off, registration };
        const { parts, missing, total, without } = weeklyCost(item, basis);
        const shown = parts.filter(({ name }) => !off.includes(name));
        expect(parts.every(({ dollars }) => Number.isSafeInteger(dollars) && dollars >= 0)).toBe(true);
        expect(total ?? 0).toBe(shown.reduce((sum, { dollars }) => sum + dollars, 0));
        expect(total === undefined).toBe(shown.length === 0);
        expect([...parts, ...missing].map(({ name }) => name).sort()).toEqual([...COST_PARTS].sort());
        expect([...shown.map(({ name }) => name), ...without].sort()).toEqual([...COST_PARTS].sort());
      },
    ),
  );
});

test('the services of a term come by months or kilometres, whichever are first', () => {
  const plan = { ...SERVICING, prices: [1, 2, 4, 8] };
  expect(plannedServices(plan, 36, 5_000)).toEqual({ count: 3, dollars: 7 });
  expect(plannedServices(plan, 24, 30_000)).toEqual({ count: 4, dollars: 15 });
  expect(plannedServices(plan, 6, 5_000)).toEqual({ count: 0, dollars: 0 });
  expect(plannedServices(plan, 36, 30_000)).toBeUndefined();
});

test('only totals of the same parts are set side by side', () => {
  const diesel = weeklyCost(DIESEL, BASIS);
  const unknown = weeklyCost({ fuelType: 'Petrol' }, BASIS);
  expect(comparableTotals([diesel, diesel, undefined])).toEqual([240, 240, undefined]);
  expect(comparableTotals([diesel, unknown])).toEqual([undefined, undefined]);
  expect(withoutWords(diesel.without)).toBe(
    'Without servicing, registration, comprehensive insurance and tyres',
  );
});

test.each([
  ['nobody', {}, ''],
  ['one of many', { price: 1 }, '1 car without a price comes last.'],
  ['some', { unknown: 9, price: 2 }, '11 cars come last: 9 whose fuel use we don’t know, 2 without a price.'],
  [
    'a fuel without a price',
    { noPrice: 3 },
    '3 cars whose fuel we have no price for come last. You can type your own price.',
  ],
  [
    'every one',
    { outOfDate: 20 },
    'We can’t put these in order of cost: 20 whose fuel price is too old to use. You can type your own price.',
  ],
])('a list says how many it can’t order by cost, and why: %s', (_who, gaps, words) => {
  expect(gapWords(gaps, 20, (count) => (count === 1 ? 'car' : 'cars'))).toBe(words);
});

test.each([
  ['Premium Unleaded', 95],
  ['PULP', 95],
  ['Petrol - Premium ULP 98', 98],
  ['95 RON', 95],
  ['Unleaded Petrol', undefined],
  ['ULP 91', undefined],
  ['Premium Diesel', undefined],
  ['', undefined],
])('the feed’s %s asks for %s', (words, grade) => {
  expect(premiumGrade(words)).toBe(grade);
});

test('what a device stored is read, or left out', () => {
  expect(parseDriving({ kilometresAYear: 10, petrol91: -1, diesel: 'x', electricity: 0.3 })).toEqual({
    kilometresAYear: 10,
    electricity: 0.3,
  });
  expect(parseDriving('13000')).toBeUndefined();
  expect(energyUse({ fuelType: 'Hybrid', fuelCombined: 4 })).toEqual({ of: 'petrol91', amount: 4 });
});
