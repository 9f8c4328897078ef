import { useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { BudgetTerms } from '../../search/budget/budget';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/**
 * How many vehicles in stock a search finds, asked of the engine; `undefined` until it is known, and where there is
 * nothing to ask (`null`). The engine is loaded with the first question, not with the page.
 */
export function useMatchCount(
  state: SearchState | null,
  vocabulary: SearchVocabulary,
  terms: BudgetTerms | undefined,
): number | undefined {
  const { hostedSearch } = useStockSettings();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly count: number }>();
  const asked = JSON.stringify([state, terms?.termMonths]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the state and the terms
  useEffect(() => {
    if (state === null || terms === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "count-matches" */ '../search/findMatches')
        .then(({ countMatches }) => countMatches([state], vocabulary, terms, hostedSearch))
        .then(
          ([count]) => isCurrent && count !== undefined && setAnswer({ asked, count }),
          () => undefined, // without an answer the link leads to the search all the same
        );
    }, SETTLED);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, vocabulary, hostedSearch]);
  return answer?.asked === asked ? answer.count : undefined;
}

/** A dragged slider asks once, where it comes to rest. */
const SETTLED = 150;
