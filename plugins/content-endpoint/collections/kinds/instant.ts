import { z } from 'zod';
import { addDays } from '../../../../src/domain/openingDays';
import { instantOf } from '../../../../src/domain/wallClock';
import type { ParseContext } from '../context';
import { text } from './text';

const ZONED_FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date, or a date and time, as an ISO 8601 instant in UTC: `2030-01-31` in Sydney is `2030-01-30T13:00:00.000Z`.
 * Without an offset, the time is in `timeZone`.
 * @param daysAfterDate how many days to add to a date without a time.
 * @returns undefined if the calendar has no such date.
 */
export function zonedInstant(given: string, timeZone: string, daysAfterDate = 0): string | undefined {
  const parts = ZONED_FORM.exec(given);
  if (!parts) return undefined;
  const [, day = '', hour, minute = '00', second = '00', offset] = parts;
  const time = `${hour ?? '00'}:${minute}`;
  const wall = `${day}T${time}:${second}.000Z`;
  // `Date.parse` reads 31 February as 3 March and 24:00 as the next day; both are invalid here.
  if (Number.isNaN(Date.parse(wall)) || new Date(wall).toISOString() !== wall) return undefined;
  const date = hour === undefined ? addDays(day, daysAfterDate) : day;
  const instant = offset
    ? Date.parse(wall.replace('Z', offset.replace(/^(...)(\d\d)$/, '$1:$2')))
    : instantOf({ date, time }, timeZone) + Number(second) * 1000;
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
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
