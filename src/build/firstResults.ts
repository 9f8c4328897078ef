import searchHelper, { SearchParameters } from 'algoliasearch-helper';
import type { IndexUiState, InitialResults } from 'instantsearch.js';
import {
  connectConfigure,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectToggleRefinement,
} from 'instantsearch.js/cjs/connectors';
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

/** The widgets of the stock search. They are only asked what they would search for, so one set serves every page. */
const stockWidgets = (sortItems: { label: string; value: string }[]) => [
  connectConfigure(render)({ searchParameters: CONFIGURE }),
  connectSearchBox(render)({}),
  connectSortBy(render)({ items: sortItems }),
  connectPagination(render)({}),
  ...REFINED_ATTRIBUTES.map((attribute) => connectRefinementList(render)(refinementProps(attribute))),
  ...RANGE_ATTRIBUTES.map((attribute) => connectRange(render)(rangeProps(attribute))),
  ...TOGGLED_ATTRIBUTES.map((attribute) => connectToggleRefinement(render)(toggleProps(attribute))),
];

/**
 * The results that InstantSearch would have after its first search in a browser, for pages that the build writes.
 * The same widgets say what to ask of the same engine, so hydration finds what it expects and asks nothing again.
 * InstantSearch itself is not started: mounting and rendering its widgets takes most of the time of a listing.
 */
export function firstResultsOf(
  engine: SearchEngine,
  sortItems: { label: string; value: string }[],
): (uiState: IndexUiState) => Promise<InitialResults> {
  const widgets = stockWidgets(sortItems);
  return async (uiState) => {
    const parameters = widgets.reduce(
      (soFar, widget) => widget.getWidgetSearchParameters?.(soFar, { uiState }) ?? soFar,
      new SearchParameters({ index: INDEX_PREFIX }),
    );
    let requestParams: readonly object[] = [];
    const client: SearchEngine = {
      search: ((requests: readonly { readonly params: object }[]) => {
        requestParams = requests.map(({ params }) => params);
        return engine.search(requests as never);
      }) as SearchEngine['search'],
    };
    const { content, state } = await searchHelper(client as never, INDEX_PREFIX, parameters).searchOnce({});
    // The same stock is to make the same page, however long its search took.
    const results = content._rawResults.map((result) => ({ ...result, processingTimeMS: 0 }));
    // As it arrives in a browser: plain JSON, where what is undefined is not there.
    return JSON.parse(
      JSON.stringify({ [INDEX_PREFIX]: { state, results, requestParams } }),
    ) as InitialResults;
  };
}
