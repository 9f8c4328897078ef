/** An appointment for somebody's calendar. */
export interface CalendarEntry {
  /** The same for every version of the appointment. */
  readonly uid: string;
  /** Higher in each version, so that a calendar replaces the one before. */
  readonly version: number;
  readonly isCancelled: boolean;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * A calendar file (RFC 5545) with one appointment. Times are in UTC, so no calendar has to know the dealership's time zone or its
 * changes of the clock.
 */
export function calendarFile({
  uid,
  version,
  isCancelled,
  start,
  minutes,
  title,
  place,
  text,
  now,
}: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${written(uid)}`,
    `SEQUENCE:${version}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY:${written(title)}`,
    `LOCATION:${written(place)}`,
    `DESCRIPTION:${written(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** `20261126T223000Z` */
const utc = (instant: number): string => `${new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')}`;

/**
 * A text as the format writes it, without the signs that it cannot hold. A backslash becomes a slash: some calendars read an escaped
 * one before an n as the end of a line.
 */
const written = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll('\\', '/')
    .replace(/[;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** The most bytes of a line without its end. */
const MAX_BYTES = 75;

/** A line in pieces of at most 75 bytes, none of which splits a letter. Each further piece begins with a space. */
function folded(line: string): string {
  let [pieces, size] = ['', 0];
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > MAX_BYTES) {
      pieces += '\r\n ';
      size = 1;
    }
    pieces += letter;
    size += bytes;
  }
  return pieces;
}
