import instantsearch, { type InitialResults, type InstantSearch, type UiState } from 'instantsearch.js';
import {
  connectConfigure,
  connectHits,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectToggleRefinement,
} from 'instantsearch.js/cjs/connectors';
import { getInitialResults, waitForResults } from 'instantsearch.js/cjs/lib/server';
import type { SearchEngine } from '../search/engine';
import { INDEX_PREFIX } from '../search/indexNames';
import {
  CONFIGURE,
  RANGE_ATTRIBUTES,
  REFINED_ATTRIBUTES,
  rangeProps,
  refinementProps,
  TOGGLED_ATTRIBUTES,
  toggleProps,
} from '../search/searchWidgets';

const render = () => undefined;

/**
 * The results that InstantSearch would have after its first search in a browser, for a page that the build writes.
 * It runs the same widgets on the same engine, so hydration finds what it expects and asks nothing again.
 */
export async function firstResults(
  engine: SearchEngine,
  uiState: UiState,
  sortItems: { label: string; value: string }[],
): Promise<InitialResults> {
  const search: InstantSearch = instantsearch({
    indexName: INDEX_PREFIX,
    searchClient: engine,
    initialUiState: uiState,
    insights: false,
  });
  search.addWidgets([
    connectConfigure(render)({ searchParameters: CONFIGURE }),
    connectSearchBox(render)({}),
    connectSortBy(render)({ items: sortItems }),
    connectHits(render)({}),
    connectPagination(render)({}),
    ...REFINED_ATTRIBUTES.map((attribute) => connectRefinementList(render)(refinementProps(attribute))),
    ...RANGE_ATTRIBUTES.map((attribute) => connectRange(render)(rangeProps(attribute))),
    ...TOGGLED_ATTRIBUTES.map((attribute) => connectToggleRefinement(render)(toggleProps(attribute))),
  ]);
  search.start();
  const requests = await waitForResults(search);
  const results = getInitialResults(search.mainIndex, requests);
  search.dispose();
  return JSON.parse(JSON.stringify(results)) as InitialResults;
}
