import fc from 'fast-check';
import { clockByChanges, clockChanges } from '../../src/domain/clockChanges';
import { formattedClock, wallClock } from '../../src/domain/wallClock';
import { runs } from '../support/runs';

const from = new Date('2024-01-01T00:00:00Z');
const until = new Date('2030-01-01T00:00:00Z');
/** An hour of summer time, half an hour, none, the southern hemisphere, a month without, beyond the date line. */
const ZONES = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Pacific/Auckland',
  'UTC',
];

describe.each(ZONES)('the changes of the clock of %s', (zone) => {
  const changes = clockChanges(zone, [from, until], formattedClock);

  it('agree with the time zone data of the machine', () => {
    fc.assert(
      fc.property(
        fc.date({ min: from, max: new Date(until.getTime() - 60_000), noInvalidDate: true }),
        (now) => {
          expect(clockByChanges(changes, now)).toEqual(formattedClock(now, zone));
        },
      ),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('are right to the minute, just before and at each change', () => {
    for (const [minute] of changes.changes.slice(1)) {
      for (const one of [minute - 1, minute]) {
        const now = new Date(one * 60_000);
        expect(clockByChanges(changes, now)).toEqual(formattedClock(now, zone));
      }
    }
  });

  it('say nothing about times outside of the years that they cover', () => {
    for (const now of [new Date(from.getTime() - 1), until])
      expect(clockByChanges(changes, now)).toBeUndefined();
  });
});

describe('wallClock', () => {
  it('refuses an unknown zone', () => {
    expect(() => wallClock(from, 'Australia/Nowhere')).toThrow(RangeError);
  });
});
