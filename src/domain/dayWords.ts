import { dayAndMonth } from './dateWords';
import { weekdayOf } from './openingHours';
import { weekdayName } from './openingWords';

/** A day of the calendar: `2026-12-25` → `Friday 25 December`. */
export const dayWords = (date: string): string => `${weekdayName(weekdayOf(date))} ${dayAndMonth(date)}`;

/** The short form for narrow places: `2026-12-25` → `Fri 25 Dec`. June and July stay whole, September is `Sept`. */
export const shortDayWords = (date: string): string => {
  const [weekday = '', day, month = ''] = dayWords(date).split(' ');
  const shortMonth = month.length <= 4 ? month : month.slice(0, month === 'September' ? 4 : 3);
  return `${weekday.slice(0, 3)} ${day} ${shortMonth}`;
};
