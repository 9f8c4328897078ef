import searchHelper, { SearchParameters } from 'algoliasearch-helper';
import type { InitialResults } from 'instantsearch.js';
import { INDEX_PREFIX } from '../../search/indexNames';
import type { SearchEngine } from '../../search/searchEngine';
import { searchParameters } from '../../search/searchParameters';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/**
 * The results that InstantSearch would have after its first search in a browser, for pages that the build writes.
 * `searchParameters` says what to ask, here and in the browser, so a page finds what it expects and asks nothing again.
 * InstantSearch itself is not started: mounting and rendering takes most of the time of a listing.
 */
export async function firstResults(
  engine: SearchEngine,
  searched: SearchState,
  vocabulary: SearchVocabulary,
): Promise<InitialResults> {
  const parameters = new SearchParameters(searchParameters(searched, { vocabulary }));
  let requestParams: readonly object[] = [];
  let answers: readonly object[] = [];
  const client: SearchEngine = {
    search: (async (requests: readonly { readonly params: object }[]) => {
      requestParams = requests.map(({ params }) => params);
      const answer = await engine.search(requests as never);
      answers = answer.results;
      return answer;
    }) as SearchEngine['search'],
  };
  const helper = searchHelper(client as never, parameters.index, parameters);
  const { state } = await helper.searchOnce({});
  // The same stock is to make the same page, however long its search took.
  const results = answers.map((result) => ({ ...result, processingTimeMS: 0 }));
  // As it arrives in a browser: plain JSON without undefined values. Results have none anyway.
  return { [INDEX_PREFIX]: { ...JSON.parse(JSON.stringify({ state, requestParams })), results } };
}
