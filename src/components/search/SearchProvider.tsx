import type { IndexUiState } from 'instantsearch.js';
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
import { canonicalState } from '../../search/address/url';
import { connectSearch, type SearchStep } from '../../search/connectSearch';
import type { LooseState, SearchState } from '../../search/searchState';
import { useSearchConfig } from './SearchConfig';
import { createSearchStore, type Search, type SearchStore } from './searchStore';
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

/** Connects the listing to its InstantSearch. It does not render again when the search changes. */
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
      query: first ?? state,
      results: results as Search['results'],
      // Without results of its own, InstantSearch gives empty ones.
      cards: index.getResults() === null ? 'awaited' : first ? 'built' : 'found',
      error,
    });
    const search: SearchActions['change'] = (next) =>
      index.setIndexUiState((query) => {
        const { state } = canonicalState(typeof next === 'function' ? next(query) : next, vocabulary);
        store.current = made;
        made.setQuery(state);
        return state as IndexUiState;
      });
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
        if (!first) store.current = made;
        else if (typedWords === undefined) search((query) => query);
        // The search waits for the words that were typed on another page.
        else made.setQuery(state);
        changes.forEach(search);
      },
      addressOf: (query: SearchState) => index.createURL(() => query as IndexUiState),
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
 * Selects a part of the search for a deferred render, so that the cards are painted first. For everything except the
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
