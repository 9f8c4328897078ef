import fc from 'fast-check';
import { readThreshold, steps, wholeSteps } from '../../../src/domain/filters/steps';
import { runs } from '../../support/runs';

const numRuns = runs(500, 10_000);
const ends = fc
  .tuple(fc.nat(400_000), fc.nat(400_000))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const step = fc.constantFrom(1, 5, 1000, 5000);

describe('The steps of a filter on a number', () => {
  test('reach from below the lowest value to above the highest, evenly, in round numbers, and are few', () => {
    fc.assert(
      fc.property(ends, step, fc.integer({ min: 4, max: 30 }), (stock, each, most) => {
        const offered = steps(stock, each, most);
        const [first = Number.NaN, second] = offered;
        const last = offered.at(-1) ?? Number.NaN;
        expect(offered.length).toBeLessThanOrEqual(most);
        expect(first).toBeLessThanOrEqual(stock.min);
        expect(last).toBeGreaterThanOrEqual(stock.max);
        const apart = second === undefined ? each : second - first;
        expect(offered).toEqual(offered.map((_, place) => first + place * apart));
        expect(apart % each).toBe(0);
        expect(['1', '2', '5']).toContain(String(apart / each).replace(/0+$/, ''));
      }),
      { numRuns },
    );
  });

  test('are numbers that people use', () => {
    expect(steps({ min: 2015, max: 2026 }, 1, 20)).toEqual([
      2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
    expect(steps({ min: 12_490, max: 78_990 }, 1000, 12)).toEqual([
      10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000,
    ]);
    expect(wholeSteps({ min: 12_490, max: 78_990 }, 1000)).toEqual({ min: 12_000, max: 79_000 });
  });
});

describe('A threshold in the content', () => {
  test('is the usual end, if it is a single number', () => {
    expect(readThreshold('50000', 'odometer')).toEqual({ max: 50_000 });
    expect(readThreshold('20000', 'price')).toEqual({ max: 20_000 });
    expect(readThreshold('2020', 'year')).toEqual({ min: 2020 });
  });

  test('is min:max with either end empty', () => {
    expect(readThreshold('10000:20000', 'price')).toEqual({ min: 10_000, max: 20_000 });
    expect(readThreshold('10000_', 'price')).toEqual({ min: 10_000 });
    expect(readThreshold(':2019', 'year')).toEqual({ max: 2019 });
  });

  test.each(['', ':', 'new', '-5', '1.5', '20:10', '1:2:3', '9'.repeat(40)])('is not “%s”', (text) => {
    expect(readThreshold(text, 'price')).toBeUndefined();
  });

  test('is only a maximum for kilometres', () => {
    expect(readThreshold('10:', 'odometer')).toBeUndefined();
    expect(readThreshold('10:20', 'odometer')).toBeUndefined();
  });

  test('only holds real numbers, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('price', 'year', 'odometer'), (text, field) => {
        const threshold = readThreshold(text, field as 'price') ?? {};
        for (const end of Object.values(threshold)) expect(Number.isSafeInteger(end)).toBe(true);
      }),
      { numRuns },
    );
  });
});
