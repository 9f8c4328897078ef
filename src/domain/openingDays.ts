import {
  type OpeningHours,
  type OpeningPeriod,
  type SpecialDay,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './openingHours';
import { wallClock } from './wallClock';

export interface OpeningDay {
  readonly date: string;
  readonly weekday: Weekday;
  readonly periods: readonly OpeningPeriod[];
  /** The name of the special day whose hours replace the weekday's: `Christmas Day`. */
  readonly specialName?: string;
}

export type OpeningState =
  | { readonly kind: 'open'; readonly closes: string; readonly today: OpeningDay }
  | {
      readonly kind: 'closed';
      readonly today: OpeningDay;
      /** When the dealership opens next; absent if not within the next fortnight. */
      readonly next?: { readonly day: OpeningDay; readonly opens: string; readonly daysAhead: number };
    };

/** How many days ahead to look for the next opening: more than the longest Christmas break. */
const HORIZON = 14;

const DAY = 86_400_000;

/** The date some days later. Counts calendar days in UTC, where every day has 24 hours. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The hours on a date: the special day's if there is one, else the weekday's. */
export function openingDay(hours: OpeningHours, date: string): OpeningDay {
  const weekday = weekdayOf(date);
  const special = hours.specialDays.find((day) => day.date === date);
  return special
    ? { date, weekday, periods: special.periods, specialName: special.name }
    : { date, weekday, periods: hours.week[weekday] };
}

/** Whether the dealership is open at an instant and until when, or when it opens next, in the dealership's own time zone. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const { date, time } = wallClock(now, hours.timeZone);
  const today = openingDay(hours, date);
  const period = today.periods.find(({ opens, closes }) => opens <= time && time < closes);
  if (period) return { kind: 'open', closes: period.closes, today };

  for (let daysAhead = 0; daysAhead <= HORIZON; daysAhead += 1) {
    const day = openingDay(hours, addDays(date, daysAhead));
    const coming = day.periods.find(({ opens }) => daysAhead > 0 || opens > time);
    if (coming) return { kind: 'closed', today, next: { day, opens: coming.opens, daysAhead } };
  }
  return { kind: 'closed', today };
}

/** How many days ahead special days are announced. */
const ANNOUNCED = 60;

const MAX_ANNOUNCED = 4;

/** The next special days, today included. */
export function comingSpecialDays(hours: OpeningHours, now: Date): readonly SpecialDay[] {
  const { date: today } = wallClock(now, hours.timeZone);
  const last = addDays(today, ANNOUNCED);
  return hours.specialDays
    .filter(({ date }) => today <= date && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MAX_ANNOUNCED);
}

/** Successive weekdays with the same hours. */
interface DaySpan {
  readonly from: Weekday;
  /** The same as `from` for a single day. */
  readonly to: Weekday;
  readonly periods: readonly OpeningPeriod[];
}

const samePeriods = (a: readonly OpeningPeriod[], b: readonly OpeningPeriod[]): boolean =>
  a.length === b.length &&
  a.every(({ opens, closes }, place) => opens === b[place]?.opens && closes === b[place]?.closes);

/** An ordinary week in as few lines as possible: Monday to Friday, Saturday, Sunday. Every day is in one span. */
export function weekSummary({ week }: Pick<OpeningHours, 'week'>): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const weekday of WEEKDAYS) {
    const periods = week[weekday];
    const last = spans.at(-1);
    if (last && samePeriods(last.periods, periods)) spans[spans.length - 1] = { ...last, to: weekday };
    else spans.push({ from: weekday, to: weekday, periods });
  }
  return spans;
}
