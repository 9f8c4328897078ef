const clocks = new Map<string, Intl.DateTimeFormat>();

/** To make a format takes a phone milliseconds, to use one again next to nothing. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * The date and time of day that a clock on the dealership's wall shows at an instant: `2030-02-01` and `17:30`.
 *
 * @param timeZone an IANA name; one that is none is a `RangeError`
 */
export function wallClock(now: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
