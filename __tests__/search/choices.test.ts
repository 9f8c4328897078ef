import fc from 'fast-check';
import { choicesOf } from '../../src/search/choices';
import { runs } from '../support/runs';

const none = { facets: [], chosen: [], fixed: [], labels: [], wordsOf: (value: string) => value };
const word = fc.constantFrom('Ute', 'Cab Chassis', 'SUV', 'Van', '2', '10', 'Wagon', 'constructor');
const words = fc.uniqueArray(word);

describe('The options of a filter', () => {
  test('are the values in stock by name, numbers by size', () => {
    const facets = ['10', '7', '2'].map((value, place) => ({ value, count: place + 1 }));
    expect(choicesOf({ ...none, facets }).map(({ label, count }) => [label, count])).toEqual([
      ['2', 3],
      ['7', 2],
      ['10', 1],
    ]);
  });

  test('are the fixed ones in their order if there are any, even at zero', () => {
    const facets = [{ value: 'Used', count: 5 }];
    expect(choicesOf({ ...none, facets, fixed: ['New', 'Used'] })).toEqual([
      { label: 'New', values: ['New'], count: 0, isChosen: false },
      { label: 'Used', values: ['Used'], count: 5, isChosen: false },
    ]);
  });

  test('are labels that stand for several values, counted together', () => {
    const labels = [{ label: 'Ute', values: ['Ute', 'Cab Chassis'] }];
    const facets = [
      { value: 'Cab Chassis', count: 2 },
      { value: 'SUV', count: 4 },
      { value: 'Ute', count: 3 },
    ];
    expect(choicesOf({ ...none, facets, labels, chosen: ['Ute', 'Cab Chassis'] })).toEqual([
      { label: 'Ute', values: ['Ute', 'Cab Chassis'], count: 5, isChosen: true },
      { label: 'SUV', values: ['SUV'], count: 4, isChosen: false },
    ]);
  });

  test('always hold what is chosen, and all of the stock that no fixed list leaves out, each value once', () => {
    fc.assert(
      fc.property(words, words, words, (inStock, chosen, fixed) => {
        const facets = inStock.map((value) => ({ value, count: 1 }));
        const choices = choicesOf({ ...none, facets, chosen, fixed });
        const values = choices.flatMap((choice) => choice.values);
        expect(new Set(values).size).toBe(values.length);
        expect(values).toEqual(expect.arrayContaining([...chosen, ...(fixed.length > 0 ? fixed : inStock)]));
        expect(choices.filter(({ isChosen }) => isChosen)).toHaveLength(chosen.length);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
