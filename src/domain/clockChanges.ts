/** What a wall clock shows: `2030-02-01` and `17:30`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** How far a zone's wall clock is from UTC within some years. All figures are minutes, instants from 1970 on. */
export interface ClockChanges {
  /** IANA name: `Australia/Sydney`. */
  readonly timeZone: string;
  /** From when on which difference holds, earliest first. */
  readonly changes: readonly (readonly [from: number, ahead: number])[];
  /** Where the knowledge ends. */
  readonly until: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * The changes of a zone's clock between two instants, found by asking a clock: for each day whether it differs from the
 * day before, and then for the minute.
 *
 * @param read what the zone's wall clock shows at an instant
 */
export function clockChanges(
  timeZone: string,
  [from, until]: readonly [Date, Date],
  read: (now: Date, timeZone: string) => WallTime,
): ClockChanges {
  const aheadAt = (minute: number): number => {
    const { date, time } = read(new Date(minute * MINUTE), timeZone);
    return Date.parse(`${date}T${time}Z`) / MINUTE - minute;
  };
  const first = Math.floor(from.getTime() / MINUTE);
  const end = Math.floor(until.getTime() / MINUTE);
  const changes: [number, number][] = [[first, aheadAt(first)]];
  for (let day = first; day < end; day += DAY) {
    const before = aheadAt(day);
    let same = day;
    let other = Math.min(day + DAY, end);
    if (aheadAt(other) === before) continue;
    while (other - same > 1) {
      const middle = Math.floor((same + other) / 2);
      if (aheadAt(middle) === before) same = middle;
      else other = middle;
    }
    changes.push([other, aheadAt(other)]);
  }
  return { timeZone, changes, until: end };
}

/** What the wall clock shows at an instant; `undefined` where the changes say nothing of it. */
export function clockByChanges({ changes, until }: ClockChanges, now: Date): WallTime | undefined {
  const minute = Math.floor(now.getTime() / MINUTE);
  const last = changes.filter(([from]) => from <= minute).at(-1);
  if (!last || minute >= until) return undefined;
  const shown = new Date((minute + last[1]) * MINUTE).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
