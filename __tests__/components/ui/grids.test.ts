import fc from 'fast-check';
import { rowLengths } from '../../../src/components/ui/grids';

test('five cards in rows of three at most are three and two, seven are three, two and two', () => {
  expect(rowLengths(5, 3)).toEqual([3, 2]);
  expect(rowLengths(7, 3)).toEqual([3, 2, 2]);
});

test('every card is in a row, no row is too long, and rows differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 }), (cards, most) => {
      const rows = rowLengths(cards, most);
      expect(rows.reduce((a, b) => a + b)).toBe(cards);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    }),
  );
});
