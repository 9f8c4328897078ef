interface WallTime {
  readonly date: string;
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making the first format of a page takes a phone 80 ms; reusing it costs almost nothing. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * The date and time of day that a clock on the dealership's wall shows at an instant.
 *
 * @param timeZone an IANA name; throws a `RangeError` for any other name
 */
export function wallClock(now: Date, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const MINUTE_MS = 60_000;

/**
 * An instant as a clock at the dealership shows it, with its offset from UTC: `2026-11-23T21:00:00+11:00`.
 * @param timeZone an IANA name
 */
export function offsetTime(instant: string, timeZone: string): string {
  const now = new Date(instant);
  const { date, time } = wallClock(now, timeZone);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const ahead = Date.parse(`${date}T${time}Z`) / MINUTE_MS - minute;
  const twoDigits = (count: number) => String(Math.abs(count)).padStart(2, '0');
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(Math.trunc(ahead / 60))}:${twoDigits(ahead % 60)}`;
  return `${date}T${time}:${instant.slice(17, 19)}${offset}`;
}

/**
 * The instant at which a clock at the dealership shows a date and a time, in milliseconds since 1970. An hour that the clock
 * shows twice is the first one; an hour that it skips is as far after the change.
 * Law: `wallClock` shows the same date and time at that instant, unless the clock skips them.
 */
export function instantOf({ date, time }: WallTime, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  const aheadAt = (instant: number) => {
    const shown = wallClock(new Date(instant), timeZone);
    return Date.parse(`${shown.date}T${shown.time}Z`) - instant;
  };
  // A day before and a day after, on both sides of a change of the clock.
  const [before, after] = [wanted - aheadAt(wanted - DAY), wanted - aheadAt(wanted + DAY)];
  const isShown = (instant: number) => instant + aheadAt(instant) === wanted;
  return isShown(before) || !isShown(after) ? before : after;
}

const DAY = 86_400_000;

/** Calendar days from one date to another (`2026-11-11`); negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** A span of time; absent ends are open. Instants are ISO 8601. */
interface RunningTime {
  readonly startsAt?: string;
  /** The first instant after the end. */
  readonly endsAt?: string;
}

/** Whether an instant (milliseconds since 1970) is within a span of time. */
export const runsAt = ({ startsAt, endsAt }: RunningTime, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) &&
  (endsAt === undefined || now < Date.parse(endsAt));

/**
 * How many days of a span are left on the dealership's calendar, today included: 1 on its last day, 0 once it is over.
 * @param endsAt the first instant after its end, in ISO 8601
 * @param now milliseconds since 1970
 */
export function daysLeft(endsAt: string, now: number, timeZone: string): number {
  const end = Date.parse(endsAt);
  if (!(now < end)) return 0;
  const [today, last] = [now, end - 1].map((instant) => wallClock(new Date(instant), timeZone).date);
  return daysBetween(today ?? '', last ?? '') + 1;
}
