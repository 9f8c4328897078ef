import fc from 'fast-check';
import { nearMatches } from '../../../../src/components/search/results/nearMatches';
import { runs } from '../../../support/runs';
import { recordOf } from '../../../support/stock/recordOf';

const card = (title: string) => recordOf({ title }).card;
const lists = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e').map(card), { maxLength: 4 }));

describe('The cars that come close', () => {
  test('come from every filter in turn', () => {
    const near = nearMatches([['a', 'b', 'c'].map(card), ['a', 'd'].map(card)], 3);
    expect(near.map(({ title }) => title)).toEqual(['a', 'b', 'd']);
  });

  test('are each shown once, none is invented, and no more than asked for', () => {
    fc.assert(
      fc.property(lists, fc.nat(6), (found, most) => {
        const all = new Set(found.flat().map(({ objectID }) => objectID));
        const near = nearMatches(found, most).map(({ objectID }) => objectID);
        expect(new Set(near).size).toBe(near.length);
        expect(near.filter((id) => !all.has(id))).toEqual([]);
        expect(near).toHaveLength(Math.min(most, all.size));
      }),
      { numRuns: runs(300, 3_000) },
    );
  });
});
