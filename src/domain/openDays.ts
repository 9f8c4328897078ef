import { comingDays, type OpeningDay, type OpeningHours, openingDay } from './openingHours';

const DAY = 86_400_000;
/** How many days ahead to look for open days. */
const HORIZON = 90;

/**
 * The next days on which a department is open, starting with tomorrow in the department's time zone.
 * @returns at most `count` days, the nearest first.
 */
export function openDays(hours: OpeningHours, now: Date, count: number): readonly OpeningDay[] {
  const today = comingDays(hours, now)[0]?.date;
  if (today === undefined) return [];
  const days: OpeningDay[] = [];
  for (let ahead = 1; ahead <= HORIZON && days.length < count; ahead += 1) {
    const date = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * DAY).toISOString().slice(0, 10);
    const day = openingDay(hours, date);
    if (day.periods.length > 0) days.push(day);
  }
  return days;
}
