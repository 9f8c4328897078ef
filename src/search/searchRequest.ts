import { type BudgetTerms, budgetFilters, budgetLimits } from './budget/budget';
import { INDEX_PREFIX } from './indexNames';
import type { SearchState } from './searchState';
import { stateToIndexUi } from './uiState';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/** A request of the engine's query contract, for what is asked outside of InstantSearch. */
export interface SearchRequest {
  readonly indexName: string;
  readonly params: {
    readonly query: string;
    readonly facetFilters: readonly (readonly string[])[];
    readonly numericFilters: readonly string[];
    readonly filters?: string;
    readonly hitsPerPage: number;
  };
}

/** A search state as one request: for counts ("+6 without Red") and lists beside the listing. */
export function searchRequest(
  state: SearchState,
  vocabulary: SearchVocabulary,
  options: { readonly hitsPerPage: number; readonly budgetTerms?: BudgetTerms | undefined },
): SearchRequest {
  const ui = stateToIndexUi(state, vocabulary);
  const limits = state.budget && options.budgetTerms && budgetLimits(state.budget, options.budgetTerms);
  return {
    indexName: ui.sortBy ?? INDEX_PREFIX,
    params: {
      query: ui.query ?? '',
      facetFilters: [
        ...Object.entries(ui.refinementList ?? {}).map(([name, values]) =>
          values.map((value) => `${name}:${value}`),
        ),
        ...Object.keys(ui.toggle ?? {}).map((name) => [`${name}:true`]),
      ],
      numericFilters: Object.entries(ui.range ?? {}).flatMap(([name, range]) => {
        const [min, max] = range.split(':');
        return [...(min ? [`${name}>=${min}`] : []), ...(max ? [`${name}<=${max}`] : [])];
      }),
      ...(limits?.kind === 'ok' ? { filters: budgetFilters(limits.value) } : {}),
      hitsPerPage: options.hitsPerPage,
    },
  };
}
