import fc from 'fast-check';
import { gradeComparison } from '../../../src/domain/range/gradeComparison';
import { buildsOnItself, equipmentOf, gradeAdditions } from '../../../src/domain/range/gradeEquipment';
import { factsOfGrade, isSharedFact, keyFacts } from '../../../src/domain/range/gradeFacts';
import { leadGrade } from '../../../src/domain/range/leadGrade';
import { displayGroups } from '../../../src/domain/stock/display/displayRows';
import type { PriceType } from '../../../src/domain/stock/stockItem';

const NAMES = ['Core', 'Tour', 'Tour Hybrid', 'Crest', 'Sport'];

const facts = fc.record(
  {
    fuelType: fc.constantFrom('Petrol', 'Hybrid', 'Diesel'),
    power: fc.constantFrom(88, 125, 152),
    fuelCombined: fc.constantFrom(3.9, 6.9, null),
    brakedTowing: fc.constantFrom(1200, 1500, 3500),
    seatNum: fc.constantFrom(5, 7),
    ancapRating: fc.constantFrom(4, 5),
    ancapYear: fc.constantFrom(2022, 2024),
    width: fc.constantFrom(1770, 1860),
  },
  { requiredKeys: [] },
);

const grades = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }).chain((names) =>
  fc.tuple(
    ...names.map((name) =>
      fc.record({
        name: fc.constant(name),
        fromPrice: fc.option(fc.integer({ min: 1, max: 5 }).map((each) => each * 10_000)),
        priceType: fc.constantFrom<PriceType>('driveAway', 'egc', 'poa'),
        features: fc.array(fc.constantFrom('Sunroof', 'Tow bar', 'Heated seats', 'Alloys')),
        // Names that are unknown, its own, or lead round in a circle too.
        buildsOn: fc.option(fc.constantFrom(...NAMES, 'Nothing')),
        facts,
      }),
    ),
  ),
);

describe('the grade that the price of a model belongs to', () => {
  const grade = (name: string, fromPrice: number | null, priceType: PriceType) => ({
    name,
    fromPrice,
    priceType,
  });

  it.each([
    ['the cheapest', 'Tour', [grade('Crest', 38_990, 'driveAway'), grade('Tour', 35_990, 'egc')]],
    ['the one with a price', 'Tour', [grade('Core', null, 'poa'), grade('Tour', 35_990, 'driveAway')]],
    [
      'a price that is not shown counts for nothing',
      'Tour',
      [grade('Core', 1, 'poa'), grade('Tour', 9, 'driveAway')],
    ],
    ['of two at one price the whole one', 'Tour', [grade('Core', 9, 'egc'), grade('Tour', 9, 'driveAway')]],
    ['else the first', 'Core', [grade('Core', null, 'poa'), grade('Tour', null, 'poa')]],
  ])('is %s', (_, name, of) => {
    expect(leadGrade(of)?.name).toBe(name);
  });

  it('is none where there are no grades', () => {
    expect(leadGrade([])).toBeUndefined();
  });
});

describe('the facts of a grade', () => {
  it('are its own, or such as all grades share: never those of another grade', () => {
    fc.assert(
      fc.property(grades, facts, (model, shared) => {
        for (const own of model) {
          const shown = factsOfGrade(own.facts, shared, model.length);
          for (const [name, value] of Object.entries(shown)) {
            const key = name as keyof typeof shared;
            const isOwn = own.facts[key] === value;
            const isOfAll = (model.length === 1 || isSharedFact(name)) && shared[key] === value;
            expect([name, isOwn || isOfAll]).toEqual([name, true]);
          }
          // The stars are those of the year beside them.
          const { ancapRating, ancapYear } = own.facts;
          if (ancapRating !== undefined) expect(shown).toHaveProperty('ancapYear', ancapYear);
        }
      }),
    );
  });

  it('say in a few words what decides between grades', () => {
    const petrol = { fuelType: 'Petrol', power: 125, fuelCombined: 6.9, brakedTowing: 1200, seatNum: 5 };
    expect(keyFacts(petrol)).toEqual(['Petrol', '125 kW', '6.9 L/100 km', 'Tows 1,200 kg', '5 seats']);
    const electric = {
      fuelType: 'Electric',
      fuelEconomy: '14.2 kWh/100 km',
      electricRange: 360,
      power: null,
    };
    expect(keyFacts(electric)).toEqual(['Electric', '14.2 kWh/100 km', '360 km electric range']);
    expect(keyFacts({})).toEqual([]);
  });

  it('are each in a row at the place of the grade, or the same in every grade', () => {
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (of) => {
        const { differences, shared } = gradeComparison(of);
        const inEvery = shared.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value]));
        of.forEach((own, place) => {
          const shown = differences.flatMap(({ label, values }) =>
            values[place] === undefined ? [] : [[label, values[place]]],
          );
          const all = displayGroups(own).flatMap(({ rows }) =>
            rows.map(({ label, value }) => [label, value]),
          );
          expect([...shown, ...inEvery].sort()).toEqual(all.sort());
        });
        for (const { values } of differences) expect(new Set(values).size).toBeGreaterThan(1);
      }),
    );
  });
});

describe('the equipment of a grade', () => {
  it('has all of the grade that it builds on, and nothing is said twice', () => {
    fc.assert(
      fc.property(grades, (model) => {
        for (const grade of model) {
          const all = equipmentOf(grade, model);
          const { base: name, adds } = gradeAdditions(grade, model);
          const base = model.find((other) => other.name === name);
          const inBase = base ? equipmentOf(base, model) : new Set<string>();
          expect([...inBase].filter((feature) => !all.has(feature))).toEqual([]);
          expect(new Set([...inBase, ...adds])).toEqual(all);
          expect(inBase.size + adds.length).toBe(all.size);
        }
      }),
    );
  });

  it('comes down a whole chain, and a circle is known as one', () => {
    const of = (name: string, feature: string, buildsOn?: string) => ({
      name,
      features: [feature],
      buildsOn,
    });
    const chain = [of('Core', 'a'), of('Tour', 'b', 'Core'), of('Crest', 'c', 'Tour')];
    expect(chain.map((grade) => [...equipmentOf(grade, chain)].sort().join(''))).toEqual(['a', 'ab', 'abc']);
    expect(chain.some((grade) => buildsOnItself(grade, chain))).toBe(false);
    const circle = [of('Core', 'a', 'Crest'), of('Crest', 'c', 'Core'), of('Sport', 'd', 'Crest')];
    expect(circle.map((grade) => buildsOnItself(grade, circle))).toEqual([true, true, false]);
  });
});
