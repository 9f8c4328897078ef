import fc from 'fast-check';
import { ceilTo, displayRepayment, floorTo, roundTo } from '../../../src/domain/finance/rounding';
import { runs } from '../../support/runs';

describe('rounding to a power of ten', () => {
  it.each([
    [roundTo, 1.005, -2, 1.01],
    [roundTo, 2.5, 0, 3],
    [roundTo, -2.5, 0, -2],
    [roundTo, 1.45, -1, 1.5],
    [roundTo, 1e-7, -2, 0],
    [roundTo, 1e21, 2, 1e21],
    [ceilTo, 4.35, -2, 4.35],
    [ceilTo, 4.351, -2, 4.36],
    [ceilTo, 101, 2, 200],
    [floorTo, 4.359, -2, 4.35],
    [floorTo, 1999, 3, 1000],
    [floorTo, 0.29, -2, 0.29],
  ])('%p of %d to 10^%d', (round, value, power, expected) => {
    expect(round(value, power)).toBe(expected);
  });

  it('never gives a negative zero', () => {
    for (const round of [roundTo, ceilTo]) expect(Object.is(round(-0.001, -2), 0)).toBe(true);
  });

  it('keeps floor ≤ value ≤ ceiling, at most a step apart', () => {
    // What is nearer to zero has no place left to be shifted to.
    const amounts = fc
      .double({ min: -1e9, max: 1e9, noNaN: true })
      .filter((value) => value === 0 || Math.abs(value) > 1e-300);
    fc.assert(
      fc.property(amounts, fc.integer({ min: -4, max: 4 }), (value, power) => {
        const [low, high] = [floorTo(value, power), ceilTo(value, power)];
        // A number that fills all its digits is moved by the last of them.
        const digit = Math.abs(value) * 2 ** -51 + 1e-15;
        expect(low).toBeLessThanOrEqual(value + digit);
        expect(high).toBeGreaterThanOrEqual(value - digit);
        expect([low, high]).toContain(roundTo(value, power));
        expect(high - low).toBeLessThanOrEqual(10 ** power + 3 * digit);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

describe('a displayed repayment', () => {
  it.each([
    [153.3623, 154],
    [170, 170],
    [170.00000009, 170],
    [169.99999999, 170],
    [170.0000002, 171],
    [0, 0],
    [0.2, 1],
  ])('of $%d reads $%d', (repayment, displayed) => {
    expect(displayRepayment(repayment)).toBe(displayed);
  });
});
