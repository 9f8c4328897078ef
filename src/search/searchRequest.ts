import type { BudgetTerms } from './budget/budget';
import type { FilterQuery, QueryContext } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import type { SearchState } from './searchState';
import { usualIndexName } from './sortOptions';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/** What a state asks of the engine: the questions of all its filters together. */
export function queryOf(
  state: SearchState,
  context: QueryContext,
): FilterQuery & Required<Pick<FilterQuery, 'indexName'>> {
  const queries = ALL_FILTERS.flatMap((filter) =>
    state[filter.key] === undefined ? [] : [filter.toQuery(state[filter.key], context)],
  );
  const indexName = usualIndexName(context.vocabulary.sortOptions, state.keywords !== undefined);
  return Object.assign({ indexName }, ...queries, {
    anyOf: Object.assign({}, ...queries.map(({ anyOf }) => anyOf)),
    between: Object.assign({}, ...queries.map(({ between }) => between)),
  });
}

/**
 * A value in the engine's grammar, which reads a hyphen at the start as "not". A backslash in front prevents that. A value
 * that already starts with backslashes and a hyphen gets one more.
 */
export const escapeValue = (value: string): string => (/^\\*-/.test(value) ? `\\${value}` : value);

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
  } = queryOf(state, {
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
