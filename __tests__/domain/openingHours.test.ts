import fc from 'fast-check';
import { comingSpecialDays, openingDay, openingState } from '../../src/domain/openingDays';
import type { OpeningHours } from '../../src/domain/openingHours';
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
