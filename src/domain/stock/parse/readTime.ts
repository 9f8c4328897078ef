import { err, ok } from '../../result';
import { lineReader } from './readText';

const TIME =
  '(?:[T ,]+(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d{1,9})?)? ?(?<half>[AP]M)?)?';
const ZONE = ' ?(?<zone>Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?(?:\\[[\\w/+-]+\\])?';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '(?:[a-z]{3,9},? )?';
const MONTH = '(?<month>[a-z]{3,9})\\.?';

/** How feeds write a day. The first form that fits decides. */
const FORMS = [
  '(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})',
  '(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})',
  // `24/11/2026`, `24.11.26`, `24-11-2026`: day first, unless the column puts the month first.
  '(?<first>\\d{1,2})[-/.](?<next>\\d{1,2})[-/.](?<year>\\d{4}|\\d{2})',
  // `20-Nov-2026`, `20 November 2026`, `Wed, 07 Oct 2026 12:16:06 +0000`
  `${WEEKDAY}(?<day>\\d{1,2})[- ]${MONTH}[- ,]+(?<year>\\d{4}|\\d{2})`,
  // `Nov 20 2026  3:05PM`
  `${WEEKDAY}${MONTH} (?<day>\\d{1,2}),? (?<year>\\d{4})`,
].map((day) => new RegExp(`^${day}${TIME}${ZONE}$`, 'i'));

const offsetMinutes = (zone: string | undefined): number => {
  if (!zone || !/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
};

const monthNumber = (month: string): number =>
  /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const instant = (parts: Readonly<Record<string, string | undefined>>, isMonthFirst: boolean): Date | null => {
  const { first, next, hour: hours = '0', minute = '0', second = '0', half, zone } = parts;
  const [dayPart, monthPart = ''] =
    first === undefined ? [parts.day, parts.month] : isMonthFirst ? [next, first] : [first, next];
  const [year, month, day] = [fullYear(parts.year ?? ''), monthNumber(monthPart), Number(dayPart)];
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const local = new Date(Date.UTC(year, month - 1, day, hour, Number(minute), Number(second)));
  const same =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === Number(minute);
  return same ? new Date(local.getTime() - offsetMinutes(zone) * 60_000) : null;
};

/** Seconds or milliseconds since 1970, or days since 1900 as spreadsheets count them, for the years 2000 to 2049. */
const counted = (text: string): Date | null => {
  if (!/^\d{5}(?:\.\d+)?$|^\d{10}(?:\.\d+)?$|^\d{13}$/.test(text)) return null;
  const value = Number(text);
  if (text.length >= 13 && !text.includes('.')) return new Date(value);
  return text.split('.')[0]?.length === 10
    ? new Date(Math.round(value * 1000))
    : new Date(Math.round((value - 25_569) * 86_400) * 1000);
};

const dateOf = (text: string, isMonthFirst: boolean): Date | null => {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (parts) return instant(parts, isMonthFirst);
  }
  return counted(text);
};

/** The days that systems write for "never": the first day of .NET, of SQL, of spreadsheets and of Unix. */
const NEVER = /^(?:0000|0001)-|^(?:0?1\/){2}0001|^1899-12-3[01]|^19[07]0-01-01|^(?:0?1\/){2}19[07]0|^0+$/;

/** No stock was listed before, and no feed is from later. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2100;

/** What one cell tells about the order of day and month in its column: `24/11/2026` is day first, `11/24/2026` month first. */
export const dateOrderOf = (text: string): 'dayFirst' | 'monthFirst' | undefined => {
  const [, first, second] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : undefined;
};

/** A date or time as people and computers write it → ISO 8601 in UTC. One without a zone counts as UTC. */
export const readTime = lineReader((line, style) => {
  if (NEVER.test(line)) return ok(undefined);
  const date = dateOf(line, style?.dates === 'monthFirst');
  if (!date || Number.isNaN(date.getTime())) return err('is not a date');
  const year = date.getUTCFullYear();
  return year < FIRST_YEAR || year > LAST_YEAR
    ? err(`is outside ${FIRST_YEAR} to ${LAST_YEAR}`)
    : ok(date.toISOString());
}, 'is not a date');

/** A date, as the day of the calendar that it begins with in UTC: `2026-11-12`. */
export const readDay: typeof readTime = (raw, style) => {
  const time = readTime(raw, style);
  return time.kind === 'ok' && time.value !== undefined ? ok(time.value.slice(0, 10)) : time;
};
