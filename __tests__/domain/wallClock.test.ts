import fc from 'fast-check';
import { daysLeft, instantOf, offsetTime, runsAt, wallClock } from '../../src/domain/wallClock';

describe('wallClock', () => {
  it.each([
    ['Australia/Sydney', '2026-01-31T13:30:00Z', '2026-02-01', '00:30'],
    ['Australia/Brisbane', '2026-01-31T13:30:00Z', '2026-01-31', '23:30'],
    ['Australia/Lord_Howe', '2026-07-31T13:30:00Z', '2026-08-01', '00:00'],
    // The clock of Sydney went back from three to two here.
    ['Australia/Sydney', '2026-04-04T15:59:00Z', '2026-04-05', '02:59'],
    ['Australia/Sydney', '2026-04-04T16:00:00Z', '2026-04-05', '02:00'],
  ])('shows what hangs on a wall in %s at %s', (zone, instant, date, time) => {
    expect(wallClock(new Date(instant), zone)).toEqual({ date, time });
  });

  it('refuses an unknown zone', () => {
    expect(() => wallClock(new Date(0), 'Australia/Nowhere')).toThrow(RangeError);
  });
});

const at = (instant: string) => Date.parse(instant);
const january = { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-02-01T00:00:00Z' };

test('a span lasts from its first instant until just before its end', () => {
  expect(runsAt(january, at('2029-12-31T23:59:59Z'))).toBe(false);
  expect(runsAt(january, at('2030-01-01T00:00:00Z'))).toBe(true);
  expect(runsAt(january, at('2030-01-31T23:59:59Z'))).toBe(true);
  expect(runsAt(january, at('2030-02-01T00:00:00Z'))).toBe(false);
});

test('a missing end is open', () => {
  expect(runsAt({}, 0)).toBe(true);
  expect(runsAt({ startsAt: january.startsAt }, at('2099-01-01T00:00:00Z'))).toBe(true);
  expect(runsAt({ endsAt: january.endsAt }, 0)).toBe(true);
});

test.each([
  ['Australia/Sydney', '2026-11-23T10:00:59.123Z', '2026-11-23T21:00:59+11:00'],
  ['Australia/Sydney', '2026-07-01T20:30:00.000Z', '2026-07-02T06:30:00+10:00'],
  ['Australia/Adelaide', '2026-07-01T00:00:00.000Z', '2026-07-01T09:30:00+09:30'],
  ['Australia/Perth', '2026-12-31T16:00:00.000Z', '2027-01-01T00:00:00+08:00'],
  ['America/St_Johns', '2026-12-31T16:00:00.000Z', '2026-12-31T12:30:00-03:30'],
  ['UTC', '2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00+00:00'],
])('in %s, %s is %s', (timeZone, instant, time) => {
  expect(offsetTime(instant, timeZone)).toBe(time);
  expect(Date.parse(time)).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
});

test.each([
  // Until the end of 31 December in Sydney, whatever the hour.
  ['Australia/Sydney', '2026-12-31T13:00:00Z', '2026-12-30T12:59:59Z', 2],
  ['Australia/Sydney', '2026-12-31T13:00:00Z', '2026-12-30T13:00:00Z', 1],
  ['Australia/Sydney', '2026-12-31T13:00:00Z', '2026-12-31T12:59:59Z', 1],
  ['Australia/Sydney', '2026-12-31T13:00:00Z', '2026-12-31T13:00:00Z', 0],
  ['Australia/Sydney', '2026-12-31T13:00:00Z', '2027-03-01T00:00:00Z', 0],
  // The same instant is noon of New Year’s Eve in London, where the offer would have hours to go.
  ['Europe/London', '2026-12-31T13:00:00Z', '2026-12-30T23:59:59Z', 2],
  // The last day of 25 hours, when the clocks go back, is one day.
  ['Australia/Sydney', '2026-04-05T14:00:00Z', '2026-04-04T13:30:00Z', 1],
  ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-04T11:30:00Z', 1],
  // A day of 23 hours is one too.
  ['Australia/Sydney', '2026-10-04T13:00:00Z', '2026-10-03T13:59:00Z', 2],
  // It ends at five in the afternoon.
  ['Australia/Perth', '2026-12-31T09:00:00Z', '2026-12-30T17:00:00Z', 1],
])('in %s, an offer that ends at %s has at %s days left: %i', (zone, endsAt, now, days) => {
  expect(daysLeft(endsAt, at(now), zone)).toBe(days);
});

const ZONES = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'Pacific/Auckland',
  'America/St_Johns',
];

test('the instant of a date and a time is the first at which the clock shows them', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, now) => {
      const minute = Math.floor(now.getTime() / 60_000) * 60_000;
      const shown = wallClock(now, zone);
      const instant = instantOf(shown, zone);
      expect(wallClock(new Date(instant), zone)).toEqual(shown);
      expect([0, 30 * 60_000, 3_600_000]).toContain(minute - instant);
    }),
  );
});

test.each([
  ['an hour that comes twice is the first', '2026-04-05', '02:30', '2026-04-04T15:30:00.000Z'],
  ['an hour that is skipped is as far after the change', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
])('%s', (_what, date, time, instant) => {
  expect(new Date(instantOf({ date, time }, 'Australia/Sydney')).toISOString()).toBe(instant);
});
