import { z } from 'zod';
import type { ParseContext } from '../context';
import { text } from './text';
import { zonedInstant } from './zonedInstant';

const FORM = 'must be a date (2030-01-31) or a date and time (2030-01-31T09:00:00+11:00)';

/** Parses a date or a date and time into an ISO 8601 instant in UTC. A date alone means its first moment. */
export const instant = (context: ParseContext) => text.transform(parse(context, 0)).meta({ kind: 'date' });

/** Like `instant`, but a date alone includes that day: the result is the first moment of the next day. */
export const endInstant = (context: ParseContext) => text.transform(parse(context, 1)).meta({ kind: 'date' });

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
