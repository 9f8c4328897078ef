import fc from 'fast-check';
import { zonedInstant } from '../../../plugins/content-endpoint/collections/kinds/instant';
import { runs } from '../../support/runs';

const SYDNEY = 'Australia/Sydney';

describe('a date in the dealership’s time zone', () => {
  it.each([
    ['2030-01-31', 0, '2030-01-30T13:00:00.000Z'],
    ['2030-07-31', 0, '2030-07-30T14:00:00.000Z'],
    ['2030-01-31', 1, '2030-01-31T13:00:00.000Z'],
    ['2030-12-31', 1, '2030-12-31T13:00:00.000Z'],
    ['2030-01-31T09:30', 1, '2030-01-30T22:30:00.000Z'],
    ['2030-01-31T09:30:15+10:30', 0, '2030-01-30T23:00:15.000Z'],
    ['2030-01-31T09:30:00.000Z', 0, '2030-01-31T09:30:00.000Z'],
  ])('reads %s (and %i days) as %s', (given, days, instant) => {
    expect(zonedInstant(given, SYDNEY, days)).toBe(instant);
  });

  it('begins the day on which summer time begins, and the one on which it ends, at midnight', () => {
    expect(zonedInstant('2030-10-06', SYDNEY)).toBe('2030-10-05T14:00:00.000Z');
    expect(zonedInstant('2030-10-06', SYDNEY, 1)).toBe('2030-10-06T13:00:00.000Z');
    expect(zonedInstant('2030-04-07', SYDNEY)).toBe('2030-04-06T13:00:00.000Z');
    expect(zonedInstant('2030-04-07', SYDNEY, 1)).toBe('2030-04-07T14:00:00.000Z');
  });

  it.each([
    '2030-02-29',
    '2030-13-01',
    '2030-1-1',
    '31/01/2030',
    '2030-01-31T24:00',
    '2030-01-31T9:00',
    'soon',
    '',
  ])('refuses %s', (given) => {
    expect(zonedInstant(given, SYDNEY)).toBeUndefined();
  });

  it('gives the same wall clock back in any zone', () => {
    const zones = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Lord_Howe', 'UTC'];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, timeZone) => {
          const day = date.toISOString().slice(0, 10);
          const instant = zonedInstant(`${day}T12:00`, timeZone) ?? '';
          const wall = new Date(instant).toLocaleString('sv-SE', { timeZone });
          expect(wall).toBe(`${day} 12:00:00`);
        },
      ),
      { numRuns: runs(500, 10_000) },
    );
  });
});
