import { pageValue } from '../../device/pageValue';
import type { SearchStep } from '../../search/connectSearch';
import type { SearchState } from '../../search/searchState';

type Results = NonNullable<SearchStep['results']>;

export interface Search {
  readonly query: SearchState;
  /** The query of everything else on the screen: results, count, heading. It follows `query` with the answer, or if that is slow. */
  readonly onScreen: SearchState;
  readonly results: Results;
  /**
   * - `found`: the results come from a search, or from the page as it was built for its address;
   * - `built`: the page was built for another search than its address names, and hides its results until that is slow;
   * - `awaited`: the shopper waits for the first results.
   */
  readonly cards: 'found' | 'built' | 'awaited';
  readonly error: Error | undefined;
  /** Whether the shopper has waited for as long as InstantSearch calls stalled. A shorter time would flicker. */
  readonly isSlow: boolean;
}

export interface SearchStore {
  readonly get: () => Search;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over a step of InstantSearch. */
  readonly take: (step: SearchStep) => void;
  /** Takes over a new request, whose search has been started. */
  readonly setQuery: (state: SearchState) => void;
}

/**
 * One store for everything that the listing shows of its search. Unchanged parts of a state stay the same objects, so a
 * selector returns the same value until its part changes.
 *
 * A tap renders the tapped control at once, and everything else with the answer: one change of the page costs one layout and
 * paint, not two. Only a search that InstantSearch calls stalled is shown before its answer.
 */
export function createSearchStore(first: Pick<Search, 'query' | 'results' | 'cards' | 'error'>): SearchStore {
  const shared = pageValue<Search>({ ...first, onScreen: first.query, isSlow: false });
  const get = shared.snapshot;
  /** The request that the results answer. */
  let answered = first.query;
  let hasResults = first.cards !== 'awaited';
  const set = (change: Partial<Search>) => {
    const keys = Object.keys(change) as (keyof Search)[];
    if (keys.some((key) => !Object.is(change[key], get()[key]))) shared.set({ ...get(), ...change });
  };
  const unhidden = () => (get().cards === 'built' ? 'awaited' : get().cards);
  return {
    get,
    subscribe: shared.subscribe,
    setQuery: (state) => {
      const query = keepParts(get().query, state);
      set({ query, ...(get().isSlow && { onScreen: query }) });
    },
    take: ({ state, results, status, error }) => {
      const query = keepParts(get().query, state);
      const latest = results ?? get().results;
      hasResults ||= results !== null;
      const isWaiting = query !== answered;
      const isPending = status === 'loading' || status === 'stalled';
      // InstantSearch may render a request that it has not sent yet.
      const isOnItsWay = isWaiting && latest === get().results;
      if (error === undefined && (isPending || isOnItsWay)) {
        const isSlow = isWaiting && (status === 'stalled' || get().isSlow);
        set({ query, results: latest, error, isSlow, ...(isSlow && { onScreen: query, cards: unhidden() }) });
        return;
      }
      answered = query;
      const cards = error === undefined && hasResults ? 'found' : unhidden();
      set({ query, onScreen: query, results: latest, cards, error, isSlow: false });
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
