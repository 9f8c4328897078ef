import { z } from 'zod';
import type { ParseContext } from '../context';
import { text } from './text';

const ZONED_FORM =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date, or a date and time, as an ISO 8601 instant in UTC: `2030-01-31` in Sydney is `2030-01-30T13:00:00.000Z`.
 * Without an offset, the time is in `timeZone`.
 * @param daysAfterDate how many days to add to a date without a time.
 * @returns undefined if the calendar has no such date.
 */
export function zonedInstant(given: string, timeZone: string, daysAfterDate = 0): string | undefined {
  const parts = ZONED_FORM.exec(given);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second = '00', offset] = parts;
  const wall = `${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second}.000Z`;
  const wallTime = Date.parse(wall);
  // `Date.parse` reads 31 February as 3 March and 24:00 as the next day; both are invalid here.
  if (Number.isNaN(wallTime) || new Date(wallTime).toISOString() !== wall) return undefined;
  if (offset) return new Date(wallTime - offsetOf(offset)).toISOString();
  const days = hour === undefined ? daysAfterDate : 0;
  return new Date(utcOfWall(wallTime + days * 86_400_000, timeZone)).toISOString();
}

const offsetOf = (offset: string): number => {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
};

/** Determines the zone's offset twice, because the first may be from the other side of a change to summer time. */
function utcOfWall(wallTime: number, timeZone: string): number {
  const first = wallTime - zoneOffset(wallTime, timeZone);
  return wallTime - zoneOffset(first, timeZone);
}

/** Milliseconds by which the zone's clocks are ahead of UTC at an instant. */
function zoneOffset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    instant
  );
}

const FORM = 'must be a date (2030-01-31) or a date and time (2030-01-31T09:00:00+11:00)';

/** Parses a date or a date and time into an ISO 8601 instant in UTC. A date alone means its first moment. */
export const instant = (context: ParseContext) => text.transform(parse(context, 0)).meta({ kind: 'moment' });

/** Like `instant`, but a date alone includes that day: the result is the first moment of the next day. */
export const endInstant = (context: ParseContext) =>
  text.transform(parse(context, 1)).meta({ kind: 'moment' });

const parse =
  ({ timeZone }: ParseContext, days: 0 | 1) =>
  (given: string, { issues }: z.core.ParsePayload): string => {
    const instant = zonedInstant(given, timeZone, days);
    if (instant !== undefined) return instant;
    issues.push({ code: 'custom', input: given, message: FORM });
    return z.NEVER;
  };

/** Whether `endsAt` is after `startsAt`. A missing or invalid field counts as valid here. */
export const endsAfterStart = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt?: string;
  readonly endsAt?: string;
}) => typeof startsAt !== 'string' || typeof endsAt !== 'string' || endsAt > startsAt;

export const ENDS_AFTER_START = {
  error: 'must be after startsAt',
  path: ['endsAt'],
  // Runs even if another field is invalid, so that all faults are reported together.
  when: () => true,
};
