import fc from 'fast-check';
import { readTime } from '../../../src/domain/stock/parse/readTime';
import { okValue } from '../../../support/okValue';
import { runs } from '../../support/runs';

describe('a time in a feed', () => {
  it.each([
    ['2026-03-14', '2026-03-14T00:00:00.000Z'],
    ['2026-03-14 09:30:15', '2026-03-14T09:30:15.000Z'],
    ['2026-03-14T09:30:00+11:00', '2026-03-13T22:30:00.000Z'],
    ['2026-03-14T09:30:00.250Z', '2026-03-14T09:30:00.000Z'],
    ['4/03/2026', '2026-03-04T00:00:00.000Z'],
    ['04/03/2026 17:05', '2026-03-04T17:05:00.000Z'],
    ['24/11/2026 3:05:00 PM', '2026-11-24T15:05:00.000Z'],
    ['14.3.26', '2026-03-14T00:00:00.000Z'],
    ['20-Nov-2026', '2026-11-20T00:00:00.000Z'],
    ['20261120', '2026-11-20T00:00:00.000Z'],
    ['Nov 20 2026  3:05PM', '2026-11-20T15:05:00.000Z'],
    ['Wed, 07 Oct 2026 12:16:06 +0000', '2026-10-07T12:16:06.000Z'],
    ['2026-11-20T15:05:00+11:00[Australia/Sydney]', '2026-11-20T04:05:00.000Z'],
    ['2026-11-03T10:15:00.0000000', '2026-11-03T10:15:00.000Z'],
    ['1764205500', '2025-11-27T01:05:00.000Z'],
    ['46345.63', '2026-11-19T15:07:12.000Z'],
  ])('%s is %s', (feed, iso) => {
    expect(okValue(readTime(feed))).toBe(iso);
  });

  it.each(['31/02/2026', '2026-13-01', '2026-03-14 25:00', 'yesterday', '14.3', '20261314', '2060-01-01x'])(
    '%s is no date',
    (feed) => {
      expect(readTime(feed).kind).toBe('err');
    },
  );

  it.each(['0001-01-01T00:00:00', '0000-00-00 00:00:00', '1900-01-01', '1/01/1970', '0'])(
    '%s is unknown',
    (feed) => {
      expect(okValue(readTime(feed))).toBeUndefined();
    },
  );

  it('puts the month first where the column does', () => {
    expect(okValue(readTime('3/11/2026', { dates: 'monthFirst' }))).toBe('2026-03-11T00:00:00.000Z');
  });

  it('reads back what it returned', () => {
    const times = fc.date({ min: new Date('1980-01-02'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (time) => {
        const once = okValue(readTime(time.toISOString()));
        expect(once).toBe(`${time.toISOString().slice(0, 19)}.000Z`);
        expect(okValue(readTime(once))).toBe(once);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});
