import type { StateMapping, UiState } from 'instantsearch.js';
import { INDEX_PREFIX } from './indexNames';
import type { SearchState } from './searchState';

/** A search state as the UI state of an InstantSearch with one index (`connectSearch`). */
export const stateToUi = (state: SearchState): UiState => ({ [INDEX_PREFIX]: state as UiState[string] });

/** The inverse of `stateToUi`. */
export const uiToState = (ui: UiState): SearchState => (ui[INDEX_PREFIX] ?? {}) as SearchState;

/** The mapping for InstantSearch's `routing`, beside `stockRouter`. It routes a search state. */
export const STOCK_STATE_MAPPING: StateMapping<UiState, SearchState> = {
  $$type: 'forecourt.stock',
  stateToRoute: uiToState,
  routeToState: stateToUi,
};
