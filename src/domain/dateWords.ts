import { wallClock } from './wallClock';

const MONTHS = [
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

/** A day of the calendar without its year: `2030-02-01` → `1 February`. */
export const dayAndMonth = (date: string): string => {
  const [, month = 1, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month - 1]}`;
};

/** The day of an instant in words, in a time zone: `1 February 2030`. */
export const dateWords = (instant: string, timeZone: string): string => {
  const { date } = wallClock(new Date(instant), timeZone);
  return `${dayAndMonth(date)} ${Number(date.slice(0, 4))}`;
};
