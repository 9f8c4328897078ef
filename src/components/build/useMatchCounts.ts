import { useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/** How many vehicles each search finds, asked of the engine in one batch; `undefined` until it is known. */
export function useMatchCounts(
  searches: readonly SearchState[],
  vocabulary: SearchVocabulary,
): readonly number[] | undefined {
  const { hostedSearch } = useStockSettings();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly counts: readonly number[] }>();
  const asked = JSON.stringify(searches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the searches
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "count-matches" */ '../search/findMatches')
      .then(({ countMatches }) => countMatches(searches, vocabulary, undefined, hostedSearch))
      .then(
        (counts) => isCurrent && setAnswer({ asked, counts }),
        () => undefined, // without an answer the link leads to the search all the same
      );
    return () => {
      isCurrent = false;
    };
  }, [asked, vocabulary, hostedSearch]);
  return answer?.asked === asked ? answer.counts : undefined;
}
