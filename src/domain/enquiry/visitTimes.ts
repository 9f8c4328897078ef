import { dayWords, periodsWords } from '../dateWords';
import { addDays, type OpeningDay, openingDay } from '../openingDays';
import type { OpeningHours } from '../openingHours';
import { locationNamed } from '../stock/locationKey';
import { wallClock } from '../wallClock';
import { type FieldFault, isDate, isTime } from './enquiryField';
import type { EnquiryKind } from './enquiryKind';

/** Whose opening hours decide when somebody can come. An older build did not write them for the server. */
export interface VisitPlaces {
  readonly departments: readonly { readonly id: string; readonly opening?: OpeningHours }[];
  readonly locations?: readonly { readonly name: string; readonly opening: OpeningHours }[];
}

/** A day and the times at which somebody can come. */
export interface VisitDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** How many days ahead a visit can be asked for. */
const MAX_DAYS = 180;

/**
 * The hours in which the shopper of a form can come: for a test drive those of the vehicle's yard, or else of the first
 * department; for a service those of the workshop. `undefined` if the form has no day, or nobody knows the hours.
 */
export function visitHours(
  { departments, locations = [] }: VisitPlaces,
  kind: EnquiryKind,
  yard: string | undefined,
): OpeningHours | undefined {
  switch (kind) {
    case 'bookATestDrive':
      return locationNamed(locations, yard)?.opening ?? departments[0]?.opening;
    case 'serviceForm':
      return (departments.find(({ id }) => id === 'service') ?? departments[0])?.opening;
    default:
      return undefined;
  }
}

/**
 * The next days with times that are still to come, in the time zone of the hours.
 * @param first how many days ahead the first one may be; 0 is today
 * @returns at most `count` days, the nearest first
 */
export function visitDays(hours: OpeningHours, now: Date, count: number, first = 0): readonly VisitDay[] {
  const clock = wallClock(now, hours.timeZone);
  const days: VisitDay[] = [];
  for (let ahead = first; ahead <= MAX_DAYS && days.length < count; ahead += 1) {
    const date = addDays(clock.date, ahead);
    const times = arrivalTimes(openingDay(hours, date)).filter((time) => ahead > 0 || time > clock.time);
    if (times.length > 0) days.push({ date, times });
  }
  return days;
}

/**
 * What is wrong with a day and a time that somebody wants to come: past, closed, or too far ahead. Empty answers and
 * answers in another format are the business of the form's own rules.
 * Law: what `visitDays` offers at an instant has no fault at that instant.
 */
export function visitFaults(
  hours: OpeningHours,
  { date, time }: { readonly date: string; readonly time: string },
  now: Date,
): readonly FieldFault<'date' | 'time'>[] {
  if (time !== '' && date === '')
    return [{ field: 'date', message: 'Choose the day as well, or leave the time empty' }];
  if (!isDate(date) || (time !== '' && !isTime(time))) return [];
  const clock = wallClock(now, hours.timeZone);
  if (date < clock.date)
    return [{ field: 'date', message: `${dayWords(date)} has passed. Choose another day` }];
  if (date > addDays(clock.date, MAX_DAYS))
    return [{ field: 'date', message: 'Choose a day in the next six months' }];
  const day = openingDay(hours, date);
  if (day.periods.length === 0) {
    const holiday = day.specialName === undefined ? '' : ` (${day.specialName})`;
    return [{ field: 'date', message: `We’re closed on ${dayWords(date)}${holiday}. Choose another day` }];
  }
  const isToday = date === clock.date;
  if (isToday && arrivalTimes(day).every((one) => one <= clock.time))
    return [{ field: 'date', message: 'It’s too late for today. Choose another day' }];
  if (time === '') return [];
  if (!isArrivalTime(day, time))
    return [
      {
        field: 'time',
        message: `On ${dayWords(date)} we’re open ${periodsWords(day.periods)}. Choose a time at least an hour before we close`,
      },
    ];
  return isToday && time <= clock.time
    ? [{ field: 'time', message: 'This time has passed. Choose a later one' }]
    : [];
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeOf = (total: number): string =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;

/** How long before closing the last visitor can come, in minutes. */
const LAST = 60;

/** The times at which somebody can come: every half hour from opening until an hour before closing. */
export const arrivalTimes = ({ periods }: Pick<OpeningDay, 'periods'>): readonly string[] =>
  periods.flatMap(({ opens, closes }) => {
    const times: string[] = [];
    for (let time = minutes(opens); time <= minutes(closes) - LAST; time += 30) times.push(timeOf(time));
    return times;
  });

/** Whether somebody can come at a time, which need not be a half hour. */
export const isArrivalTime = ({ periods }: Pick<OpeningDay, 'periods'>, time: string): boolean =>
  periods.some(
    ({ opens, closes }) => minutes(opens) <= minutes(time) && minutes(time) <= minutes(closes) - LAST,
  );
