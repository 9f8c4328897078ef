import { arrivalTimes, openDays } from '../../../src/domain/enquiry/visitTimes';
import { openingHoursFixture } from '../../support/content/openingHoursFixture';

const at = (instant: string, count = 5) =>
  openDays(openingHoursFixture, new Date(instant), count).map(({ date }) => date);

test('days begin with tomorrow in the workshop’s own time zone, without Sundays', () => {
  // Thursday evening in London is Friday morning in Sydney.
  expect(at('2026-06-18T20:00:00Z')).toEqual([
    '2026-06-20',
    '2026-06-22',
    '2026-06-23',
    '2026-06-24',
    '2026-06-25',
  ]);
});

test('a holiday is left out', () => {
  expect(at('2026-12-23T00:00:00Z', 2)).toEqual(['2026-12-24', '2026-12-26']);
});

test('a department that never opens offers no day', () => {
  const closed = Object.fromEntries(Object.keys(openingHoursFixture.week).map((day) => [day, []]));
  const hours = { ...openingHoursFixture, week: closed as unknown as typeof openingHoursFixture.week };
  expect(openDays(hours, new Date('2026-06-18T00:00:00Z'), 5)).toEqual([]);
});

test('a vehicle can be brought in every half hour until an hour before closing', () => {
  expect(arrivalTimes({ periods: [{ opens: '08:30', closes: '10:30' }] })).toEqual([
    '08:30',
    '09:00',
    '09:30',
  ]);
});
