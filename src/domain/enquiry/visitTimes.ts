import { dayWords, periodsWords, timeWords } from '../dateWords';
import { addDays, type OpeningDay, openingDay } from '../openingDays';
import type { OpeningHours } from '../openingHours';
import { locationNamed } from '../stock/locationKey';
import { daysBetween, wallClock } from '../wallClock';
import { type FieldFault, isDate, isTime } from './enquiryField';
import type { EnquiryKind } from './enquiryKind';

/** Where a page asks which times are taken, and where the links in the mails about a visit lead. */
export const VISITS_PATH = '/api/visits';

/** Whose opening hours decide when somebody can come. An older build did not write them for the server. */
export interface VisitPlaces {
  readonly departments: readonly {
    readonly id: string;
    readonly opening?: OpeningHours;
    readonly visitsAtOnce?: number;
  }[];
  /** The yards, with the hours of the first department there. */
  readonly locations?: readonly { readonly name: string; readonly opening: OpeningHours }[];
}

export interface VisitPlace {
  /** The department and the yard: `sales, Barden Creek`. */
  readonly id: string;
  readonly department: string;
  readonly yard?: string;
  readonly hours: OpeningHours;
  /** How many people can come in one half hour. */
  readonly visitsAtOnce: number;
}

export interface VisitDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** The half hours that are full, as `visitSlot` names them. */
export type TakenTimes = ReadonlySet<string>;

const NONE_TAKEN: TakenTimes = new Set();

/** How many days ahead a visit can be asked for. */
const MAX_DAYS = 180;

/** How many people can come in one half hour if the content does not say. */
export const DEFAULT_VISITS_AT_ONCE = 2;
export const MAX_VISITS_AT_ONCE = 50;

/** Whether the shopper of a form comes to us. */
export const isVisit = (kind: EnquiryKind): boolean => kind === 'bookATestDrive' || kind === 'serviceForm';

/** Where the shopper of a form comes: the vehicle's yard, the first department or the workshop; `undefined` without hours. */
export function visitPlace(
  { departments, locations = [] }: VisitPlaces,
  kind: EnquiryKind,
  yard?: string,
): VisitPlace | undefined {
  if (!isVisit(kind)) return undefined;
  const department =
    (kind === 'serviceForm' ? departments.find(({ id }) => id === 'service') : undefined) ?? departments[0];
  const location = kind === 'bookATestDrive' ? locationNamed(locations, yard) : undefined;
  const hours = location?.opening ?? department?.opening;
  if (department === undefined || hours === undefined) return undefined;
  const { id, visitsAtOnce = DEFAULT_VISITS_AT_ONCE } = department;
  return {
    id: location === undefined ? id : `${id}, ${location.name}`,
    department: id,
    ...(location && { yard: location.name }),
    hours,
    visitsAtOnce,
  };
}

/** The half hour in which somebody comes: `2026-11-27T09:30` from half past nine to a minute before ten. */
export const visitSlot = (date: string, time: string): string =>
  `${date}T${timeOf(Math.floor(minutes(time) / 30) * 30)}`;

/** The times of a day that are still to come and not taken, in the time zone of the hours. */
export function freeTimes(
  hours: OpeningHours,
  date: string,
  now: Date,
  taken: TakenTimes = NONE_TAKEN,
): readonly string[] {
  const clock = wallClock(now, hours.timeZone);
  if (date < clock.date || date > addDays(clock.date, MAX_DAYS)) return [];
  return arrivalTimes(openingDay(hours, date)).filter(
    (time) => (date > clock.date || time > clock.time) && !taken.has(visitSlot(date, time)),
  );
}

/**
 * The next days with free times, in the time zone of the hours.
 * @param first how many days ahead the first one may be; 0 is today
 * @returns at most `count` days, the nearest first
 */
export function visitDays(
  hours: OpeningHours,
  now: Date,
  count: number,
  first = 0,
  taken: TakenTimes = NONE_TAKEN,
): readonly VisitDay[] {
  const today = wallClock(now, hours.timeZone).date;
  const days: VisitDay[] = [];
  for (let ahead = first; ahead <= MAX_DAYS && days.length < count; ahead += 1) {
    const date = addDays(today, ahead);
    const times = freeTimes(hours, date, now, taken);
    if (times.length > 0) days.push({ date, times });
  }
  return days;
}

/** How many days a form offers: three weeks of a five-day dealership. Any other day is chosen in a calendar. */
const DAYS_OFFERED = 15;

export interface VisitChoices {
  readonly days: readonly VisitDay[];
  /** The free times of any day, also of one that is not among the days. */
  readonly timesOn: (date: string) => readonly string[];
  /** The first and the last day of the calendar. */
  readonly min: string;
  readonly max: string;
}

/** The days and times of a form. @param first how many days ahead somebody can come at the soonest; 0 is today */
export function visitChoices(
  hours: OpeningHours,
  now: Date,
  first: number,
  taken: TakenTimes = NONE_TAKEN,
): VisitChoices {
  const today = wallClock(now, hours.timeZone).date;
  const min = addDays(today, first);
  return {
    days: visitDays(hours, now, DAYS_OFFERED, first, taken),
    timesOn: (date) => (isDate(date) && date >= min ? freeTimes(hours, date, now, taken) : []),
    min,
    max: addDays(today, MAX_DAYS),
  };
}

/** How many other times are named to somebody who comes too late for theirs. */
const MAX_NAMED = 3;

/** What somebody reads whose time was taken while they filled in the form: the next free ones, on the same day if there are any. */
export function takenWords(
  hours: OpeningHours,
  { date, time }: { readonly date: string; readonly time: string },
  now: Date,
  taken: TakenTimes,
): string {
  const later = freeTimes(hours, date, now, taken).filter((one) => one > time);
  const today = wallClock(now, hours.timeZone).date;
  const other = () => visitDays(hours, now, 1, daysBetween(today, date) + 1, taken)[0];
  const day = later.length > 0 ? { date, times: later } : other();
  const gone = `Somebody was a moment faster: ${timeWords(time)} on ${dayWords(date)} has just been taken.`;
  if (day === undefined) return `${gone} Choose another day`;
  const times = day.times.slice(0, MAX_NAMED).map(timeWords).join(', ');
  return `${gone} The next free times ${later.length > 0 ? 'that day' : `are on ${dayWords(day.date)}`}: ${times}`;
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
