import { useEffect } from 'react';
import type { BudgetTerms } from '../../search/budget/budget';
import type { SearchState } from '../../search/searchState';
import { useMatchCounts } from './useMatchCounts';

export interface MatchCountsProps {
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
