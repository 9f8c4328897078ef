import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { stockRouter } from '../../../search/address/router';
import { formatSearchUrl, parseSearchUrl } from '../../../search/address/url';
import { withoutIdleBudget } from '../../../search/budget';
import { STOCK_STATE_MAPPING } from '../../../search/connectSearch';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { INDEX_PREFIX } from '../../../search/indexRecord';
import type { ListingContext } from '../../../search/listingTitle';
import type { SearchState } from '../../../search/searchState';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { stockEngine, useSearchClient } from '../../stock/engine/stockEngine';
import { writeAddress } from '../../ui/layers/layerHistory';
import { whenIdle } from '../../ui/lazy/whenIdle';
import { hydration } from '../../ui/useHydrated';
import { SearchConfigProvider } from '../SearchConfig';
import { useStockVocabulary } from '../useStockVocabulary';
import { ListingView } from './ListingView';
import { prepareOrder } from './OrderNote';

/**
 * A stock listing with live search. The built page already holds its first results. If the address asks for more (filters in
 * the query, or a listing that was not built), the page is hydrated as it was built, because InstantSearch cannot hydrate the
 * results of another search, and the search of the address is then made like any other change. So nothing on the page is
 * replaced, and what somebody types meanwhile stays.
 */
export function StockListing({ location, context, hidden = false }: StockListingProps) {
  const vocabulary = useStockVocabulary();
  const settings = useStockSettings();
  const engine = stockEngine(settings.hostedSearch);
  const searchClient = useSearchClient(settings.hostedSearch, prepareOrder(settings));
  const [notices, setNotices] = useState<readonly SearchNotice[]>([]);
  const [firstAddress] = useState(location.pathname + location.search);
  /** The page that Gatsby shows: the key of its history entry; none while the listing is hidden. */
  const pageKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!hidden) pageKey.current = location.key;
    // InstantSearch, and the router with it, goes a moment after the page.
    return () => {
      pageKey.current = undefined;
    };
  }, [hidden, location.key]);
  // Decided once. The running search handles later addresses itself.
  const [{ router, initialResults, first, typedWords }] = useState(() => {
    const { state: asWritten, typedWords } = parseSearchUrl(firstAddress, vocabulary);
    const { finance } = settings;
    const state = finance ? withoutIdleBudget(asWritten, { settings: finance }) : asWritten;
    const isAsBuilt =
      context !== undefined && typedWords === undefined && sameState(state, context.state, vocabulary);
    // Only the first page of a visit has HTML of its built results.
    const built = isAsBuilt || !hydration.isDone() ? context : undefined;
    const router = stockRouter({
      vocabulary,
      url: firstAddress,
      finance,
      onNotices: setNotices,
      // Gatsby's word for an entry without a key, which it did not make: the first one of a visit.
      isSamePage: () => (window.history.state?.key ?? 'initial') === pageKey.current,
      writeAddress,
    });
    return {
      router,
      initialResults: built?.initialResults ?? NO_RESULTS,
      first: isAsBuilt ? undefined : (built?.state ?? state),
      typedWords,
    };
  });

  useEffect(() => {
    document.documentElement.dataset.scripts = 'run';
  }, []);

  const config = useMemo(
    () => ({
      vocabulary,
      settings,
      built: context,
      typedWords,
      first,
      continueStep: router.continueStep,
    }),
    [vocabulary, settings, context, typedWords, first, router],
  );
  const routing = useMemo(() => ({ router, stateMapping: STOCK_STATE_MAPPING }), [router]);

  // A link to another listing changes the address without telling the search.
  const address = `${location.pathname}${location.search} ${location.key ?? ''}`;
  const arrivedAt = useRef<string>(undefined);
  useEffect(() => {
    if (hidden || arrivedAt.current === address) return;
    if (arrivedAt.current === undefined) router.arrive();
    else router.sync();
    arrivedAt.current = address;
  }, [address, hidden, router]);

  // A fault is shown when there is a search.
  useEffect(() => whenIdle(() => void engine.warm().catch(() => undefined)), [engine]);

  return (
    <SearchConfigProvider value={config}>
      <InstantSearchSSRProvider initialResults={initialResults}>
        <InstantSearch
          searchClient={searchClient}
          indexName={INDEX_PREFIX}
          insights={false}
          future={FUTURE}
          routing={routing}
        >
          <ListingView isHidden={hidden} notices={notices} />
        </InstantSearch>
      </InstantSearchSSRProvider>
    </SearchConfigProvider>
  );
}

/** Without results, InstantSearch renders at once too: otherwise the page would be empty for a moment. */
const NO_RESULTS = {};

const FUTURE = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true } as const;

/** Whether two states are the same search: they have the same address. */
const sameState = (a: SearchState, b: SearchState, vocabulary: SearchVocabulary): boolean =>
  formatSearchUrl(a, vocabulary) === formatSearchUrl(b, vocabulary);

/** The props of a stock listing: the current address, and what the build knew about the page's own address. */
interface StockListingProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** Absent for an address that was not built. */
  readonly context?: ListingContext;
  /** Whether the listing is hidden behind the page of an item. It must then leave address, title and focus alone. */
  readonly hidden?: boolean;
}
