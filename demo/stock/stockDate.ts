import type { Random } from './random';

/** The day on which the demo's stock list was drawn up. */
const LISTED = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

/** When a vehicle came into stock and when its listing last changed: ISO 8601 instants in working hours. */
export function stockDates(
  longest: number,
  random: Random,
): { readonly createdAt: string; readonly updatedAt: string } {
  const days = Math.floor(random.next() ** 1.6 * longest);
  // 22:00 to 06:00 UTC is the working day in New South Wales.
  const created = LISTED - days * DAY - DAY + (22 * 60 + random.whole(0, 470)) * 60_000;
  const changed = created + Math.floor(random.next() * days) * DAY;
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(changed).toISOString() };
}
