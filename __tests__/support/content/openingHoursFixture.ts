import type { OpeningHours } from '../../../src/domain/openingHours';

const weekday = [{ opens: '08:30', closes: '17:30' }];

/** Weekdays 8:30 to 5:30, Saturday until 1, closed on Sundays and Christmas Day, on the clock of Sydney. */
export const openingHoursFixture: OpeningHours = {
  timeZone: 'Australia/Sydney',
  week: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ opens: '08:30', closes: '13:00' }],
    sunday: [],
  },
  specialDays: [{ date: '2026-12-25', name: 'Christmas Day', periods: [] }],
};
