import fc from 'fast-check';
import { weekSummary } from '../../src/domain/openingDays';
import { WEEKDAYS } from '../../src/domain/openingHours';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { runs } from '../support/runs';

test('neighbouring days with the same hours are one line', () => {
  expect(weekSummary(openingHoursFixture).map(({ from, to }) => [from, to])).toEqual([
    ['monday', 'friday'],
    ['saturday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
});

test('law: the lines cover the week, and no two neighbours are alike', () => {
  const day = fc.constantFrom(
    [],
    [{ opens: '08:00', closes: '12:00' }],
    [{ opens: '09:00', closes: '17:00' }],
  );
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), (days) => {
      const week = Object.fromEntries(
        WEEKDAYS.map((weekday, place) => [weekday, days[place] ?? []]),
      ) as unknown as (typeof openingHoursFixture)['week'];
      const lines = weekSummary({ week });
      const spelt = lines.flatMap(({ from, to, periods }) =>
        WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1).map(() => periods),
      );
      expect(spelt).toEqual(days);
      for (const [place, line] of lines.entries())
        expect(line.periods).not.toEqual(lines[place + 1]?.periods);
    }),
    { numRuns: runs(500, 10_000) },
  );
});
