import type { SearchStep } from '../../search/connectSearch';
import type { SearchState } from '../../search/searchState';

type Results = NonNullable<SearchStep['results']>;
type Timer = ReturnType<typeof setTimeout>;

/** The search as the listing shows it. */
export interface Search {
  /** What the shopper searches for, which controls show. */
  readonly query: SearchState;
  /** The query of everything else on the screen: results, count, heading. It follows `query` after a moment at most. */
  readonly onScreen: SearchState;
  readonly results: Results;
  /**
   * - `found`: the results are those of a search, or of the page as it was built for its address;
   * - `built`: the page was built for another search than its address names, and hides its results for a moment;
   * - `awaited`: the shopper waits for the first results.
   */
  readonly cards: 'found' | 'built' | 'awaited';
  readonly error: Error | undefined;
  /** Whether the shopper has waited for a while. */
  readonly isSlow: boolean;
}

export interface SearchStore {
  readonly get: () => Search;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over a step of InstantSearch. */
  readonly take: (step: SearchStep) => void;
  /** Shows a new request, whose search has been started. */
  readonly setQuery: (state: SearchState) => void;
}

/**
 * How long to wait for an answer before the page changes, in milliseconds. An engine that is ready answers within this time,
 * and one change of the page costs one layout and paint, not two. On a slow phone, a second layout would delay the answer.
 * The tapped control itself shows the request at once.
 */
const MOMENT = 100;
/** Milliseconds until a search without an answer says so. A shorter time would flicker. */
const PATIENCE = 300;

/**
 * One store for everything that the listing shows of its search. Unchanged parts of a state stay the same objects, so a
 * selector returns the same value until its part changes.
 */
export function createSearchStore(first: Pick<Search, 'query' | 'results' | 'cards' | 'error'>): SearchStore {
  let search: Search = { ...first, onScreen: first.query, isSlow: false };
  /** The request that the results answer. */
  let answered = first.query;
  let hasResults = first.cards !== 'awaited';
  let isLate = false;
  let moment: Timer | undefined;
  let patience: Timer | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<Search>) => {
    const next = { ...search, ...change };
    if ((Object.keys(change) as (keyof Search)[]).every((key) => Object.is(next[key], search[key]))) return;
    search = next;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    clearTimeout(moment);
    clearTimeout(patience);
    moment = undefined;
    patience = undefined;
    isLate = false;
  };
  const unhidden = () => (search.cards === 'built' ? 'awaited' : search.cards);
  const giveUpWaiting = () => {
    isLate = true;
    set({ onScreen: search.query, cards: unhidden() });
  };
  const isWaiting = () => search.query !== answered;
  const setQuery = (state: SearchState) => {
    const query = keepParts(search.query, state);
    set({ query, ...(isLate ? { onScreen: query } : {}) });
    if (isWaiting()) moment ??= setTimeout(giveUpWaiting, MOMENT);
    else settle();
  };
  return {
    get: () => search,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery,
    take: ({ state, results, isPending, error }) => {
      const latest = results ?? search.results;
      hasResults ||= results !== null;
      setQuery(state);
      // Requested but not sent yet: the next step will tell more.
      const isOnItsWay = isWaiting() && latest === search.results && !isLate;
      if (error === undefined && (isPending || isOnItsWay)) {
        if (isPending && isWaiting()) patience ??= setTimeout(() => set({ isSlow: true }), PATIENCE);
        set({ results: latest, error });
        return;
      }
      settle();
      answered = search.query;
      set({
        onScreen: search.query,
        results: latest,
        cards: error === undefined && hasResults ? 'found' : unhidden(),
        error,
        isSlow: false,
      });
    },
  };
}

/** The new state with equal parts of the old one, or the old state if all are equal. States are small and plain. */
export function keepParts(before: SearchState, after: SearchState): SearchState {
  const keys = Object.keys(after) as (keyof SearchState)[];
  const parts = keys.map((key) => {
    const isEqual = JSON.stringify(before[key]) === JSON.stringify(after[key]);
    return [key, isEqual ? before[key] : after[key]] as const;
  });
  const isSame =
    keys.length === Object.keys(before).length && parts.every(([key, value]) => before[key] === value);
  return isSame ? before : (Object.fromEntries(parts) as SearchState);
}
