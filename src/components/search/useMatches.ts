import type { SearchState } from '../../search/searchState';
import { type Answered, useAnswer } from '../ui/later/useAnswer';
import { findMatches, type Matches } from './findMatches';
import { useSearchConfig } from './SearchConfig';
import { useBudgetTerms } from './useBudgetTerms';

/**
 * What searches other than the shopper's own would find, in the order of `states`.
 * @param most how many cards of each
 */
export function useMatches(
  states: readonly SearchState[],
  most = 0,
): Answered<readonly Matches[]> | undefined {
  const { vocabulary, settings } = useSearchConfig();
  const terms = useBudgetTerms();
  return useAnswer({ states, most, termMonths: terms?.termMonths }, () =>
    findMatches(states, vocabulary, terms, most, settings.hostedSearch),
  );
}
