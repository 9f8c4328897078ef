import type { SearchParameters } from 'algoliasearch-helper';
import type { Connector, IndexUiState, IndexWidget, InitOptions, RenderOptions } from 'instantsearch.js';
import type { AskedOf } from './filters/filterKind';
import { COUNTED_ATTRIBUTES, NUMBER_ATTRIBUTES, searchParameters } from './searchParameters';
import type { SearchState } from './searchState';

/** Where a search stands after one of its steps. */
// Type aliases, not interfaces: InstantSearch asks for types with an index signature.
export type SearchStep = {
  readonly state: SearchState;
  /** The last results; `null` before the first. */
  readonly results: RenderOptions['results'] | null;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  /** InstantSearch's own index: the way to change what is searched for. */
  readonly index: IndexWidget;
  readonly searchAgain: () => void;
};

export type ConnectSearchParams = AskedOf & {
  /** Told of each step. */
  readonly onStep?: ((step: SearchStep) => void) | undefined;
};
type Description = {
  $$type: 'forecourt.search';
  renderState: SearchStep;
  indexUiState: IndexUiState;
};

/**
 * The one widget of the stock search. InstantSearch's UI state of the index is the search state itself; what the engine
 * is asked follows from it by `searchParameters`. It shows nothing and prepares nothing to be shown: controls change the
 * state, and read counts from the results.
 */
export const connectSearch: Connector<Description, ConnectSearchParams> =
  (_render, unmount = () => {}) =>
  (widgetParams) => {
    const { onStep } = widgetParams;
    // InstantSearch keeps parameters and asks which state they came from, of the last search that was answered too.
    const states = new Map<string, SearchState>();
    const none = () => {};
    const step = ({ instantSearchInstance, parent, results }: InitOptions | RenderOptions): SearchStep => ({
      state: instantSearchInstance.getUiState()[parent.getIndexId()] as SearchState,
      results: results ?? null,
      isPending: instantSearchInstance.status === 'loading' || instantSearchInstance.status === 'stalled',
      error: instantSearchInstance.error,
      index: parent,
      searchAgain: () => instantSearchInstance.refresh(),
    });
    let quiet: (() => void) | undefined;
    return {
      $$type: 'forecourt.search',
      init: (options) => {
        const { instantSearchInstance } = options;
        // A fault of the search is shown, not thrown.
        instantSearchInstance.addListener('error', none);
        quiet = () => instantSearchInstance.removeListener('error', none);
        onStep?.(step(options));
      },
      // Before the first results too: the first search may fail.
      shouldRender: () => true,
      render: (options) => onStep?.(step(options)),
      dispose: ({ state }) => {
        quiet?.();
        unmount();
        return state;
      },
      getWidgetRenderState: (options) => ({ ...step(options), widgetParams }),
      getWidgetUiState: (uiState, { searchParameters: given }) => states.get(markOf(given)) ?? uiState,
      getWidgetSearchParameters: (given, { uiState }) => {
        const state = withoutIdleBudget(uiState as SearchState, widgetParams);
        const parameters = given.setQueryParameters(searchParameters(state, widgetParams));
        states.set(markOf(parameters), state);
        return parameters;
      },
    };
  };

/** A dealership without finance knows no budgets: its addresses have none. */
function withoutIdleBudget(state: SearchState, { budgetTerms }: AskedOf): SearchState {
  if (budgetTerms) return state;
  const { budget: _none, ...rest } = state;
  return rest;
}

/** Tells search parameters apart by what they ask. */
const markOf = (parameters: SearchParameters): string =>
  JSON.stringify([
    parameters.index,
    parameters.query,
    parameters.page,
    parameters.filters,
    COUNTED_ATTRIBUTES.map((attribute) => parameters.getDisjunctiveRefinements(attribute)),
    NUMBER_ATTRIBUTES.map((attribute) => parameters.getNumericRefinements(attribute)),
  ]);
