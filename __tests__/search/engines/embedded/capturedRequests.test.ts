import instantsearch, { type SearchClient, type UiState } from 'instantsearch.js';
import {
  connectConfigure,
  connectHierarchicalMenu,
  connectHits,
  connectMenu,
  connectNumericMenu,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectToggleRefinement,
} from 'instantsearch.js/cjs/connectors';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import captured from '../../../../support/search/instantSearchRequests.json';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { openedIndex } from '../../../support/search/openedIndex';

type Requests = readonly { readonly indexName: string; readonly params?: object }[];

const none = () => undefined;
const index = openedIndex(inventedRecords(100));
const tree = ['location.name', 'colour'];

/** What the installed InstantSearch asks for a state: each batch, in order. */
const asks = async (ui: UiState[string], { hierarchical = false, filters = '' } = {}): Promise<Requests> => {
  const engine = createInProcessEngine(await index);
  const batches: Requests[] = [];
  const search = instantsearch({
    indexName: 'stock',
    initialUiState: { stock: ui },
    insights: false,
    searchClient: {
      search: (requests: Requests) => {
        batches.push(JSON.parse(JSON.stringify(requests)));
        return engine.search(requests as never);
      },
    } as SearchClient,
  });
  search.addWidgets([
    connectConfigure(none)({
      searchParameters: {
        hitsPerPage: 24,
        maxValuesPerFacet: 300,
        clickAnalytics: true,
        userToken: 'anonymous-1',
        ...(filters && { filters }),
      },
    }),
    connectSearchBox(none)({}),
    connectHits(none)({}),
    connectPagination(none)({}),
    connectSortBy(none)({ items: ['stock', 'stock_price_asc'].map((value) => ({ label: value, value })) }),
    ...['bodyType', 'make', 'model'].map((attribute) =>
      connectRefinementList(none)({ attribute, operator: 'or', limit: 20 }),
    ),
    connectRefinementList(none)({ attribute: 'tags', operator: 'and' }),
    connectMenu(none)({ attribute: 'vehType' }),
    connectToggleRefinement(none)({ attribute: 'featured' }),
    connectRange(none)({ attribute: 'price' }),
    connectRange(none)({ attribute: 'odometer' }),
    connectNumericMenu(none)({ attribute: 'year', items: [{ label: 'Any' }, { label: 'New', start: 2018 }] }),
    ...(hierarchical ? [connectHierarchicalMenu(none)({ attributes: tree })] : []),
  ]);
  search.start();
  await new Promise<void>((resolve) => {
    search.mainHelper?.derivedHelpers[0]?.once('result', () => search.once('render', () => resolve()));
  });
  search.dispose();
  return batches.at(-1) ?? [];
};

describe('the recorded requests', () => {
  it.each<[keyof typeof captured, UiState[string], Parameters<typeof asks>[1]?]>([
    ['empty', {}],
    [
      'prefixWithTwoFacetsAndPrice',
      {
        query: 'toy',
        refinementList: { bodyType: ['SUV', 'Ute / Tray'], make: ['Toyota'] },
        range: { price: '10000:30000' },
      },
    ],
    ['sortedSecondPage', { sortBy: 'stock_price_asc', page: 2, menu: { vehType: 'Used' } }],
    [
      'conjunctiveToggleAndNumericMenu',
      {
        refinementList: { tags: ['4x4', 'one owner'] },
        toggle: { featured: true },
        numericMenu: { year: '2018:' },
      },
    ],
    ['hierarchical', { hierarchicalMenu: { 'location.name': ['Bega', 'Red'] } }, { hierarchical: true }],
    [
      'budget',
      { refinementList: { bodyType: ['SUV'] } },
      { filters: 'priceNew<=33254 OR priceDemo<=32000 OR priceUsed<=30500' },
    ],
  ])('are what the installed InstantSearch asks: %s', async (...[name, ui, options]) => {
    expect(await asks(ui, options)).toEqual(captured[name]);
  });
});
