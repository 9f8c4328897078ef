import fc from 'fast-check';
import type { StockCard } from '../../../src/domain/stock/stockCard';
import { canTow, type LimitName, type TowingLimits, type Van } from '../../../src/domain/towing/towing';
import { answerFor } from '../../../src/domain/towing/towingVehicles';
import { readTypedMass, readTypedVan, vanFields, vanQuery } from '../../../src/domain/towing/typedVan';
import { okValue } from '../../../support/okValue';

const UTE: TowingLimits = { brakedTowing: 3500, towBallLimit: 350, gcm: 5950, gvm: 3050, tare: 2150 };

describe('what a vehicle can tow', () => {
  it.each<[string, TowingLimits, Van, string, LimitName | undefined, number | undefined, number | undefined]>(
    [
      ['within all limits', UTE, { atm: 2800, ball: 280 }, 'can', 'brakedTowing', 3500, 620],
      ['as heavy as the limit', UTE, { atm: 3500, ball: 350 }, 'can', 'brakedTowing', 3500, 300],
      [
        'a kilogram over the braked limit',
        UTE,
        { atm: 3501, ball: 350 },
        'cannot',
        'brakedTowing',
        3500,
        299,
      ],
      ['too much on the ball', UTE, { atm: 2500, ball: 400 }, 'cannot', 'towBallLimit', 2187, 500],
      [
        'GCM less than both weigh',
        { ...UTE, gcm: 4900 },
        { atm: 2800, ball: 280 },
        'cannot',
        'gcm',
        2750,
        -50,
      ],
      [
        'GVM less than vehicle and ball',
        { ...UTE, gvm: 2400 },
        { atm: 2600, ball: 260 },
        'cannot',
        'gvm',
        2500,
        -10,
      ],
      [
        'no towball limit known',
        { brakedTowing: 2000 },
        { atm: 1800, ball: 180 },
        'can',
        'brakedTowing',
        2000,
        undefined,
      ],
      [
        'no braked limit known',
        { towBallLimit: 350 },
        { atm: 1800, ball: 180 },
        'unknown',
        'towBallLimit',
        3500,
        undefined,
      ],
      [
        'no braked limit known, but too much on the ball',
        { towBallLimit: 100 },
        { atm: 1800, ball: 180 },
        'cannot',
        'towBallLimit',
        1000,
        undefined,
      ],
      ['not made to tow', { brakedTowing: 0 }, { atm: 500, ball: 0 }, 'cannot', 'brakedTowing', 0, undefined],
      ['nothing known', {}, { atm: 500, ball: 50 }, 'unknown', undefined, undefined, undefined],
    ],
  )('%s', (_, limits, van, kind, limit, atm, left) => {
    const answer = canTow(limits, van);
    expect([answer.kind, answer.decides?.limit, answer.decides?.atm, answer.left]).toEqual([
      kind,
      limit,
      atm,
      left,
    ]);
  });

  it('names each limit that the data cannot check', () => {
    expect(canTow({ brakedTowing: 2000, gvm: 2500 }, { atm: 1000, ball: 100 }).unknown).toEqual([
      'towBallLimit',
      'gcm',
      'gvm',
    ]);
  });
});

const mass = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });
const limits = (): fc.Arbitrary<TowingLimits> =>
  fc.record({
    brakedTowing: mass(4500),
    towBallLimit: mass(450),
    gcm: mass(8000),
    gvm: mass(4500),
    tare: mass(3500),
  });
const van = (): fc.Arbitrary<Van> =>
  fc
    .integer({ min: 1, max: 5000 })
    .chain((atm) => fc.record({ atm: fc.constant(atm), ball: fc.integer({ min: 0, max: atm }) }));
const isKnown = (value: number | undefined): value is number => value !== undefined;

describe('laws of towing', () => {
  it('an answer never exceeds a limit that is known, and never assumes one', () => {
    fc.assert(
      fc.property(limits(), van(), (own, { atm, ball }) => {
        const { brakedTowing, towBallLimit, gcm, gvm, tare = 0 } = own;
        const hasTare = own.tare !== undefined;
        const isOver = [
          isKnown(brakedTowing) && atm > brakedTowing,
          isKnown(towBallLimit) && ball > towBallLimit,
          isKnown(gcm) && hasTare && gcm - atm < tare,
          isKnown(gvm) && hasTare && gvm - ball < tare,
        ].includes(true);
        const expected = isOver ? 'cannot' : isKnown(brakedTowing) ? 'can' : 'unknown';
        const { kind, decides, left } = canTow(own, { atm, ball });
        expect(kind).toBe(expected);
        if (kind === 'can') {
          expect(decides?.atm).toBeGreaterThanOrEqual(atm);
          expect(left ?? 0).toBeGreaterThanOrEqual(0);
        }
        if (kind === 'cannot') expect(decides?.atm).toBeLessThan(atm);
      }),
    );
  });

  it('what decides can be towed itself, and a kilogram more cannot', () => {
    fc.assert(
      fc.property(limits(), van(), (own, { atm, ball }) => {
        const most = canTow(own, { atm, ball }).decides?.atm ?? 0;
        fc.pre(most > 0 && Number.isFinite(most));
        const scaled = (mass: number) => ({ atm: mass, ball: (ball * mass) / atm });
        expect(canTow(own, scaled(most * (1 - 1e-9))).kind).not.toBe('cannot');
        expect(canTow(own, scaled(most + 1)).kind).toBe('cannot');
      }),
    );
  });

  it('a heavier van, or more on the ball, never gains a vehicle', () => {
    const rank = { cannot: 0, unknown: 1, can: 1 } as const;
    fc.assert(
      fc.property(limits(), van(), fc.nat(2000), fc.nat(400), (own, { atm, ball }, more, onBall) => {
        const heavier = { atm: atm + more, ball: Math.min(ball + onBall, atm + more) };
        expect(rank[canTow(own, heavier).kind]).toBeLessThanOrEqual(rank[canTow(own, { atm, ball }).kind]);
      }),
    );
  });

  it('never answers with a number that is none, whatever it is given', () => {
    const any = () => fc.double();
    fc.assert(
      fc.property(limits(), any(), any(), (own, atm, ball) => {
        const { decides, left } = canTow(own, { atm, ball });
        expect([decides?.atm, left].filter(Number.isNaN)).toEqual([]);
      }),
    );
  });
});

const card = (objectID: string, facts: Partial<StockCard>): StockCard =>
  ({
    objectID,
    title: objectID,
    vehType: 'Used',
    stockType: 'cars',
    make: 'A',
    model: 'B',
    priceType: 'poa',
    ...facts,
  }) as StockCard;

describe('the vehicles of a site', () => {
  const cars = [
    card('dear', { brakedTowing: 3500, price: 70_000 }),
    card('cheap', { brakedTowing: 3000, price: 30_000 }),
    card('light', { brakedTowing: 1500, price: 20_000 }),
    card('soft', { brakedTowing: 3000, towBallLimit: 100 }),
    card('unasked', {}),
  ];

  it('are those that can tow it, with the most to spare or the cheapest first, and why the others cannot', () => {
    const van = { atm: 2500, ball: 250 };
    const { able, refused, unknown, heaviest } = answerFor(cars, van, 'spare');
    expect(able.map(({ card: { objectID }, spare }) => [objectID, spare])).toEqual([
      ['dear', 1000],
      ['cheap', 500],
    ]);
    expect(refused).toEqual([
      { limit: 'brakedTowing', count: 1 },
      { limit: 'towBallLimit', count: 1 },
    ]);
    expect([unknown, heaviest]).toEqual([1, 3500]);
    expect(answerFor(cars, van, 'price').able.map(({ card: { objectID } }) => objectID)).toEqual([
      'cheap',
      'dear',
    ]);
  });

  it('are none for a van heavier than anything, which still says the heaviest', () => {
    const { able, heaviest } = answerFor(cars, { atm: 9000, ball: 900 }, 'spare');
    expect([able, heaviest]).toEqual([[], 3500]);
  });

  it('do not depend on the order of the stock', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cars, { minLength: cars.length }), van(), (shuffled, one) => {
        expect(answerFor(shuffled, one, 'spare').able).toEqual(answerFor(cars, one, 'spare').able);
      }),
    );
  });
});

describe('a typed van', () => {
  it.each([
    ['2800', 2800],
    ['2,800 kg', 2800],
    ['2 800kg', 2800],
    ['2.8 t', 2800],
    ['2.85tonnes', 2850],
    ['2.855 t', 2855],
    ['2.8', 2800],
    ['3', 3000],
    ['300.5 kg', 301],
    ['2.800', undefined],
    ['heavy', undefined],
    ['', undefined],
    ['-5', undefined],
    ['2800 lb', undefined],
  ])('%s is %s kg', (typed, kilograms) => {
    expect(readTypedMass(typed, 50)).toBe(kilograms);
  });

  it('has a tenth on the ball where nobody says it, and keeps what is said', () => {
    expect(okValue(readTypedVan({ atm: '2.8t', ball: '' }))).toEqual({
      atm: 2800,
      ball: 280,
      isBallAssumed: true,
    });
    expect(okValue(readTypedVan({ atm: '2800', ball: '0' }))).toEqual({
      atm: 2800,
      ball: 0,
      isBallAssumed: false,
    });
  });

  it.each([
    ['', '', ['atm']],
    ['x', 'y', ['atm', 'ball']],
    ['99', '', ['atm']],
    ['60000', '', ['atm']],
    ['2000', '2001', ['ball']],
    ['2000', '0.25 t kg', ['ball']],
  ])('%s with %s on the ball has faults beside their fields', (atm, ball, fields) => {
    const read = readTypedVan({ atm, ball });
    expect(read.kind === 'err' && Object.keys(read.fault)).toEqual(fields);
  });

  it('comes back from its own address', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000 }),
        fc.option(fc.nat(5000), { nil: undefined }),
        (atm, typed) => {
          const read = readTypedVan({ atm: String(atm), ball: typed === undefined ? '' : String(typed) });
          fc.pre(read.kind === 'ok');
          const given = okValue(read);
          const fields = vanFields(`#${vanQuery(given)}`);
          expect(okValue(readTypedVan(fields ?? { atm: '', ball: '' }))).toEqual(given);
        },
      ),
    );
  });

  it('is none in an address without a mass, whatever else is there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('atm='));
        expect(vanFields(text)).toBeUndefined();
      }),
    );
  });
});
