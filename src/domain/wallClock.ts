import { type ClockChanges, clockByChanges, type WallTime } from './clockChanges';

/** The changes of the dealership's clock. The build writes them into the scripts (`src/gatsby/webpack.ts`). */
declare const DEALER_CLOCK: ClockChanges | undefined;

const known = typeof DEALER_CLOCK === 'undefined' ? undefined : DEALER_CLOCK;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making the first format of a page takes a phone 80 ms; reusing it costs almost nothing. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a zone shows at an instant, by the machine's time zone data. */
export function formattedClock(now: Date, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * The date and time of day that a clock on the dealership's wall shows at an instant. Pages know the changes of their
 * dealership's clock for the years around their build, and need no date format in those years.
 *
 * @param timeZone an IANA name; throws a `RangeError` for any other name
 */
export function wallClock(now: Date, timeZone: string): WallTime {
  const byChanges = known?.timeZone === timeZone ? clockByChanges(known, now) : undefined;
  return byChanges ?? formattedClock(now, timeZone);
}
