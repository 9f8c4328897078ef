import fc from 'fast-check';
import { type CalendarEntry, calendarFile } from '../../enquiries/visits/calendar';
import { addDays } from '../../src/domain/openingDays';
import { instantOf } from '../../src/domain/wallClock';
import { calendarReadings } from '../support/leads/calendarReadings';
import { runs } from '../support/runs';

/** Days around both changes of the clock, and any others. */
const dates = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((days) => addDays('2026-10-04', days)),
  fc.integer({ min: -2, max: 2 }).map((days) => addDays('2027-04-04', days)),
  fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days)),
);
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const zones = fc.constantFrom(
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Australia/Perth',
);
/** Words as dealerships write them, with every sign that means something in a calendar file. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        '\\',
        '\n',
        '\\n',
        ':',
        '"',
        ' – ',
        '’',
        '車',
        '🚗',
        'Māori',
        'BEGIN:VEVENT',
        '=',
        '%',
      ),
      fc.stringMatching(/^[A-Za-z0-9 ]{1,30}$/),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => `x${parts.join('')}x`);

test('a calendar file is read alike by two calendar programs, through both changes of the clock', () => {
  fc.assert(
    fc.property(
      fc.record({
        date: dates,
        time: times,
        zone: zones,
        title: words,
        place: words,
        text: words,
        isCancelled: fc.boolean(),
        version: fc.nat(20),
      }),
      ({ date, time, zone, isCancelled, ...others }) => {
        const start = instantOf({ date, time }, zone);
        const entry: CalendarEntry = {
          uid: 'K7M-4QX@www.dealer.example',
          start,
          minutes: 30,
          isCancelled,
          now: start,
          ...others,
        };
        const file = calendarFile(entry);
        const expected = {
          uid: entry.uid,
          version: entry.version,
          status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
          start,
          end: start + 30 * 60_000,
          title: entry.title.replaceAll('\\', '/'),
          place: entry.place.replaceAll('\\', '/'),
          text: entry.text.replaceAll('\\', '/'),
        };
        expect(calendarReadings(file)).toEqual([expected, expected]);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
      },
    ),
    { numRuns: runs(200, 5000) },
  );
});
