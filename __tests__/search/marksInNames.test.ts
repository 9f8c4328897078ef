import { join } from 'node:path';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { formatSearchUrl, parseSearchUrl } from '../../src/search/address/url';
import { createAlgoliaSearch } from '../../src/search/engines/algolia/algoliaEngine';
import type { HitsResponse } from '../../src/search/engines/embedded';
import { createInProcessEngine } from '../../src/search/engines/embedded/build';
import { CHOSEN_ATTRIBUTES, searchRequest } from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { buildVocabulary, type SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { loadStock } from '../../support/stock/loadStock';
import { hostedOn, indexOn } from '../support/search/algoliaServer/hostedStock';
import { type AlgoliaServer, startAlgoliaServer } from '../support/search/algoliaServer/startAlgoliaServer';
import { openedIndex } from '../support/search/openedIndex';

type Engine = (requests: unknown) => Promise<{ readonly results: readonly unknown[] }>;

let server: AlgoliaServer;
let items: readonly StockItem[];
let vocabulary: SearchVocabulary;
let engines: readonly (readonly [name: string, engine: Engine])[];

beforeAll(async () => {
  const feed = join(__dirname, '../support/cases/S1/stock.csv');
  items = okValue(await loadStock({ feed, mappingFile: null, site: aStockContext() })).items;
  const records = items.map(toIndexRecord);
  vocabulary = buildVocabulary(records, { stockType: 'cars' });
  server = await startAlgoliaServer();
  await indexOn(server, records);
  const embedded = createInProcessEngine(await openedIndex(records));
  engines = [
    ['embedded', (requests) => embedded.search(requests as never)],
    ['hosted', createAlgoliaSearch(hostedOn(server))],
  ];
});
afterAll(() => server.stop());

/** Every value that a shopper can tick, by the filter's key in the search state. */
const FIELDS = {
  make: (item) => item.make,
  model: (item) => item.model,
  badge: (item) => item.variations,
  colour: (item) => item.colour,
  location: (item) => item.location?.name,
} as const satisfies Partial<Record<keyof SearchState, (item: StockItem) => string | undefined>>;
type Key = keyof typeof FIELDS;
const KEYS = Object.keys(FIELDS) as readonly Key[];
const ATTRIBUTES: Readonly<Record<Key, string>> = {
  make: 'make',
  model: 'model',
  badge: 'badge',
  colour: 'colour',
  location: 'location.name',
};

const ask = async (engine: Engine, state: SearchState): Promise<HitsResponse> => {
  const { indexName, params } = searchRequest(state, vocabulary, { hitsPerPage: 24 });
  const { results } = await engine([{ indexName, params: { ...params, facets: CHOSEN_ATTRIBUTES } }]);
  return results[0] as HitsResponse;
};
const ids = ({ hits }: HitsResponse): readonly string[] => hits.map(({ objectID }) => objectID).sort();

describe('Names with marks that addresses and engines read as something else', () => {
  it('are all in stock, each under its own name', () => {
    expect(items.map(({ make, model, variations }) => [make, model, variations])).toEqual([
      ['Isuzu', 'D-Max', 'LS-U+'],
      ['Isuzu', 'D-Max', 'LS-U'],
      ['Rolls & Co', '100%', 'R:Line~2'],
      ['Mazda', 'MX-5', '-R'],
      ['Fiat', '500e?', '#1 Edition'],
      ['Fiat', '500e', 'La Prima'],
    ]);
  });

  it.each(KEYS)(
    'each %s lists its own cars in both engines, from the state and from its address',
    async (key) => {
      const values = new Set(items.flatMap((item) => FIELDS[key](item) ?? []));
      expect(values.size).toBeGreaterThan(2);
      for (const value of values) {
        const state: SearchState = { [key]: [value] };
        const expected = items.filter((item) => FIELDS[key](item) === value).map(({ id }) => id);
        const address = formatSearchUrl(state, vocabulary);
        expect(parseSearchUrl(address, vocabulary)).toEqual({ state, foreign: [], notices: [] });
        // As a browser gives it back after a visit.
        const { pathname, search } = new URL(address, 'https://example.com');
        const shared = parseSearchUrl(pathname + search, vocabulary).state;
        for (const [name, engine] of engines) {
          expect([value, name, ids(await ask(engine, state))]).toEqual([value, name, expected]);
          expect([value, name, ids(await ask(engine, shared))]).toEqual([value, name, expected]);
        }
      }
    },
  );

  it('are offered by both engines with the same counts', async () => {
    for (const key of KEYS) {
      const counts: Record<string, number> = {};
      for (const item of items) {
        const value = FIELDS[key](item);
        if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
      }
      for (const [name, engine] of engines) {
        const { facets } = await ask(engine, {});
        expect([name, facets?.[ATTRIBUTES[key]]]).toEqual([name, counts]);
      }
    }
  });
});
