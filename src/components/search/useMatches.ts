import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchState } from '../../search/searchState';
import { queryClient } from '../ui/queryClient';
import { findMatches, type Matches } from './findMatches';
import { useSearchConfig } from './SearchConfig';
import { useBudgetTerms } from './useBudgetTerms';

export interface OtherMatches {
  /** The matches of each search, in their order. While they change, those of the searches before. */
  readonly matches: readonly Matches[] | undefined;
  /** Whether the matches are those of the searches before. */
  readonly isPrevious: boolean;
}

/**
 * What searches other than the shopper's own would find.
 * @param most how many cards of each
 */
export function useMatches(searches: readonly SearchState[], most = 0): OtherMatches {
  const { vocabulary, settings } = useSearchConfig();
  const terms = useBudgetTerms();
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: ['matches', searches, most, terms?.termMonths],
      queryFn: () => findMatches(searches, vocabulary, terms, most, settings.hostedSearch),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return { matches: data, isPrevious: isPlaceholderData };
}
