import { useEffect, useMemo, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { stockRouter } from '../../../search/address/router';
import { formatSearchUrl } from '../../../search/address/url';
import { STOCK_STATE_MAPPING, stateToUi } from '../../../search/connectSearch';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { INDEX_PREFIX } from '../../../search/indexNames';
import type { SearchState } from '../../../search/searchState';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { firstPage } from '../../ui/visit/firstPage';
import { SearchConfigProvider } from '../SearchConfig';
import { stockEngine } from '../stockEngine';
import { useStockVocabulary } from '../useStockVocabulary';
import { ListingView } from './ListingView';
import type { StockListingProps } from './stockListingProps';

/**
 * A stock listing with live search. The built page already holds its first results. If the address asks for more (filters in
 * the query, or a listing that was not built), the search starts from the address after hydration, because InstantSearch
 * cannot hydrate the results of another state.
 */
export function StockListing({ location, context, hidden = false }: StockListingProps) {
  const vocabulary = useStockVocabulary();
  const settings = useStockSettings();
  const engine = stockEngine(settings.hostedSearch);
  const [notices, setNotices] = useState<readonly SearchNotice[]>([]);
  const [firstAddress] = useState(location.pathname + location.search);
  const router = useMemo(
    () => stockRouter({ vocabulary, url: firstAddress, finance: settings.finance, onNotices: setNotices }),
    [vocabulary, firstAddress, settings.finance],
  );
  const asked = router.parse(location.pathname + location.search);
  const isAsBuilt = context !== undefined && sameState(asked.state, context.state, vocabulary);
  // Decided once. The running search handles later addresses itself.
  const [isLive, setIsLive] = useState(!isAsBuilt && (firstPage.isTakenOver() || context === undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first address decides
  useEffect(() => {
    if (!isAsBuilt) setIsLive(true);
  }, []);

  // Shows what the page's head hid from a shopper who asked for something else.
  useEffect(() => {
    if (!isLive && !isAsBuilt) return;
    delete document.documentElement.dataset.searching;
    document.documentElement.dataset.scripts = 'run';
  }, [isLive, isAsBuilt]);

  const [typedWords] = useState(asked.typedWords);
  const config = useMemo(
    () => ({
      vocabulary,
      settings,
      filterGroups: settings.filterGroups,
      built: context,
      typedWords,
      continueStep: router.continueStep,
    }),
    [vocabulary, settings, context, typedWords, router],
  );
  const routing = useMemo(() => ({ router, stateMapping: STOCK_STATE_MAPPING }), [router]);

  // A link to another listing changes the address without telling the search.
  const address = `${location.pathname}${location.search} ${location.key ?? ''}`;
  const shownAddress = useRef(address);
  useEffect(() => {
    if (hidden || shownAddress.current === address) return;
    shownAddress.current = address;
    router.sync();
  }, [address, hidden, router]);

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1500));
    // A fault is shown when there is a search.
    const handle = idle(() => void engine.warm().catch(() => undefined));
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  }, [engine]);

  const view = <ListingView isHidden={hidden} notices={notices} />;
  const shared = {
    searchClient: engine,
    indexName: INDEX_PREFIX,
    insights: false,
    future: { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true },
  } as const;

  return (
    <SearchConfigProvider value={config}>
      {isLive || context === undefined ? (
        <InstantSearch key="live" {...shared} routing={routing}>
          {view}
        </InstantSearch>
      ) : (
        <InstantSearchSSRProvider initialResults={context.initialResults}>
          <InstantSearch
            key="built"
            {...shared}
            initialUiState={stateToUi(context.state)}
            {...(isAsBuilt ? { routing } : {})}
          >
            {view}
          </InstantSearch>
        </InstantSearchSSRProvider>
      )}
    </SearchConfigProvider>
  );
}

/** Whether two states are the same search: they have the same address. */
const sameState = (a: SearchState, b: SearchState, vocabulary: SearchVocabulary): boolean =>
  formatSearchUrl(a, vocabulary) === formatSearchUrl(b, vocabulary);
