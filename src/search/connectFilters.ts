import type { Connector, IndexUiState, Widget } from 'instantsearch.js';
import connectRange from 'instantsearch.js/es/connectors/range/connectRange';
import connectRefinementList from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList';
import connectToggleRefinement from 'instantsearch.js/es/connectors/toggle-refinement/connectToggleRefinement';
import {
  RANGE_ATTRIBUTES,
  REFINED_ATTRIBUTES,
  rangeProps,
  refinementProps,
  TOGGLED_ATTRIBUTES,
  toggleProps,
} from './searchWidgets';

// A type alias, not an interface: InstantSearch asks for types with an index signature.
type FiltersWidgetDescription = {
  $$type: 'forecourt.filters';
  renderState: Record<string, unknown>;
  indexUiState: IndexUiState;
};

/**
 * Every filter of the search as one widget that shows nothing: what InstantSearch's own connectors make of the UI state
 * and of the search parameters, without what they would prepare to be shown. That is most of the work of a tap, twice
 * for every search and every value of the stock; controls read counts from the results (`useFacetCounts`) instead.
 */
export const connectFilters: Connector<FiltersWidgetDescription, Record<string, never>> =
  (_render, unmount = () => {}) =>
  (widgetParams) => {
    const none = () => {};
    const filters: readonly Pick<Widget, 'getWidgetUiState' | 'getWidgetSearchParameters' | 'dispose'>[] = [
      ...REFINED_ATTRIBUTES.map((attribute) => connectRefinementList(none)(refinementProps(attribute))),
      ...RANGE_ATTRIBUTES.map((attribute) => connectRange(none)(rangeProps(attribute))),
      ...TOGGLED_ATTRIBUTES.map((attribute) => connectToggleRefinement(none)(toggleProps(attribute))),
    ] as Widget[];
    return {
      $$type: 'forecourt.filters',
      // A widget has to have one of `init` and `render`; React asks for the other before it takes parameters over.
      init: () => {},
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetUiState: (uiState, options) =>
        filters.reduce((state, filter) => filter.getWidgetUiState?.(state, options) ?? state, uiState),
      getWidgetSearchParameters: (parameters, options) =>
        filters.reduce(
          (state, filter) => filter.getWidgetSearchParameters?.(state, options) ?? state,
          parameters,
        ),
      dispose: (options) => {
        unmount();
        return filters.reduce(
          (state, filter) => (filter.dispose?.({ ...options, state }) as typeof state | undefined) ?? state,
          options.state,
        );
      },
    };
  };
