import type { SavedSearch } from '../../../device/savedSearches';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { parseSearchUrl } from '../../../search/address/url';
import type { BudgetTerms } from '../../../search/budget';
import { searchRequest } from '../../../search/searchRequest';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { stockEngine } from '../../stock/engine/stockEngine';

/**
 * How many stock items of each saved search arrived since its results were last seen, in the order of the searches. A search
 * for something that the stock no longer knows finds none. Rejects if the search fails.
 */
export async function countNew(
  searches: readonly SavedSearch[],
  vocabulary: SearchVocabulary,
  budgetTerms: BudgetTerms | undefined,
  hosted: HostedSearch | undefined,
): Promise<readonly number[]> {
  const queries = searches.map(({ address }) => parseSearchUrl(address, vocabulary));
  const requests = searches.map(({ seenAt }, place) => {
    const { indexName, params } = searchRequest(queries[place]?.state ?? {}, vocabulary, {
      hitsPerPage: 0,
      budgetTerms,
    });
    // The index counts in seconds.
    const numericFilters = [...params.numericFilters, `createdAt>${Math.floor(seenAt / 1000)}`];
    return { indexName, params: { ...params, numericFilters } };
  });
  const { results } = await stockEngine(hosted).search(requests as never);
  return results.map((result, place) =>
    'nbHits' in result && queries[place]?.notices.length === 0 ? (result.nbHits ?? 0) : 0,
  );
}
