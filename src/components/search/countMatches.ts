import type { BudgetTerms } from '../../search/budget';
import { searchRequest } from '../../search/searchRequest';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary';
import { stockSearchClient } from './stockEngine';

/** How many vehicles match each state, asked of the engine in one batch. Rejects as a search does. */
export async function countMatches(
  states: readonly SearchState[],
  vocabulary: SearchVocabulary,
  budgetTerms: BudgetTerms | undefined,
): Promise<readonly number[]> {
  if (states.length === 0) return [];
  const requests = states.map((state) => searchRequest(state, vocabulary, { hitsPerPage: 0, budgetTerms }));
  const { results } = await stockSearchClient.search(requests as never);
  return results.map((result) => ('nbHits' in result ? (result.nbHits ?? 0) : 0));
}
