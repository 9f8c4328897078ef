import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { BudgetTerms } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { queryClient } from '../ui/queryClient';
import { useStockVocabulary } from './useStockVocabulary';

interface MatchCountsProps {
  readonly searches: readonly SearchState[];
  readonly terms: BudgetTerms | undefined;
  /** Called with the counts of these searches. */
  readonly onCounts: (counts: readonly number[], searches: readonly SearchState[]) => void;
}

/** Counts and reports. Renders nothing: a separate script, for pages that count only once somebody changes something. */
export function MatchCounts({ searches, terms, onCounts }: MatchCountsProps) {
  const counts = useMatchCounts(searches, terms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are those of the searches
  useEffect(() => {
    if (counts) onCounts(counts, searches);
  }, [counts, onCounts]);
  return null;
}

/** How long a slider has to rest before its matches are counted, in milliseconds. */
const RESTING = 150;

/**
 * How many vehicles in stock each search finds, counted by the engine in one batch; `undefined` until these searches are
 * counted, or if that fails. The engine loads with the first count, not with the page.
 */
export function useMatchCounts(
  searches: readonly SearchState[],
  terms?: BudgetTerms,
): readonly number[] | undefined {
  const { hostedSearch } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const isResting = useIsResting(JSON.stringify(searches), RESTING);
  const { data } = useQuery(
    {
      queryKey: ['matchCounts', searches, terms?.termMonths],
      queryFn: async () => {
        const { countMatches } = await import(/* webpackChunkName: "count-matches" */ './findMatches');
        return countMatches(searches, vocabulary, terms, hostedSearch);
      },
      enabled: isResting && searches.length > 0,
    },
    queryClient,
  );
  return data;
}

/** Whether a value has stayed the same for so many milliseconds. */
function useIsResting(value: string, milliseconds: number): boolean {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return resting === value;
}
