import instantsearch from 'instantsearch.js';
import { getInitialResults, waitForResults } from 'instantsearch.js/es/lib/server';
import { firstResults } from '../../../generate/pages/stockPages';
import { connectSearch, stateToUi } from '../../../src/search/connectSearch';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import type { SearchState } from '../../../src/search/searchState';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { vocabulary } from '../../search/arbitraries';
import { openedIndex } from '../../support/search/openedIndex';

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
