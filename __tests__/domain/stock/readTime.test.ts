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
  ])('%s is %s', (feed, iso) => {
    expect(okValue(readTime(feed))).toBe(iso);
  });

  it.each(['31/02/2026', '2026-13-01', '2026-03-14 25:00', 'yesterday', '14.3.26', '20260314'])(
    '%s is no date',
    (feed) => {
      expect(readTime(feed).kind).toBe('err');
    },
  );

  it('reads back what it returned', () => {
    const times = fc.date({ min: new Date('1900-01-02'), max: new Date('2099-12-31'), noInvalidDate: true });
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
