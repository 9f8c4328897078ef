import type { SavedSearch } from '../../device/savedSearches';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { parseSearchUrl } from '../../search/address/url';
import type { BudgetTerms } from '../../search/budget';
import { searchRequest } from '../../search/searchRequest';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { stockEngine } from '../stock/engine/stockEngine';

interface Matches {
  readonly count: number;
  readonly cards: readonly StockCard[];
}

/** Searches for each state in one batch. Rejects if the search fails. */
export async function findMatches(
  states: readonly SearchState[],
  vocabulary: SearchVocabulary,
  budgetTerms: BudgetTerms | undefined,
  most: number,
  hosted: HostedSearch | undefined,
): Promise<readonly Matches[]> {
  if (states.length === 0) return [];
  const requests = states.map((state) =>
    searchRequest(state, vocabulary, { hitsPerPage: most, budgetTerms }),
  );
  const { results } = await stockEngine(hosted).search<StockCard>(requests as never);
  return results.map((result) =>
    'nbHits' in result ? { count: result.nbHits ?? 0, cards: result.hits } : { count: 0, cards: [] },
  );
}

/** Counts the vehicles that match each state. */
export const countMatches = async (
  states: readonly SearchState[],
  vocabulary: SearchVocabulary,
  budgetTerms: BudgetTerms | undefined,
  hosted: HostedSearch | undefined,
): Promise<readonly number[]> =>
  (await findMatches(states, vocabulary, budgetTerms, 0, hosted)).map(({ count }) => count);

/**
 * How many stock items of each saved search arrived since its results were last seen. A search for something that the stock no
 * longer knows finds none. Rejects if the search fails.
 */
export async function countNew(
  searches: readonly SavedSearch[],
  vocabulary: SearchVocabulary,
  budgetTerms: BudgetTerms | undefined,
  hosted: HostedSearch | undefined,
): Promise<readonly number[]> {
  const queries = searches.map(({ address }) => parseSearchUrl(address, vocabulary));
  const requests = searches.map(({ seenAt }, place) => {
    const state = queries[place]?.state ?? {};
    const { indexName, params } = searchRequest(state, vocabulary, { hitsPerPage: 0, budgetTerms });
    // The index counts in seconds.
    const numericFilters = [...params.numericFilters, `createdAt>${Math.floor(seenAt / 1000)}`];
    return { indexName, params: { ...params, numericFilters } };
  });
  const { results } = await stockEngine(hosted).search(requests as never);
  return results.map((result, place) =>
    // The page shows the rest of a search whose words no vehicle has; none of that is news.
    'nbHits' in result && !result.queryAfterRemoval && queries[place]?.notices.length === 0
      ? (result.nbHits ?? 0)
      : 0,
  );
}
