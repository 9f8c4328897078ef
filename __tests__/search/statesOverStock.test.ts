import { join, resolve } from 'node:path';
import fc from 'fast-check';
import instantsearch, { type InstantSearch, type SearchClient } from 'instantsearch.js';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { type BudgetTerms, withoutIdleBudget } from '../../src/search/budget';
import { facetValues } from '../../src/search/choices';
import { connectSearch, stateToUi } from '../../src/search/connectSearch';
import type { HitsResponse } from '../../src/search/engines/embedded';
import { createInProcessEngine } from '../../src/search/engines/embedded/build';
import { ALL_FILTERS } from '../../src/search/filters/filters';
import { FACET_VALUES_LIMIT } from '../../src/search/indexRecord';
import {
  CHOSEN_ATTRIBUTES,
  COUNTED_ATTRIBUTES,
  searchParameters,
  searchRequest,
} from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { buildVocabulary, type SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import { okValue } from '../../support/okValue';
import { DEALERSHIP } from '../../support/projectFolder';
import { aStockContext } from '../../support/stock/aStockContext';
import { loadStock } from '../../support/stock/loadStock';
import { runs } from '../support/runs';
import { bruteForceStates, type ExpectedResults } from '../support/search/bruteForceStates';
import { openedIndex } from '../support/search/openedIndex';
import { stockStates, withFacts } from '../support/search/stockStates';
import { describeWithRealStock, realStockFile } from '../support/stock/realStockFile';

const terms: BudgetTerms = {
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } })),
};

type SearchResults = NonNullable<ReturnType<InstantSearch['mainIndex']['getResults']>>;

/** A whole InstantSearch with the widgets of the listing, over the engine as a browser has it. */
interface Listing {
  readonly show: (state: SearchState) => Promise<SearchResults>;
  /** How many vehicles match, as "+6 without Red" asks. */
  readonly countOf: (states: readonly SearchState[]) => Promise<readonly number[]>;
  readonly close: () => void;
}

const openListing = async (items: readonly StockItem[], vocabulary: SearchVocabulary): Promise<Listing> => {
  const engine = createInProcessEngine(await openedIndex(items.map(toIndexRecord)));
  const search: InstantSearch = instantsearch({
    indexName: 'stock',
    searchClient: { search: engine.search } as SearchClient,
    insights: false,
    future: { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true },
  });
  const none = () => undefined;
  search.addWidgets([connectSearch(none)({ vocabulary, budgetTerms: terms })]);
  /** InstantSearch also renders while it waits: what counts is the first render after the results. */
  const rendered = () =>
    new Promise<void>((resolve, reject) => {
      search.removeAllListeners('error');
      search.on('error', reject);
      search.mainHelper?.derivedHelpers[0]?.once('result', () => {
        search.once('render', () => resolve());
      });
    });
  search.start();
  await rendered();
  return {
    show: async (state) => {
      const done = rendered();
      search.setUiState(stateToUi(state));
      await done;
      return search.mainIndex.getResults() as SearchResults;
    },
    countOf: async (states) => {
      const requests = states.map((state) =>
        searchRequest(state, vocabulary, { hitsPerPage: 0, budgetTerms: terms }),
      );
      const { results } = await engine.search(requests as never);
      return results.map((result) => (result as unknown as HitsResponse).nbHits);
    },
    close: () => search.dispose(),
  };
};

const TOGGLED_ATTRIBUTES = COUNTED_ATTRIBUTES.filter((attribute) => !CHOSEN_ATTRIBUTES.includes(attribute));

/** Compares what the listing shows with what looking at every vehicle gives. */
const compareShown = (
  results: SearchResults,
  expected: ExpectedResults,
  chosen: Readonly<Record<string, readonly string[]>>,
): void => {
  expect(results.nbHits).toBe(expected.count);
  expect(results.nbPages).toBe(expected.pages);
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(expected.ids);

  for (const attribute of CHOSEN_ATTRIBUTES) {
    const shown = new Map(facetValues(results, attribute).map(({ value, count }) => [value, count]));
    const counts = new Map(expected.counts.get(attribute));
    // InstantSearch shows what is chosen at zero too, where other values are left and no hyphen stands in its way.
    const atZero = (chosen[attribute] ?? []).filter(
      (value) => !counts.has(value) && !value.startsWith('\\-'),
    );
    if (counts.size > 0) for (const value of atZero) counts.set(value, 0);
    if (counts.size > FACET_VALUES_LIMIT) {
      // Of very many models the commonest and the chosen are shown, each with its exact count.
      expect(shown.size).toBeGreaterThanOrEqual(FACET_VALUES_LIMIT);
      const least = [...counts.values()].sort((a, b) => b - a)[FACET_VALUES_LIMIT - 1] ?? 0;
      expect([...shown].filter(([value, count]) => counts.get(value) !== count)).toEqual([]);
      const own = chosen[attribute] ?? [];
      expect([...shown].filter(([value, count]) => count < least && !own.includes(value))).toEqual([]);
      continue;
    }
    expect([attribute, Object.fromEntries(shown)]).toEqual([attribute, Object.fromEntries(counts)]);
  }
  for (const attribute of TOGGLED_ATTRIBUTES) {
    const values = (results.getFacetValues(attribute, {}) ?? []) as { name: string; count: number }[];
    const count = values.find(({ name }) => name === 'true')?.count ?? 0;
    expect([attribute, count]).toEqual([attribute, expected.counts.get(attribute)?.get('true') ?? 0]);
  }
};

const without = (state: SearchState, key: string): SearchState =>
  Object.fromEntries(Object.entries(state).filter(([other]) => other !== key));

const bodyTypes = [
  { name: 'Hatch', value: 'Hatch,Hatchback' },
  { name: 'SUV', value: 'SUV' },
  { name: 'Ute', value: 'Ute,Ute / Tray,Cab Chassis' },
  { name: 'Work', value: 'Ute / Tray,Commercial' },
  { name: 'Coupe and convertible', value: 'Coupe,Convertible' },
];

/** Every state of a random sample, set in one listing after another. */
const agrees = async (given: readonly StockItem[], numRuns: number): Promise<void> => {
  const items = given.filter(({ status }) => status === 'available');
  const vocabulary = vocabularyOf(items);
  const lookAtAll = bruteForceStates(items, { bodyTypes: vocabulary.bodyTypes, terms });
  const listing = await openListing(items, vocabulary);
  try {
    await fc.assert(
      fc.asyncProperty(stockStates(items, vocabulary), async (given) => {
        // A budget that pays for nothing is never part of a search.
        const state = withoutIdleBudget(given, terms);
        const chosen = searchParameters(state, { vocabulary }).disjunctiveFacetsRefinements ?? {};
        const expected = lookAtAll(state);
        compareShown(await listing.show(state), expected, chosen);
        const keys = [...expected.without.keys()];
        expect(await listing.countOf(keys.map((key) => without(state, key)))).toEqual([
          ...expected.without.values(),
        ]);
      }),
      { numRuns, seed: 17, endOnFailure: true },
    );
  } finally {
    listing.close();
  }
};

const load = async (feed: string, mappingFile?: string): Promise<readonly StockItem[]> =>
  okValue(await loadStock({ feed, ...(mappingFile && { mappingFile }), site: aStockContext() })).items;
const vocabularyOf = (items: readonly StockItem[]): SearchVocabulary =>
  buildVocabulary(items.map(toIndexRecord), { stockType: 'cars', bodyTypes });

describe('results, counts and “+6 without Red” of random searches', () => {
  let stock: readonly StockItem[];
  beforeAll(async () => {
    stock = withFacts(await load(join(DEALERSHIP, 'feed/stock.csv')));
  });

  it(
    'are what looking at every vehicle gives',
    async () => {
      await agrees(stock, runs(40, 2_000));
    },
    runs(60_000, 1_800_000),
  );

  it('are tried with every filter', () => {
    const states = fc.sample(stockStates(stock, vocabularyOf(stock)), { numRuns: 2_000, seed: 17 });
    const tried = new Set(states.flatMap(Object.keys));
    expect(ALL_FILTERS.filter(({ key }) => !tried.has(key)).map(({ key }) => key)).toEqual([]);
  });
});

describeWithRealStock('the real listings', () => {
  let items: readonly StockItem[];
  beforeAll(async () => {
    items = await load(realStockFile ?? '', resolve(__dirname, '../../support/stock/australian.mapping.yml'));
  }, 300_000);

  it(
    'have the results, counts and bounds that looking at every vehicle gives',
    async () => {
      await agrees(items, runs(25, 2_000));
    },
    runs(300_000, 7_200_000),
  );
});
