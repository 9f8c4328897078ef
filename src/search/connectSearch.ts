import type { SearchParameters } from 'algoliasearch-helper';
import type {
  Connector,
  IndexUiState,
  IndexWidget,
  InitOptions,
  InstantSearch,
  RenderOptions,
  StateMapping,
  UiState,
} from 'instantsearch.js';
import { withoutIdleBudget } from './budget';
import type { QueryContext } from './filters/filterKind';
import { INDEX_PREFIX } from './indexRecord';
import { COUNTED_ATTRIBUTES, NEEDED_ATTRIBUTES, NUMBER_ATTRIBUTES, searchParameters } from './searchRequest';
import type { SearchState } from './searchState';

// Type aliases, not interfaces: InstantSearch requires types with an index signature.
export type SearchStep = {
  readonly state: SearchState;
  /** The last results; `null` before the first ones. */
  readonly results: RenderOptions['results'] | null;
  readonly status: InstantSearch['status'];
  readonly error: Error | undefined;
  /** InstantSearch's own index, with which to change the search. */
  readonly index: IndexWidget;
  readonly searchAgain: () => void;
};

type ConnectSearchParams = QueryContext & {
  readonly onStep?: ((step: SearchStep) => void) | undefined;
};
type Description = { $$type: 'forecourt.search'; renderState: SearchStep; indexUiState: IndexUiState };

/** The only widget of the stock search. Its UI state is the search state itself; it renders nothing. */
export const connectSearch: Connector<Description, ConnectSearchParams> =
  (_render, unmount = () => {}) =>
  (widgetParams) => {
    const { onStep } = widgetParams;
    // InstantSearch keeps search parameters, also those of the last answer, and asks for the state that they came from. The
    // latest states come last.
    const states = new Map<string, SearchState>();
    const none = () => {};
    const step = ({ instantSearchInstance, parent, results }: InitOptions | RenderOptions): SearchStep => ({
      state: instantSearchInstance.getUiState()[parent.getIndexId()] as SearchState,
      results: results ?? null,
      status: instantSearchInstance.status,
      error: instantSearchInstance.error,
      index: parent,
      searchAgain: () => instantSearchInstance.refresh(),
    });
    let quiet: (() => void) | undefined;
    return {
      $$type: 'forecourt.search',
      init: (options) => {
        const { instantSearchInstance } = options;
        // An error of the search is shown on the page, not thrown.
        instantSearchInstance.addListener('error', none);
        quiet = () => instantSearchInstance.removeListener('error', none);
        onStep?.(step(options));
      },
      // Renders before the first results too, because the first search may fail.
      shouldRender: () => true,
      render: (options) => onStep?.(step(options)),
      dispose: ({ state }) => {
        quiet?.();
        unmount();
        return state;
      },
      getWidgetRenderState: (options) => ({ ...step(options), widgetParams }),
      getWidgetUiState: (uiState, { searchParameters: parameters }) =>
        states.get(markOf(parameters)) ?? uiState,
      getWidgetSearchParameters: (given, { uiState }) => {
        const state = withoutIdleBudget(uiState as SearchState, widgetParams.budgetTerms);
        const parameters = given.setQueryParameters(searchParameters(state, widgetParams));
        const mark = markOf(parameters);
        states.delete(mark);
        states.set(mark, state);
        for (const oldest of [...states.keys()].slice(0, -MAX_STATES)) states.delete(oldest);
        return parameters;
      },
    };
  };

/** More states than InstantSearch holds parameters at one time. */
const MAX_STATES = 20;

const markOf = (parameters: SearchParameters): string =>
  JSON.stringify([
    parameters.index,
    parameters.query,
    parameters.page,
    parameters.filters,
    COUNTED_ATTRIBUTES.map((attribute) => parameters.getDisjunctiveRefinements(attribute)),
    NEEDED_ATTRIBUTES.map((attribute) => parameters.getConjunctiveRefinements(attribute)),
    NUMBER_ATTRIBUTES.map((attribute) => parameters.getNumericRefinements(attribute)),
  ]);

/** A search state as the UI state of an InstantSearch with one index (`connectSearch`). */
export const stateToUi = (state: SearchState): UiState => ({ [INDEX_PREFIX]: state as UiState[string] });

/** The inverse of `stateToUi`. */
export const uiToState = (ui: UiState): SearchState => (ui[INDEX_PREFIX] ?? {}) as SearchState;

/** The mapping for InstantSearch's `routing`, which also takes `stockRouter`. It routes a search state. */
export const STOCK_STATE_MAPPING: StateMapping<UiState, SearchState> = {
  $$type: 'forecourt.stock',
  stateToRoute: uiToState,
  routeToState: stateToUi,
};
