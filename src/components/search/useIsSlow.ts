import { useEffect, useState } from 'react';
import type { useInstantSearch } from 'react-instantsearch';

/** Milliseconds before a search that has not answered says so: less would flicker. */
const PATIENCE = 300;

interface Waiting extends Pick<ReturnType<typeof useInstantSearch>, 'results' | 'error' | 'indexUiState'> {
  readonly isPending: boolean;
}

/**
 * Whether the shopper has waited a while for what they asked. InstantSearch's own `stalled` is passed over: it is also
 * set by a search that nobody sees (a control that comes with its script), and a second search in one wait unsets it.
 */
export function useIsSlow({ results, error, indexUiState, isPending }: Waiting): boolean {
  const asked = JSON.stringify(indexUiState);
  const [answered, setAnswered] = useState(asked);
  const [isSlow, setIsSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is the signal, not a question
  useEffect(() => {
    if (!isPending) setAnswered(asked);
  }, [results, isPending]);

  const isWaiting = isPending && asked !== answered && error === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
