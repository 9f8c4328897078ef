import instantsearch from 'instantsearch.js';
import { getInitialResults, waitForResults } from 'instantsearch.js/es/lib/server';
import { bodyTypeTiles, stockLists } from '../../../generate/pages/stockLists';
import { firstResults } from '../../../generate/pages/stockPages';
import type { StockSite } from '../../../generate/stock/stockSite';
import { connectSearch, stateToUi } from '../../../src/search/connectSearch';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import type { SearchState } from '../../../src/search/searchState';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { vocabulary } from '../../search/arbitraries';
import { openedIndex } from '../../support/search/openedIndex';
import { aStockItem } from '../../support/stock/aStockItem';

const PICTURE = { images: [{ url: '/uploads/stock/1.webp' }] };
const query = { vehType: [], make: null, model: null, bodyType: null, featured: false, maxPrice: null };

/** The ids of a list of these items. */
const listed = (...items: readonly Parameters<typeof aStockItem>[0][]) => {
  const cards = items.map((item) => toIndexRecord(aStockItem(item)).card);
  const site = { cards, vocabulary: { bodyTypes: [] } } as unknown as StockSite;
  const [list] = Object.values(stockLists([{ __typename: 'StockListBlock', query, limit: 2 }], site));
  return list?.map(({ objectID }) => objectID);
};

test('a stock list has the latest arrivals with a picture', () => {
  expect(listed({ id: 'a', ...PICTURE }, { id: 'b', images: [] }, { id: 'c', ...PICTURE })).toEqual([
    'c',
    'a',
  ]);
});

test('a stock list of a dealer whose feed has no pictures is not empty', () => {
  expect(listed({ id: 'a', images: [] }, { id: 'b', images: [] })).toEqual(['b', 'a']);
});

test('a dealer who chose no body types has a tile for each of the stock, the commonest first', () => {
  const cards = ['Pop top', 'SUV', 'SUV', undefined].map(
    (bodyType, at) => toIndexRecord(aStockItem({ id: `a${at}`, ...(bodyType && { bodyType }) })).card,
  );
  const tiles = (bodyTypes: readonly object[]) =>
    bodyTypeTiles({ cards, vocabulary, content: { filters: { bodyTypes } } } as unknown as StockSite).map(
      ({ label, count, icon }) => [label, count, icon],
    );
  expect(tiles([])).toEqual([
    ['SUV', 2, '/icons/body/suv.svg'],
    ['Pop top', 1, undefined],
  ]);
  expect(tiles([{ name: 'Vans', value: 'Pop top', svgName: null }])).toEqual([['Vans', 1, undefined]]);
});

const render = () => undefined;
/** As plain JSON, without the time of the search: the same stock makes the same page. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'processingTimeMS' ? 0 : inner)));

describe('the first results of a listing', () => {
  it.each<SearchState>([
    {},
    { vehType: ['Used'] },
    { make: ['Toyota'] },
    { vehType: ['Used'], make: ['Toyota'], model: ['Hilux'] },
    { make: ['No such make'] },
    { keywords: 'hilux', page: 2 },
    { special: true, brandCertified: true },
    { bodyType: ['SUV'], priceRange: { min: 10000, max: 40000 }, kilometresMax: 120000 },
    { yearRange: { min: 2018 }, fuelType: ['Diesel', 'Petrol'], sortBy: 'price_asc' },
  ])('of %j are what InstantSearch has after its first search', async (state) => {
    const engine = createInProcessEngine(await openedIndex(inventedRecords(200)));
    const search = instantsearch({
      indexName: 'stock',
      searchClient: engine,
      initialUiState: stateToUi(state),
      insights: false,
    });
    search.addWidgets([connectSearch(render)({ vocabulary })]);
    search.start();
    const requests = await waitForResults(search);
    const expected = getInitialResults(search.mainIndex, requests);

    const built = await firstResults(engine, state, vocabulary);

    expect(built).toEqual(plain(expected));
    search.dispose();
  });
});
