import { wallClock } from './wallClock';

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
