const DAY_MS = 86_400_000;

const isOfLastWeek = (time: number): boolean => Date.now() - time < 6 * DAY_MS;

const say = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Date(time).toLocaleString('en-AU', options);

/** A day that lies behind, on the device's clock: `Monday` in the last week, `3 November` before. @param time milliseconds */
export const pastDay = (time: number): string =>
  say(time, isOfLastWeek(time) ? { weekday: 'long' } : { day: 'numeric', month: 'long' });

/** A moment that lies behind: `9:12 am` today, `Monday 9:12 am` in the last week, `3 November` before. */
export function pastTime(time: number): string {
  if (!isOfLastWeek(time)) return pastDay(time);
  const clock = say(time, { hour: 'numeric', minute: '2-digit' });
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? clock : `${pastDay(time)} ${clock}`;
}
