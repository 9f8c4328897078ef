import fc from 'fast-check';
import { chipsOf } from '../../../src/components/search/chips';
import type { SearchState } from '../../../src/search/searchState';
import { searchState } from '../../search/arbitraries';
import { runs } from '../../support/runs';

const read = (state: SearchState, budgetReach?: string) =>
  chipsOf(state, { budgetReach })
    .map(({ lead, label }) => (lead ? `${lead} ${label}` : label))
    .join(' ');

describe('The chips', () => {
  test('read like a sentence', () => {
    expect(
      read(
        {
          vehType: ['Used'],
          make: ['Mazda', 'Toyota'],
          keywords: 'tow',
          colour: ['Red', 'White'],
          seats: ['5'],
          tags: ['One owner'],
          location: ['Barden Creek'],
          kilometresMax: 60000,
          priceRange: { min: 10000, max: 20000 },
          yearRange: { min: 2020 },
          special: true,
          budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 },
        },
        'new up to $35,597 · used up to $33,973',
      ),
    ).toBe(
      '“tow” Used Mazda or Toyota in Red or White with 5 seats at Barden Creek with One owner up to 60,000 km ' +
        '$10,000 to $20,000 from 2020 $170 a week: new up to $35,597 · used up to $33,973 Special',
    );
  });

  test('say a count and a year as people do', () => {
    expect(read({ keywords: 'red 6cyl 5dr 3star' })).toBe('“red 6 cyl 5 door 3 star”');
    expect(read({ yearRange: { min: 2019, max: 2019 } })).toBe('2019');
  });

  test('show a budget that reaches no price too, so that it can be taken away, and that it filters nothing', () => {
    expect(read({ budget: { affordAmount: 0, frequency: 'month', depositAmount: 0 } })).toBe(
      '$0 a month: too little to filter by',
    );
  });

  test('name the deposit of a budget, without which it would reach less', () => {
    expect(
      read({ budget: { affordAmount: 170, frequency: 'week', depositAmount: 5000 } }, 'up to $38,254'),
    ).toBe('$170 a week with a $5,000 deposit: up to $38,254');
  });

  test('taken away one by one leave nothing but the order and the terms, whichever is taken first', () => {
    fc.assert(
      fc.property(searchState, fc.nat(), (state, seed) => {
        let left = state;
        for (
          let chips = chipsOf(left, { budgetReach: 'up to $1' });
          chips.length > 0;
          chips = chipsOf(left, { budgetReach: 'up to $1' })
        ) {
          const next = chips[seed % chips.length]?.without ?? {};
          expect(chipsOf(next, { budgetReach: 'up to $1' }).length).toBeLessThan(chips.length);
          left = next;
        }
        const { page: _page, ...rest } = left;
        expect(rest).toEqual({
          ...(state.sortBy === undefined ? {} : { sortBy: state.sortBy }),
          ...(state.statedTerms === undefined ? {} : { statedTerms: state.statedTerms }),
        });
      }),
      { numRuns: runs(100, 5_000) },
    );
  });

  test('have names of their own', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const keys = chipsOf(state, { budgetReach: 'up to $1' }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: runs(100, 5_000) },
    );
  });
});
