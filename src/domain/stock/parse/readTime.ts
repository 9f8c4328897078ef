import { err, ok } from '../../result';
import { isNothing, type Reader, readText } from './readText';

const TIME = '(?:[T ,]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d{1,9})?)? ?([AP]M)?)?';
const ZONE = ' ?(Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?(?:\\[[\\w/+-]+\\])?';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '([a-z]{3,9})\\.?';

/** Year, month, day, or the six digits after a year; then the time of day. */
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}${ZONE}$`, 'i');
const DIGITS = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${TIME}${ZONE}$`, 'i');
/** `24/11/2026`, `24.11.26`, `24-11-2026`: day first, unless the column puts the month first. */
const YEAR_LAST = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})${TIME}${ZONE}$`, 'i');
/** `20-Nov-2026`, `20 November 2026`, `Wed, 07 Oct 2026 12:16:06 +0000`. */
const DAY_NAMED = new RegExp(
  `^(?:[a-z]{3,9},? )?(\\d{1,2})[- ]${MONTH}[- ,]+(\\d{4}|\\d{2})${TIME}${ZONE}$`,
  'i',
);
/** `Nov 20 2026  3:05PM`. */
const MONTH_NAMED = new RegExp(`^(?:[a-z]{3,9},? )?${MONTH} (\\d{1,2}),? (\\d{4})${TIME}${ZONE}$`, 'i');

const offsetMinutes = (zone: string | undefined): number => {
  if (!zone || !/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
};

const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The instant of a day and a time of day (hour, minute, second, AM or PM, zone), or null if no such day or time exists. */
const instant = ({ year, month, day }: Day, time: readonly (string | undefined)[]): Date | null => {
  const [hours = '0', minute = '0', second = '0', half, zone] = time.map((part) => part ?? undefined);
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

const byParts = (text: string, isMonthFirst: boolean): Date | null => {
  const yearFirst = YEAR_FIRST.exec(text) ?? DIGITS.exec(text);
  if (yearFirst) {
    const [, year, month, day, ...time] = yearFirst;
    return instant({ year: Number(year), month: Number(month), day: Number(day) }, time);
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first = '', second = '', year = '', ...time] = yearLast;
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return instant({ year: fullYear(year), month: Number(month), day: Number(day) }, time);
  }
  const dayNamed = DAY_NAMED.exec(text);
  if (dayNamed) {
    const [, day, month = '', year = '', ...time] = dayNamed;
    return instant({ year: fullYear(year), month: monthNumber(month), day: Number(day) }, time);
  }
  const monthNamed = MONTH_NAMED.exec(text);
  if (!monthNamed) return counted(text);
  const [, month = '', day, year, ...time] = monthNamed;
  return instant({ year: Number(year), month: monthNumber(month), day: Number(day) }, time);
};

/** The days that systems write for "never": the first day of .NET, of SQL, of spreadsheets and of Unix. */
const NEVER = /^(?:0000|0001)-|^(?:0?1\/){2}0001|^1899-12-3[01]|^19[07]0-01-01|^(?:0?1\/){2}19[07]0|^0+$/;

/** No stock was listed before, and no feed is from later. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2100;

/**
 * What one cell tells about the order of day and month in its column: `dayFirst` (`24/11/2026`), `monthFirst` (`11/24/2026`),
 * or nothing.
 */
export const dateOrderOf = (text: string): 'dayFirst' | 'monthFirst' | undefined => {
  const [, first, second] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : undefined;
};

/**
 * A date or time → ISO 8601 in UTC. It reads ISO 8601, `day/month/year`, months by name, digits alone, and seconds or days as
 * computers count them. A time without a zone counts as UTC, which is good enough for sorting.
 */
export const readTime: Reader<string> = (raw, style) => {
  if (isNothing(raw)) return ok(undefined);
  const text = readText(raw);
  if (text.kind === 'err') return err('is not a date');
  if (text.value === undefined || NEVER.test(text.value)) return ok(undefined);
  const date = byParts(text.value, style?.dates === 'monthFirst');
  if (!date || Number.isNaN(date.getTime())) return err('is not a date');
  const year = date.getUTCFullYear();
  return year < FIRST_YEAR || year > LAST_YEAR
    ? err(`is outside ${FIRST_YEAR} to ${LAST_YEAR}`)
    : ok(date.toISOString());
};
