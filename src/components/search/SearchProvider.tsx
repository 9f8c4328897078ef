import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useWithAnswer } from './useWithAnswer';

type InstantSearch = ReturnType<typeof useInstantSearch>;
type SearchUi = Pick<InstantSearch, 'indexUiState' | 'setIndexUiState'>;

interface SearchResults extends Pick<InstantSearch, 'results' | 'error'> {
  /** Whether the shopper has waited a while for what they asked. */
  readonly isSlow: boolean;
}

const Asked = createContext<SearchUi | null>(null);
const Ui = createContext<SearchUi | null>(null);
const Own = createContext<SearchUi | null>(null);
const Results = createContext<SearchResults | null>(null);
const Counted = createContext<InstantSearch['results'] | null>(null);

/** The same value as before where an equal one comes; UI states are small and plain. */
const useKept = <Value,>(value: Value): Value => {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
};

/**
 * Listens to the search once for all parts of the listing. `useInstantSearch` computes the UI state anew and renders
 * with every step of a search, for each component that uses it; here each part renders when what it shows has changed.
 * What is searched for is shown with its answer, by the tapped control at once; counts beside filters follow the
 * results by a moment, so that the cars are painted first.
 */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  // Caught here, a fault of the search is one that is shown, not one that is thrown.
  const { indexUiState, setIndexUiState, results, error, status } = useInstantSearch({ catchError: true });
  const kept = useKept(indexUiState);
  const isPending = status === 'loading' || status === 'stalled';
  const isSlow = useIsSlow({ results, error, isPending, indexUiState: kept });
  const shown = useWithAnswer(kept, isPending);
  const asked = useMemo(() => ({ indexUiState: kept, setIndexUiState }), [kept, setIndexUiState]);
  const ui = useMemo(() => ({ indexUiState: shown, setIndexUiState }), [shown, setIndexUiState]);
  const found = useMemo(() => ({ results, error, isSlow }), [results, error, isSlow]);
  return (
    <Asked value={asked}>
      <Ui value={ui}>
        <Results value={found}>
          <Counted value={useDeferredValue(results)}>{children}</Counted>
        </Results>
      </Ui>
    </Asked>
  );
}

type IndexUiState = SearchUi['indexUiState'];

const those = <Value,>(values: Readonly<Record<string, Value>> = {}, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const partOf = ({ refinementList, range, toggle }: IndexUiState, attributes: readonly string[]) => ({
  refinementList: those(refinementList, attributes),
  range: those(range, attributes),
  toggle: those(toggle, attributes),
});

interface AtOnceProps {
  /** The attributes of the index whose filters are listened to; absent: all that is searched for. */
  readonly attributes?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/**
 * What is in it sees what is searched for at once, before there is an answer, and of that its own part alone: the
 * control that is tapped shows so, and none of the others renders.
 */
export function SearchUiAtOnce({ attributes, children }: AtOnceProps) {
  const { indexUiState, setIndexUiState } = provided(useContext(Asked));
  const part = useKept<IndexUiState>(attributes ? partOf(indexUiState, attributes) : indexUiState);
  const ui = useMemo(() => ({ indexUiState: part, setIndexUiState }), [part, setIndexUiState]);
  return <Own value={ui}>{children}</Own>;
}

const provided = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('The search is used outside of a SearchProvider.');
  return value;
};

/**
 * What is searched for as it is shown, and a way to change it. Inside `SearchUiAtOnce` that of all is not even asked
 * for: React renders who asked for a context when any provider of it changes, one that is hidden by a nearer one too.
 */
export const useSearchUi = (): SearchUi => use(Own) ?? provided(use(Ui));

/** What the search found. */
export const useSearchResults = (): SearchResults => provided(useContext(Results));

/** The results whose values are counted beside filters. */
export const useCountedResults = (): InstantSearch['results'] => provided(useContext(Counted));

/** Milliseconds before a search that has not answered says so: less would flicker. */
const PATIENCE = 300;

interface Waiting extends Pick<ReturnType<typeof useInstantSearch>, 'results' | 'error' | 'indexUiState'> {
  readonly isPending: boolean;
}

/**
 * Whether the shopper has waited a while for what they asked. InstantSearch's own `stalled` is passed over: it is also
 * set by a search that nobody sees (a control that comes with its script), and a second search in one wait unsets it.
 */
function useIsSlow({ results, error, indexUiState, isPending }: Waiting): boolean {
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
