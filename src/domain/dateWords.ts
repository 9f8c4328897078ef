import type { OpeningDay, OpeningState } from './openingDays';
import { type OpeningPeriod, type Weekday, weekdayOf } from './openingHours';
import { wallClock } from './wallClock';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The number of a month by its name, in capitals or not: `march` → 3; 0 for another word. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;

/** A day of the calendar without its year: `2030-02-01` → `1 February`. */
export const dayAndMonth = (date: string): string => {
  const [, month = 1, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month - 1]}`;
};

/** A day of the calendar: `2030-02-01` → `1 February 2030`. */
export const calendarDayWords = (date: string): string => `${dayAndMonth(date)} ${Number(date.slice(0, 4))}`;

/** The day of an instant in words, in a time zone: `1 February 2030`. */
export const dateWords = (instant: string, timeZone: string): string =>
  calendarDayWords(wallClock(new Date(instant), timeZone).date);

/**
 * The end of a span of time in words: its last day, with the time of day if it ends during it: `1 February 2030, 5 pm`.
 * @param endsAt the first instant after it, in ISO 8601
 */
export function lastDayWords(endsAt: string, timeZone: string): string {
  const { time } = wallClock(new Date(endsAt), timeZone);
  const day = dateWords(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone);
  return time === '00:00' ? day : `${day}, ${timeWords(time)}`;
}

/** `monday` → `Monday` */
export const weekdayName = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** A time of day as Australians read it: `08:30` → `8:30 am`, `12:00` → `12 noon`, `17:00` → `5 pm`. */
export function timeWords(time: string): string {
  if (time === '12:00') return '12 noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const periodWords = ({ opens, closes }: OpeningPeriod): string =>
  `${timeWords(opens)} – ${timeWords(closes)}`;

/** `8:30 am – 5:30 pm`; several periods are separated by commas; none is `Closed`. */
export const periodsWords = (periods: readonly OpeningPeriod[]): string =>
  periods.length === 0 ? 'Closed' : periods.map(periodWords).join(', ');

function nextDayWords(day: OpeningDay, daysAhead: number): string {
  if (daysAhead === 1) return ' tomorrow';
  if (daysAhead < 7) return ` ${weekdayName(day.weekday)}`;
  return ` on ${dayAndMonth(day.date)}`;
}

/** The name of the holiday, if the dealership is closed all day for one. */
const holidayName = ({ today }: OpeningState): string | undefined =>
  today.periods.length === 0 ? today.specialName : undefined;

/** A shorter form for a narrow line: it names the holiday, but not when the dealership opens again. */
export const openingWordsShort = (state: OpeningState): string => {
  const holiday = state.kind === 'closed' ? holidayName(state) : undefined;
  return holiday === undefined ? openingWords(state) : `Closed for ${holiday}`;
};

/**
 * The state in a few words: `Open until 5:30 pm`, `Opens 8:30 am tomorrow`,
 * `Closed for Christmas Day, opens 8:30 am Wednesday`.
 */
export function openingWords(state: OpeningState): string {
  if (state.kind === 'open') return `Open until ${timeWords(state.closes)}`;
  const { next } = state;
  const holiday = holidayName(state);
  const closed = holiday === undefined ? 'Closed' : `Closed for ${holiday}`;
  if (!next) return closed;
  const when = `${timeWords(next.opens)}${next.daysAhead === 0 ? '' : nextDayWords(next.day, next.daysAhead)}`;
  return holiday === undefined ? `Opens ${when}` : `${closed}, opens ${when}`;
}

/** A day of the calendar: `2026-12-25` → `Friday 25 December`. */
export const dayWords = (date: string): string => `${weekdayName(weekdayOf(date))} ${dayAndMonth(date)}`;

/** The short form for narrow places: `2026-12-25` → `Fri 25 Dec`. June and July stay whole, September is `Sept`. */
export const shortDayWords = (date: string): string => {
  const [weekday = '', day, month = ''] = dayWords(date).split(' ');
  const shortMonth = month.length <= 4 ? month : month.slice(0, month === 'September' ? 4 : 3);
  return `${weekday.slice(0, 3)} ${day} ${shortMonth}`;
};
