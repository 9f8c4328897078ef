import { err, ok } from '../../result';
import type { Reader } from './reader';
import { readText } from './readText';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Australian feeds put the day first. */
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const offsetMinutes = (zone: string | undefined): number => {
  if (!zone || /z/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
};

/** The instant of some parts, or null if no such day or time exists. */
const instant = (parts: readonly (string | undefined)[], zone: string | undefined): Date | null => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const same =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute;
  if (!same || year < 1900) return null;
  return new Date(local.getTime() - offsetMinutes(zone) * 60_000);
};

/**
 * A date or time → ISO 8601 in UTC. It reads ISO 8601 (also with a space instead of the T) and `day/month/year`. A time
 * without a zone counts as UTC, which is good enough for sorting.
 */
export const readTime: Reader<string> = (raw) => {
  const text = readText(raw);
  if (text.kind === 'err') return err('is not a date');
  if (text.value === undefined) return ok(undefined);
  const iso = ISO.exec(text.value);
  const dayFirst = DAY_FIRST.exec(text.value);
  const date = iso
    ? instant(iso.slice(1, 7), iso[8])
    : dayFirst && instant([dayFirst[3], dayFirst[2], dayFirst[1], ...dayFirst.slice(4, 7)], undefined);
  return date ? ok(date.toISOString()) : err('is not a date');
};
