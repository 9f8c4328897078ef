import { join } from 'node:path';
import fc from 'fast-check';
import { chipsOf } from '../../../src/components/search/chips';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { canonicalState } from '../../../src/search/address/url';
import { LONGEST_TEXT } from '../../../src/search/codecs';
import type { SearchState } from '../../../src/search/searchState';
import { readWords } from '../../../src/search/words/readWords';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { runs } from '../../support/runs';
import { stockWordsOf } from '../../support/stock/stockWordsOf';
import { hostileText } from '../arbitraries';
import { filtersAgainst, namesOf } from './namesOf';

let items: readonly StockItem[];
let stock: ReturnType<typeof stockWordsOf>;
beforeAll(async () => {
  const feed = {
    feed: join(DEALERSHIP, 'feed/stock.csv'),
    site: aStockContext(),
  };
  items = okValue(await loadStock(feed)).items;
  stock = stockWordsOf(items);
});

/** A canonical state of filters that a stock item may meet, as chips would say it. */
const chosen = (): fc.Arbitrary<SearchState> => {
  const some = (values: readonly string[] = []) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), { nil: undefined });
  const range = (min: number, max: number) =>
    fc.option(
      fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.nat(2)).map(([a, b, ends]) => ({
        ...(ends !== 0 && { min: Math.min(a, b) }),
        ...(ends !== 1 && { max: Math.max(a, b) }),
      })),
      { nil: undefined },
    );
  const names = fc.option(
    fc.constantFrom(...items).map(({ make, model }) => ({ make: [make], model: [model] })),
    { nil: {} },
  );
  const rest = fc.record({
    vehType: some(['New', 'Demo', 'Used']),
    bodyType: some(stock.values.bodyType),
    fuelType: some(stock.values.fuelType),
    transmissionType: some(stock.values.transmissionType),
    colour: some(stock.values.colour),
    location: some(stock.values.location),
    // A tag that is equipment too is read as equipment.
    tags: some(stock.values.tags?.filter((tag) => !stock.values.equipment?.includes(tag))),
    equipment: some(['Tow bar', 'Tub liner']),
    kilometresMax: fc.option(fc.integer({ min: 1, max: 400_000 }), { nil: undefined }),
    priceRange: range(500, 200_000),
    yearRange: range(1960, 2040),
    seats: fc.option(
      fc.constantFrom(...(stock.values.seats ?? [])).map((value) => [value]),
      { nil: undefined },
    ),
    special: fc.constantFrom(true as const, undefined),
    reduced: fc.constantFrom(true as const, undefined),
    brandCertified: fc.constantFrom(true as const, undefined),
  });
  return fc
    .tuple(names, rest)
    .map(([named, others]) => canonicalState({ ...named, ...others } as SearchState, stock.vocabulary).state);
};

describe('laws of reading words', () => {
  it("gives the state back that a chip's own words say", () => {
    fc.assert(
      fc.property(chosen(), (state) => {
        const sentence = chipsOf(state, { budgetReach: undefined })
          .map(({ lead, label }) => `${lead} ${label}`.trim())
          .join(' ');
        // What is longer than an address holds is cut, so it cannot say everything.
        fc.pre(sentence.length <= LONGEST_TEXT);
        expect({ sentence, state: readWords(sentence, stock).state }).toEqual({ sentence, state });
      }),
      { numRuns: runs(80, 20_000) },
    );
  });

  it('never makes filters of a name in stock that leave out the item with that name', () => {
    for (const item of items)
      for (const name of namesOf(item))
        expect({ name, against: filtersAgainst(item, readWords(name, stock).state) }).toEqual({
          name,
          against: [],
        });
  });

  it('reads anything that can be typed without a fault, and what it leaves stays typed', () => {
    const grammar = fc.constantFrom(
      'under',
      '25k',
      '$',
      '7',
      'seater',
      'or',
      '-',
      'to',
      '2020',
      'km',
      'mazda',
      '3',
      '4x4',
    );
    const text = fc.oneof(
      hostileText,
      fc.array(fc.oneof(grammar, hostileText), { maxLength: 12 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { state, isUnderstood } = readWords(typed, stock);
        if (!isUnderstood) {
          const { keywords: _words, unread: _unread, ...filters } = state;
          expect(filters).toEqual({});
        }
        expect(canonicalState(state, stock.vocabulary)).toEqual({ state, notices: [] });
      }),
      { numRuns: runs(100, 100_000) },
    );
  });
});
