import { useEffect, useState } from 'react';
import type { SearchState } from '../../search/searchState';
import { findMatches, type Matches } from './findMatches';
import { useSearchConfig } from './SearchConfig';
import { useBudgetTerms } from './useBudgetTerms';

interface Answer {
  readonly asked: string;
  readonly matches: readonly Matches[];
}

/**
 * What searches other than the shopper's own would find, in the order of `states`.
 * @param most how many cards of each
 * @returns the last answer, and whether it belongs to these states; `undefined` before the first answer
 */
export function useMatches(
  states: readonly SearchState[],
  most = 0,
): { readonly matches: readonly Matches[]; readonly isCurrent: boolean } | undefined {
  const { vocabulary, settings } = useSearchConfig();
  const { hostedSearch } = settings;
  const terms = useBudgetTerms();
  const [answer, setAnswer] = useState<Answer>();
  const asked = JSON.stringify(states);
  useEffect(() => {
    let isAwaited = true;
    findMatches(JSON.parse(asked), vocabulary, terms, most, hostedSearch).then(
      (matches) => isAwaited && setAnswer({ asked, matches }),
      () => undefined, // the search itself says when it fails
    );
    return () => {
      isAwaited = false;
    };
  }, [asked, vocabulary, terms, most, hostedSearch]);
  return answer && { matches: answer.matches, isCurrent: answer.asked === asked };
}
