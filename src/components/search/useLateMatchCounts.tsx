import { type ReactNode, useCallback, useState } from 'react';
import type { BudgetTerms } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { useLateComponent } from '../ui/later/useLateComponent';

interface LateMatchCounts {
  /** How many vehicles in stock each search finds; `undefined` until these searches are counted. */
  readonly counts: readonly number[] | undefined;
  /** The last counts, maybe of the searches before, for what must not flicker. */
  readonly latest: readonly number[] | undefined;
  /** Must be rendered. It shows nothing. */
  readonly counter: ReactNode;
}

const load = async () => (await import(/* webpackChunkName: "match-counts" */ './MatchCounts')).MatchCounts;

/** `useMatchCounts` as a script that loads with the first search to count. */
export function useLateMatchCounts(searches: readonly SearchState[], terms?: BudgetTerms): LateMatchCounts {
  const [latest, setLatest] = useState<{ readonly of: string; readonly counts: readonly number[] }>();
  const { Component: MatchCounts } = useLateComponent(load, searches.length > 0 ? 'now' : 'never');
  const onCounts = useCallback(
    (counts: readonly number[], of: readonly SearchState[]) => setLatest({ of: JSON.stringify(of), counts }),
    [],
  );
  const isCurrent = latest !== undefined && latest.of === JSON.stringify(searches);
  return {
    counts: isCurrent ? latest.counts : undefined,
    latest: latest?.counts,
    counter: MatchCounts && <MatchCounts searches={searches} terms={terms} onCounts={onCounts} />,
  };
}
