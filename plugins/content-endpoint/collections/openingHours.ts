import { z } from 'zod';
import { TIME_OF_DAY, WEEKDAYS } from '../../../src/domain/openingHours';
import { text } from './kinds/text';

const timeOfDay = text
  .regex(TIME_OF_DAY, 'must be a time of day in quotes ("08:30")')
  .meta({ kind: 'timeOfDay' });

const period = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => closes > opens || ![opens, closes].every((time) => TIME_OF_DAY.test(time)), {
    error: 'must be after opens',
    path: ['closes'],
  });

/** One day's periods, in order and without overlap. An empty list means closed. */
const periods = z
  .array(period)
  .refine((day) => day.every((next, index) => next.opens > (day[index - 1]?.closes ?? '')), {
    error: 'the periods must follow one another without overlapping',
  });

const week = z
  .strictObject({
    monday: periods,
    tuesday: periods,
    wednesday: periods,
    thursday: periods,
    friday: periods,
    saturday: periods,
    sunday: periods,
  } satisfies Record<(typeof WEEKDAYS)[number], typeof periods>)
  .meta({ kind: 'week' });

/** All seven days, parsed into a list that starts with Monday. */
export const openingHours = week.transform((days) =>
  WEEKDAYS.map((weekday) => ({ weekday, periods: days[weekday] })),
);

export const calendarDate = z.iso.date('must be a date (2030-12-25)').meta({ kind: 'date' });

/** Days with other hours: public holidays, stocktake. */
export const specialDays = z
  .array(z.strictObject({ date: calendarDate, name: text, periods: periods.default([]) }))
  .refine(
    (days) => new Set(days.map(({ date }) => date)).size === days.length,
    'the same date is listed twice',
  );
