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
import type { SearchEngine } from '../../search/engine';
import { INDEX_PREFIX } from '../../search/indexNames';
import {
  CONFIGURE,
  RANGE_ATTRIBUTES,
  REFINED_ATTRIBUTES,
  rangeProps,
  refinementProps,
  TOGGLED_ATTRIBUTES,
  toggleProps,
} from '../../search/searchWidgets';

const render = () => undefined;

/** The part of a widget that we use. */
interface AskedWidget {
  getWidgetSearchParameters?(parameters: SearchParameters, of: { uiState: IndexUiState }): SearchParameters;
}

interface StockWidget {
  readonly widget: AskedWidget;
  /** What the widget reads from a page's state; `undefined` if its request is always the same. */
  readonly chosen: (uiState: IndexUiState) => unknown;
}

/** The widgets of the stock search. We only ask them what they would search for, so one set serves every page. */
const stockWidgets = (sortItems: { label: string; value: string }[]): readonly StockWidget[] => [
  { widget: connectConfigure(render)({ searchParameters: CONFIGURE }), chosen: () => undefined },
  { widget: connectSearchBox(render)({}), chosen: ({ query }) => query },
  { widget: connectSortBy(render)({ items: sortItems }), chosen: ({ sortBy }) => sortBy },
  { widget: connectPagination(render)({}), chosen: ({ page }) => page },
  ...REFINED_ATTRIBUTES.map((attribute) => ({
    widget: connectRefinementList(render)(refinementProps(attribute)),
    chosen: ({ refinementList }: IndexUiState) => refinementList?.[attribute],
  })),
  ...RANGE_ATTRIBUTES.map((attribute) => ({
    widget: connectRange(render)(rangeProps(attribute)),
    chosen: ({ range }: IndexUiState) => range?.[attribute],
  })),
  ...TOGGLED_ATTRIBUTES.map((attribute) => ({
    widget: connectToggleRefinement(render)(toggleProps(attribute)),
    chosen: ({ toggle }: IndexUiState) => toggle?.[attribute],
  })),
];

/** The search parameters with those of the widgets for a state added. */
const asking = (parameters: SearchParameters, widgets: readonly StockWidget[], uiState: IndexUiState) =>
  widgets.reduce(
    (soFar, { widget }) => widget.getWidgetSearchParameters?.(soFar, { uiState }) ?? soFar,
    parameters,
  );

/**
 * The results that InstantSearch would have after its first search in a browser, for pages that the build writes. The same
 * widgets say what to ask of the same engine, so hydration finds what it expects and does not search again. InstantSearch
 * itself is not started: mounting and rendering its widgets takes most of the time of a listing.
 */
export function firstResultsOf(
  engine: SearchEngine,
  sortItems: { label: string; value: string }[],
): (uiState: IndexUiState) => Promise<InitialResults> {
  const widgets = stockWidgets(sortItems);
  const always = asking(new SearchParameters({ index: INDEX_PREFIX }), widgets, {});
  return async (uiState) => {
    // There are thousands of listings, and few widgets have anything to say about one.
    const chosen = widgets.filter((widget) => widget.chosen(uiState) !== undefined);
    const parameters = asking(always, chosen, uiState);
    let requestParams: readonly object[] = [];
    const client: SearchEngine = {
      search: ((requests: readonly { readonly params: object }[]) => {
        requestParams = requests.map(({ params }) => params);
        return engine.search(requests as never);
      }) as SearchEngine['search'],
    };
    const { content, state } = await searchHelper(client as never, parameters.index, parameters).searchOnce(
      {},
    );
    // The same stock must make the same page, however long its search took.
    const results = content._rawResults.map((result) => ({ ...result, processingTimeMS: 0 }));
    // As it arrives in a browser: plain JSON without undefined values. Results have none anyway.
    return { [INDEX_PREFIX]: { ...JSON.parse(JSON.stringify({ state, requestParams })), results } };
  };
}
