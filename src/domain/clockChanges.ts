/** What a wall clock shows: `2030-02-01` and `17:30`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** The offset of a zone from UTC over some years. All figures are minutes; instants count from 1970. */
export interface ClockChanges {
  /** IANA name: `Australia/Sydney`. */
  readonly timeZone: string;
  /** When each difference begins, earliest first. */
  readonly changes: readonly (readonly [from: number, ahead: number])[];
  /** The instant after which nothing is known. */
  readonly until: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * Finds the changes of a zone's clock between two instants. It compares each day with the day before, and then searches
 * a day that differs for the minute.
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

/** What the wall clock shows at an instant; `undefined` outside of the years that the changes cover. */
export function clockByChanges({ changes, until }: ClockChanges, now: Date): WallTime | undefined {
  const minute = Math.floor(now.getTime() / MINUTE);
  const last = changes.filter(([from]) => from <= minute).at(-1);
  if (!last || minute >= until) return undefined;
  const local = new Date((minute + last[1]) * MINUTE).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
