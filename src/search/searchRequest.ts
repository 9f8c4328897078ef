import { askedBy, escapeValue } from './asked';
import type { BudgetTerms } from './budget/budget';
import type { SearchState } from './searchState';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/** A request in the engine's query contract, for questions outside of InstantSearch. */
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

/** A search state as one request, for counts ("+6 without Red") and for lists beside the listing. */
export function searchRequest(
  state: SearchState,
  vocabulary: SearchVocabulary,
  {
    hitsPerPage,
    budgetTerms,
  }: { readonly hitsPerPage: number; readonly budgetTerms?: BudgetTerms | undefined },
): SearchRequest {
  const {
    query = '',
    indexName,
    filters,
    anyOf = {},
    between = {},
  } = askedBy(state, {
    vocabulary,
    budgetTerms,
  });
  return {
    indexName,
    params: {
      query,
      facetFilters: Object.entries(anyOf).map(([name, values]) =>
        values.map((value) => `${name}:${escapeValue(value)}`),
      ),
      numericFilters: Object.entries(between).flatMap(([name, { min, max }]) => [
        ...(min === undefined ? [] : [`${name}>=${min}`]),
        ...(max === undefined ? [] : [`${name}<=${max}`]),
      ]),
      ...(filters === undefined ? {} : { filters }),
      hitsPerPage,
    },
  };
}
