import type { SearchStep } from '../../search/connectSearch';
import type { SearchState } from '../../search/searchState';

type Results = NonNullable<SearchStep['results']>;
type Timer = ReturnType<typeof setTimeout>;

/** The search as the listing shows it. */
export interface Search {
  /** What the shopper asked for last: what a control shows. */
  readonly asked: SearchState;
  /** What was asked for, with its answer: what everything else shows. It waits for a slow answer a moment, no longer. */
  readonly shown: SearchState;
  readonly results: Results;
  readonly error: Error | undefined;
  /** Whether the shopper has waited a while for what they asked. */
  readonly isSlow: boolean;
}

export interface SearchStore {
  readonly get: () => Search;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over where InstantSearch stands. */
  readonly take: (step: SearchStep) => void;
  /** Shows what is asked for from now on; the search for it is on its way. */
  readonly ask: (state: SearchState) => void;
}

/**
 * Milliseconds in which the engine of a page that is ready answers. One change of the page is laid out and painted once,
 * two are twice; a longer wait, and a tap would seem to do nothing.
 */
const MOMENT = 50;
/** Milliseconds before a search that has not answered says so: less would flicker. */
const PATIENCE = 300;

/**
 * One store for all that the listing shows of its search. Parts of a state that did not change stay the same objects, so
 * that a selector of a part gives the same value until that part changes.
 */
export function createSearchStore(first: Pick<Search, 'asked' | 'results' | 'error'>): SearchStore {
  let search: Search = { ...first, shown: first.asked, isSlow: false };
  /** What the results answer. */
  let answered = first.asked;
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
  const giveUpWaiting = () => {
    isLate = true;
    set({ shown: search.asked });
  };
  const isWaiting = () => search.asked !== answered;
  const ask = (state: SearchState) => {
    const asked = keepParts(search.asked, state);
    set({ asked, ...(isLate ? { shown: asked } : {}) });
    if (isWaiting()) moment ??= setTimeout(giveUpWaiting, MOMENT);
    else settle();
  };
  return {
    get: () => search,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    take: ({ state, results, isPending, error }) => {
      const found = results ?? search.results;
      ask(state);
      // Asked already, and not sent yet: the next step says more.
      const isOnItsWay = isWaiting() && found === search.results && !isLate;
      if (error === undefined && (isPending || isOnItsWay)) {
        if (isPending && isWaiting()) patience ??= setTimeout(() => set({ isSlow: true }), PATIENCE);
        set({ results: found, error });
        return;
      }
      settle();
      answered = search.asked;
      set({ shown: search.asked, results: found, error, isSlow: false });
    },
  };
}

/** The state with every part that is equal kept; the very state where all are. States are small and plain. */
export function keepParts(before: SearchState, after: SearchState): SearchState {
  const keys = Object.keys(after) as (keyof SearchState)[];
  const kept = keys.map((key) => {
    const isEqual = JSON.stringify(before[key]) === JSON.stringify(after[key]);
    return [key, isEqual ? before[key] : after[key]] as const;
  });
  const isSame =
    keys.length === Object.keys(before).length && kept.every(([key, value]) => before[key] === value);
  return isSame ? before : (Object.fromEntries(kept) as SearchState);
}
