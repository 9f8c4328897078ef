import { calendarDayWords, timeWords } from '../../src/domain/dateWords';
import { instantOf, wallClock } from '../../src/domain/wallClock';
import type { Schedule } from '../config/schedule';

/** A day, perhaps with a time of day, at the dealership. */
export interface Moment {
  readonly date: string;
  /** `09:00`; absent: the whole day. */
  readonly time?: string;
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A file's date and time on the dealership's clocks; undefined if there is none, or it can't be read. */
export function momentOf(written: unknown, timeZone: string): Moment | undefined {
  const [, date, time, offset] = WRITTEN.exec(String(written ?? '')) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined;
  if (offset === undefined) return { date, ...(time !== undefined && { time }) };
  const instant = Date.parse(String(written).replace(' ', 'T'));
  return Number.isNaN(instant) ? undefined : wallClock(new Date(instant), timeZone);
}

const DAY = 86_400_000;

/** The first instant of a moment; for an end, the first one after it. In milliseconds since 1970. */
function startOf({ date, time }: Moment, timeZone: string, isEnd: boolean): number {
  const day =
    time === undefined && isEnd ? new Date(Date.parse(date) + DAY).toISOString().slice(0, 10) : date;
  return instantOf({ date: day, time: time ?? '00:00' }, timeZone);
}

/** `31 January 2030`, `31 January 2030, 9 am` */
const momentWords = ({ date, time }: Moment): string =>
  time === undefined ? calendarDayWords(date) : `${calendarDayWords(date)}, ${timeWords(time)}`;

/** The first scheduled build from an instant on; undefined without a schedule. In milliseconds since 1970. */
function buildFrom(instant: number, builds: readonly string[]): number | undefined {
  const midnight = Math.floor(instant / DAY) * DAY;
  return [midnight, midnight + DAY]
    .flatMap((day) =>
      builds.map((time) => Date.parse(`${new Date(day).toISOString().slice(0, 10)}T${time}Z`)),
    )
    .filter((build) => build >= instant)
    .sort((one, other) => one - other)[0];
}

/** The fields that say when an entry is on the site. */
export interface Published {
  readonly draft?: unknown;
  /** Of a vehicle. */
  readonly hide?: unknown;
  readonly publishedAt?: unknown;
  readonly startsAt?: unknown;
  readonly endsAt?: unknown;
}

const momentIn = (value: unknown, timeZone: string, isEnd = false) => {
  const moment = momentOf(value, timeZone);
  return moment && { moment, instant: startOf(moment, timeZone, isEnd) };
};

/** Which build will show an entry that is not on the site yet; undefined for every other one. @param now milliseconds since 1970 */
export function appears(
  { draft, hide, publishedAt, startsAt }: Published,
  { timeZone, builds }: Schedule,
  now: number,
): string | undefined {
  if (draft === true) return 'Draft: not on the site';
  if (hide === true) return 'Hidden: not on the site';
  const start = momentIn(publishedAt ?? startsAt, timeZone);
  if (!start || start.instant <= now) return undefined;
  const words = `On the site from the first build on or after ${momentWords(start.moment)}.`;
  const build = buildFrom(start.instant, builds);
  return build === undefined
    ? words
    : `${words} The scheduled one is at ${momentWords(wallClock(new Date(build), timeZone))}; it is there sooner if something else is published in between.`;
}

/** When an entry leaves the site, or has left it; undefined if it has no end. @param now milliseconds since 1970 */
export function disappears({ endsAt }: Published, { timeZone }: Schedule, now: number): string | undefined {
  const end = momentIn(endsAt, timeZone, true);
  if (!end) return undefined;
  return `${end.instant <= now ? 'Off the site since' : 'On the site until'} ${end.moment.time === undefined ? 'the end of ' : ''}${momentWords(end.moment)}.`;
}

/**
 * What the list of entries adds to a title: ` · draft`, ` · planned for 1 February 2030`, ` · ended`. For what is on the site, the day
 * of a post, or the last day of a special.
 */
export function stateInList(fields: Published, { timeZone }: Schedule, now: number): string {
  if (fields.draft === true) return ' · draft';
  const start = momentIn(fields.publishedAt ?? fields.startsAt, timeZone);
  if (start && start.instant > now) return ` · planned for ${momentWords(start.moment)}`;
  const end = momentIn(fields.endsAt, timeZone, true);
  if (end) return end.instant <= now ? ' · ended' : ` · until ${momentWords(end.moment)}`;
  const published = momentIn(fields.publishedAt, timeZone);
  return published ? ` · ${momentWords(published.moment)}` : '';
}
