import { offsetTime } from '../../src/domain/wallClock';

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
