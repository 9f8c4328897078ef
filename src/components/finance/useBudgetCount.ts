import { useEffect, useState } from 'react';
import type { BudgetTerms } from '../../search/budget';
import type { BudgetState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary';

/**
 * How many vehicles in stock a budget reaches, asked of the search engine; `undefined` until it is known. The engine
 * is loaded with the first question, not with the page.
 */
export function useBudgetCount(
  budget: BudgetState | null,
  vocabulary: SearchVocabulary,
  terms: BudgetTerms | undefined,
): number | undefined {
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly count: number }>();
  const asked = JSON.stringify([budget, terms?.termMonths]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for budget and terms
  useEffect(() => {
    if (budget === null || terms === undefined) return;
    let isCurrent = true;
    import(/* webpackChunkName: "count-matches" */ '../search/countMatches')
      .then(({ countMatches }) => countMatches([{ budget }], vocabulary, terms))
      .then(
        ([count]) => isCurrent && count !== undefined && setAnswer({ asked, count }),
        () => undefined, // without an answer the button says "Show them"
      );
    return () => {
      isCurrent = false;
    };
  }, [asked, vocabulary]);
  return answer?.asked === asked ? answer.count : undefined;
}
