import fc from 'fast-check';
import { openingWords, periodsWords, timeWords } from '../../src/domain/dateWords';
import {
  comingSpecialDays,
  type OpeningDay,
  openingDay,
  openingState,
  weekSummary,
} from '../../src/domain/openingDays';
import { type OpeningHours, WEEKDAYS } from '../../src/domain/openingHours';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { runs } from '../support/runs';

const daily = [{ opens: '08:30', closes: '17:30' }];
const hours: OpeningHours = {
  timeZone: 'Australia/Sydney',
  week: {
    monday: daily,
    tuesday: daily,
    wednesday: daily,
    thursday: daily,
    friday: daily,
    saturday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '16:00' },
    ],
    sunday: [],
  },
  specialDays: [
    { date: '2026-12-24', name: 'Christmas Eve', periods: [{ opens: '08:30', closes: '12:00' }] },
    { date: '2026-12-25', name: 'Christmas Day', periods: [] },
    { date: '2026-12-26', name: 'Boxing Day', periods: [] },
    { date: '2026-12-28', name: 'Boxing Day holiday', periods: [] },
  ],
};

/** Instants are written with the offset of the dealership's wall clock. */
const at = (instant: string) => openingState(hours, new Date(instant));

describe('openingState', () => {
  test('a weekday is open from its first minute to the one before closing', () => {
    expect(at('2026-06-16T08:29:59+10:00').kind).toBe('closed');
    expect(at('2026-06-16T08:30:00+10:00')).toMatchObject({ kind: 'open', closes: '17:30' });
    expect(at('2026-06-16T17:29:59+10:00').kind).toBe('open');
    expect(at('2026-06-16T17:30:00+10:00').kind).toBe('closed');
  });

  test('uses the dealership’s clock with its daylight saving, not the shopper’s', () => {
    expect(at('2026-01-13T21:30:00Z').kind).toBe('open'); // 8:30 am in summer, UTC+11
    expect(at('2026-06-16T21:30:00Z').kind).toBe('closed'); // 7:30 am in winter, UTC+10
    expect(
      openingState({ ...hours, timeZone: 'Australia/Perth' }, new Date('2026-01-13T21:30:00Z')).kind,
    ).toBe('closed');
  });

  test('opens later today, before the first period', () => {
    expect(at('2026-06-16T07:00:00+10:00')).toMatchObject({ next: { opens: '08:30', daysAhead: 0 } });
  });

  test('is closed for a lunch break, and opens again the same day', () => {
    expect(at('2026-06-20T12:30:00+10:00')).toMatchObject({
      kind: 'closed',
      next: { opens: '13:00', daysAhead: 0 },
    });
  });

  test('skips a closed day', () => {
    expect(at('2026-06-20T16:00:00+10:00')).toMatchObject({
      kind: 'closed',
      next: { opens: '08:30', daysAhead: 2, day: { weekday: 'monday' } },
    });
  });

  test('a holiday replaces the weekday and is named', () => {
    expect(at('2026-12-24T11:00:00+11:00')).toMatchObject({ kind: 'open', closes: '12:00' });
    expect(at('2026-12-25T11:00:00+11:00')).toMatchObject({
      kind: 'closed',
      today: { specialName: 'Christmas Day' },
      next: { daysAhead: 4, day: { date: '2026-12-29', weekday: 'tuesday' } },
    });
  });

  test('a dealership that never opens is closed without a next opening', () => {
    const never = {
      ...hours,
      week: { ...hours.week, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
    };
    expect(openingState(never, new Date('2026-06-16T10:00:00+10:00'))).not.toHaveProperty('next');
  });

  test('law: at its next opening a closed dealership is open, and it was not open in between', () => {
    const utc = { ...hours, timeZone: 'UTC' };
    const year = {
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(year), fc.double({ min: 0, max: 0.999, noNaN: true }), (now, share) => {
        const state = openingState(utc, now);
        if (state.kind === 'open') return;
        const opening = Date.parse(`${state.next?.day.date}T${state.next?.opens}:00Z`);
        expect(openingState(utc, new Date(opening)).kind).toBe('open');
        const between = Math.floor((now.getTime() + share * (opening - now.getTime())) / 60_000) * 60_000;
        expect(openingState(utc, new Date(Math.max(between, now.getTime()))).kind).toBe('closed');
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

test('openingDay knows the weekday of a date', () => {
  expect(openingDay(hours, '2026-06-21')).toEqual({ date: '2026-06-21', weekday: 'sunday', periods: [] });
});

test('special days are announced in order, from today, for two months', () => {
  const names = (instant: string) => comingSpecialDays(hours, new Date(instant)).map(({ name }) => name);
  expect(names('2026-12-25T10:00:00+11:00')).toEqual(['Christmas Day', 'Boxing Day', 'Boxing Day holiday']);
  expect(names('2026-12-01T10:00:00+11:00')).toEqual([
    'Christmas Eve',
    'Christmas Day',
    'Boxing Day',
    'Boxing Day holiday',
  ]);
  expect(names('2026-06-01T10:00:00+10:00')).toEqual([]);
});

const monday: OpeningDay = { date: '2026-06-15', weekday: 'monday', periods: [] };

test.each([
  ['08:30', '8:30 am'],
  ['17:00', '5 pm'],
  ['12:00', '12 noon'],
  ['12:15', '12:15 pm'],
  ['00:05', '12:05 am'],
  ['24:00', '12 am'],
])('%s is read as %s', (time, words) => {
  expect(timeWords(time)).toBe(words);
});

test('periods read as spans, and none reads as closed', () => {
  expect(
    periodsWords([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '16:30' },
    ]),
  ).toBe('9 am – 12 noon, 1 pm – 4:30 pm');
  expect(periodsWords([])).toBe('Closed');
});

describe('openingWords', () => {
  test('says until when the dealership is open', () => {
    expect(openingWords({ kind: 'open', closes: '17:30', today: monday })).toBe('Open until 5:30 pm');
  });

  test.each([
    [0, 'Opens 8:30 am'],
    [1, 'Opens 8:30 am tomorrow'],
    [2, 'Opens 8:30 am Wednesday'],
    [9, 'Opens 8:30 am on 24 June'],
  ])('%i days ahead: %s', (daysAhead, words) => {
    const day: OpeningDay =
      daysAhead === 9
        ? { ...monday, date: '2026-06-24', weekday: 'wednesday' }
        : { ...monday, date: '2026-06-17', weekday: 'wednesday' };
    expect(openingWords({ kind: 'closed', today: monday, next: { day, opens: '08:30', daysAhead } })).toBe(
      words,
    );
  });

  test('names the holiday for which the dealership is closed', () => {
    const today: OpeningDay = { ...monday, specialName: 'King’s Birthday' };
    expect(openingWords({ kind: 'closed', today, next: { day: monday, opens: '08:30', daysAhead: 1 } })).toBe(
      'Closed for King’s Birthday, opens 8:30 am tomorrow',
    );
    expect(openingWords({ kind: 'closed', today })).toBe('Closed for King’s Birthday');
  });
});

test('neighbouring days with the same hours are one line', () => {
  expect(weekSummary(openingHoursFixture).map(({ from, to }) => [from, to])).toEqual([
    ['monday', 'friday'],
    ['saturday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
});

test('law: the lines cover the week, and no two neighbours are alike', () => {
  const day = fc.constantFrom(
    [],
    [{ opens: '08:00', closes: '12:00' }],
    [{ opens: '09:00', closes: '17:00' }],
  );
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), (days) => {
      const week = Object.fromEntries(
        WEEKDAYS.map((weekday, place) => [weekday, days[place] ?? []]),
      ) as unknown as (typeof openingHoursFixture)['week'];
      const lines = weekSummary({ week });
      const spelt = lines.flatMap(({ from, to, periods }) =>
        WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1).map(() => periods),
      );
      expect(spelt).toEqual(days);
      for (const [place, line] of lines.entries())
        expect(line.periods).not.toEqual(lines[place + 1]?.periods);
    }),
    { numRuns: runs(500, 10_000) },
  );
});
