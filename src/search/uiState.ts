import type { StateMapping, UiState } from 'instantsearch.js';
import { INDEX_PREFIX } from './indexNames';
import type { SearchState } from './searchState';

/** A search state as the whole UI state of an InstantSearch with the one stock index (`connectSearch`). */
export const stateToUi = (state: SearchState): UiState => ({ [INDEX_PREFIX]: state as UiState[string] });

/** The inverse of `stateToUi`. */
export const uiToState = (ui: UiState): SearchState => (ui[INDEX_PREFIX] ?? {}) as SearchState;

/** The mapping that InstantSearch's `routing` takes, beside `stockRouter`: what is routed is a search state. */
export const STOCK_STATE_MAPPING: StateMapping<UiState, SearchState> = {
  $$type: 'forecourt.stock',
  stateToRoute: uiToState,
  routeToState: stateToUi,
};
