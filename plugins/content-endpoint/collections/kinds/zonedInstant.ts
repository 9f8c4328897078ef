const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date, or a date and time, as an ISO 8601 instant in UTC: `2030-01-31` in Sydney is `2030-01-30T13:00:00.000Z`.
 * Without an offset, the time is in `timeZone`.
 * @param daysAfterDate how many days to add to a date without a time.
 * @returns undefined if the calendar has no such date.
 */
export function zonedInstant(given: string, timeZone: string, daysAfterDate = 0): string | undefined {
  const parts = FORM.exec(given);
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
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    instant
  );
}
