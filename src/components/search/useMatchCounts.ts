import { useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { BudgetTerms } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import { useStockVocabulary } from './useStockVocabulary';

interface MatchCounts {
  /** How many vehicles in stock each search finds; `undefined` until these searches are counted. */
  readonly counts: readonly number[] | undefined;
  /** The last counts, maybe of the searches before, for what must not flicker. */
  readonly latest: readonly number[] | undefined;
}

/** How long a slider has to rest before its matches are counted, in milliseconds. */
const RESTING = 150;

/**
 * How many vehicles in stock each search finds, counted by the engine in one batch. The engine and the script that asks it
 * load with the first count, not with the page.
 */
export function useMatchCounts(searches: readonly SearchState[], terms?: BudgetTerms): MatchCounts {
  const settings = useStockSettings();
  const vocabulary = useStockVocabulary();
  const [latest, setLatest] = useState<{ readonly key: string; readonly counts: readonly number[] }>();
  const key = JSON.stringify([searches, terms?.termMonths]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the searches and their terms
  useEffect(() => {
    if (searches.length === 0) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "match-counts" */ './watchMatchCounts').then(
        ({ watchMatchCounts }) => {
          const onCounts = (counts: readonly number[]) => setLatest({ key, counts });
          if (!isOver) stop = watchMatchCounts(onCounts, searches, vocabulary, terms, settings);
        },
        // If the script does not load, the page shows no counts.
        () => undefined,
      );
    }, RESTING);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [key, vocabulary, settings]);
  return { counts: latest?.key === key ? latest.counts : undefined, latest: latest?.counts };
}
