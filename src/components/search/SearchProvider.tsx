import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useConnector } from 'react-instantsearch';
import { pageValue } from '../../device/pageValue';
import { canonicalState } from '../../search/address/url';
import { connectSearch, type SearchStep, stateToUi } from '../../search/connectSearch';
import type { LooseState, SearchState } from '../../search/searchState';
import { useSearchConfig } from './SearchConfig';
import { useBudgetTerms } from './useBudgetTerms';

/** The actions that a part of the listing can take. */
interface SearchActions {
  /**
   * Searches for another state. A function gets the current state when the change is made, so two changes in a row both
   * count. A change of a filter starts on the first page.
   */
  readonly change: (next: LooseState | ((query: SearchState) => LooseState)) => void;
  /** Returns the address of a state, with the foreign parameters of the page's address. */
  readonly addressOf: (state: SearchState) => string;
  /** Repeats the same search, after a fault. */
  readonly searchAgain: () => void;
}

interface Searching extends SearchActions {
  readonly store: SearchStore;
  /** Makes the search of the address, then what the shopper chose before there was a search. */
  readonly begin: () => void;
}

const Context = createContext<Searching | null>(null);

/**
 * Connects the listing to its InstantSearch: mounts the one widget, and keeps the store from which every part selects. It
 * does not render again when the search changes.
 */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { vocabulary, first, typedWords } = useSearchConfig();
  const budgetTerms = useBudgetTerms();
  /** Hears InstantSearch once it has been told what to search for. Until then it reports what the page began with. */
  const store = useRef<SearchStore>(undefined);
  const onStep = useCallback((step: SearchStep) => store.current?.take(step), []);
  const connected = useConnector(connectSearch, { vocabulary, budgetTerms, onStep });
  const [searching] = useState((): Searching => {
    const { state, results, error, index, searchAgain } = connected as SearchStep;
    const made = createSearchStore({
      query: state,
      results: results as Search['results'],
      // Without results of its own, InstantSearch gives empty ones.
      cards: index.getResults() === null ? 'awaited' : first ? 'built' : 'found',
      error,
    });
    const search: SearchActions['change'] = (next) => {
      store.current = made;
      const { query } = made.get();
      const { state: canonical } = canonicalState(
        typeof next === 'function' ? next(query) : next,
        vocabulary,
      );
      made.setQuery(canonical);
      index.setIndexUiState(stateToUi(canonical)[index.getIndexId()] ?? {});
    };
    let early: Parameters<SearchActions['change']>[0][] | undefined = [];
    return {
      store: made,
      searchAgain,
      change: (next) => {
        if (early) early.push(next);
        else search(next);
      },
      begin: () => {
        const changes = early ?? [];
        early = undefined;
        first?.begin();
        if (!first) store.current = made;
        else if (typedWords === undefined) search(first.state);
        // The search waits for the words that were typed on another page.
        else made.setQuery(first.state);
        changes.forEach(search);
      },
      addressOf: (state: SearchState) => index.createURL(() => stateToUi(state)[index.getIndexId()] ?? {}),
    };
  });
  useEffect(() => {
    // InstantSearch makes no search before its own effects have run, and they run after this one.
    queueMicrotask(searching.begin);
  }, [searching]);
  return <Context value={searching}>{children}</Context>;
}

function useSearching(): Searching {
  const searching = useContext(Context);
  if (searching === null) throw new Error('The search is used outside of a SearchProvider.');
  return searching;
}

export const useSearchActions = (): SearchActions => useSearching();

/**
 * Selects a part of the search. The component renders when that part changes, in the same turn as every other part.
 * @param select must not make new objects, or the component would render forever
 */
export function useSearch<Part>(select: (search: Search) => Part): Part {
  const { store } = useSearching();
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}

/**
 * Selects a part of the search for a deferred render, so that the cards are painted first. For everything beside the
 * results.
 * @param isSame whether two parts are equal, if `select` makes new objects
 */
export function useSearchLater<Part>(
  select: (search: Search) => Part,
  isSame: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const { store } = useSearching();
  const [part, setPart] = useState(() => select(store.get()));
  const latest = useRef({ select, isSame });
  latest.current = { select, isSame };
  useLayoutEffect(() => {
    const follow = () => {
      const next = latest.current.select(store.get());
      setPart((before) => (latest.current.isSame(before, next) ? before : next));
    };
    // Catches up with changes while this part was not mounted.
    follow();
    return store.subscribe(() => startTransition(follow));
  }, [store]);
  return part;
}

type Results = NonNullable<SearchStep['results']>;
type Timer = ReturnType<typeof setTimeout>;

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

interface SearchStore {
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
const RESULT_GRACE_MS = 100;
/** Milliseconds until a search without an answer says so. A shorter time would flicker. */
const SLOW_AFTER_MS = 300;

/**
 * One store for everything that the listing shows of its search. Unchanged parts of a state stay the same objects, so a
 * selector returns the same value until its part changes.
 */
export function createSearchStore(first: Pick<Search, 'query' | 'results' | 'cards' | 'error'>): SearchStore {
  const shared = pageValue<Search>({ ...first, onScreen: first.query, isSlow: false });
  const get = shared.snapshot;
  /** The request that the results answer. */
  let answered = first.query;
  let hasResults = first.cards !== 'awaited';
  let isLate = false;
  let moment: Timer | undefined;
  let patience: Timer | undefined;
  const set = (change: Partial<Search>) => {
    const keys = Object.keys(change) as (keyof Search)[];
    if (keys.some((key) => !Object.is(change[key], get()[key]))) shared.set({ ...get(), ...change });
  };
  const settle = () => {
    clearTimeout(moment);
    clearTimeout(patience);
    moment = undefined;
    patience = undefined;
    isLate = false;
  };
  const unhidden = () => (get().cards === 'built' ? 'awaited' : get().cards);
  const giveUpWaiting = () => {
    isLate = true;
    set({ onScreen: get().query, cards: unhidden() });
  };
  const isWaiting = () => get().query !== answered;
  const setQuery = (state: SearchState) => {
    const query = keepParts(get().query, state);
    set({ query, ...(isLate ? { onScreen: query } : {}) });
    if (isWaiting()) moment ??= setTimeout(giveUpWaiting, RESULT_GRACE_MS);
    else settle();
  };
  return {
    get,
    subscribe: shared.subscribe,
    setQuery,
    take: ({ state, results, isPending, error }) => {
      const latest = results ?? get().results;
      hasResults ||= results !== null;
      setQuery(state);
      // Requested but not sent yet: the next step will tell more.
      const isOnItsWay = isWaiting() && latest === get().results && !isLate;
      if (error === undefined && (isPending || isOnItsWay)) {
        if (isPending && isWaiting()) patience ??= setTimeout(() => set({ isSlow: true }), SLOW_AFTER_MS);
        set({ results: latest, error });
        return;
      }
      settle();
      answered = get().query;
      set({
        onScreen: get().query,
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
