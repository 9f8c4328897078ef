import { locale } from '../../../locales/site/locale';

const DAY_MS = 86_400_000;

const isOfLastWeek = (time: number): boolean => Date.now() - time < 6 * DAY_MS;

const say = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Date(time).toLocaleString(locale.name, options);

/** A past day, by the device's clock: `Monday` within the last week, else `3 November`. @param time milliseconds since 1970 */
export const pastDay = (time: number): string =>
  say(time, isOfLastWeek(time) ? { weekday: 'long' } : { day: 'numeric', month: 'long' });

/** A past moment: `9:12 am` today, `Monday 9:12 am` within the last week, else `3 November`. */
export function pastTime(time: number): string {
  if (!isOfLastWeek(time)) return pastDay(time);
  const clock = say(time, { hour: 'numeric', minute: '2-digit' });
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? clock : `${pastDay(time)} ${clock}`;
}
