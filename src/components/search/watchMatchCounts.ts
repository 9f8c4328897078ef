import { QueryObserver } from '@tanstack/react-query';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { BudgetTerms } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { queryClient } from '../ui/queryClient';
import { countMatches } from './findMatches';

/** Counts what each search finds, and again as `queryClient` does with everything that pages read. @returns stops it */
export function watchMatchCounts(
  onCounts: (counts: readonly number[]) => void,
  searches: readonly SearchState[],
  vocabulary: SearchVocabulary,
  terms: BudgetTerms | undefined,
  hosted: HostedSearch | undefined,
): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['matchCounts', searches, terms?.termMonths],
    queryFn: () => countMatches(searches, vocabulary, terms, hosted),
  });
  const tell = ({ data }: { readonly data: readonly number[] | undefined }) => data && onCounts(data);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
