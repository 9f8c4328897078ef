import type { Router } from 'instantsearch.js';
import { history } from 'instantsearch.js/es/lib/routers';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { withoutIdleBudget } from '../budget';
import type { SearchNotice } from '../filters/filterKind';
import { isListingPath, STOCK_PATH } from '../listingPath';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { historySteps } from './historySteps';
import { formatSearchUrl, type ParsedSearchUrl, parseSearchUrl } from './url';

interface StockRouterOptions {
  readonly vocabulary: SearchVocabulary;
  /** The path and query of the page if there is no window (in the build). */
  readonly url?: string;
  /** The dealership's finance. With it, a budget that pays for nothing leaves the address. */
  readonly finance?: FinanceSettings | undefined;
  /** Called with what an address asks for that is not in stock, and with an empty list when the shopper searches on. */
  readonly onNotices?: (notices: readonly SearchNotice[]) => void;
  /** Whether Gatsby has the same page for the history entry that the browser went to. Then Gatsby does not hear of it. */
  readonly isSamePage?: () => boolean;
  /** Writes the address bar, if something else has a say in the history. It keeps the state of the entry. */
  readonly writeAddress?: (method: 'pushState' | 'replaceState', url: string) => void;
}

export interface StockRouter extends Router<SearchState> {
  /** Puts the spelling of the address right, and reports what it asks for that is not in stock. Nothing is written before. */
  readonly arrive: () => void;
  /** Reads the address again after a navigation that is not Back or Forward: a link from one listing to another. */
  readonly sync: () => void;
  /** Makes the next change part of the step that typing began, however long ago, because the words were only read now. */
  readonly continueStep: () => void;
}

/**
 * InstantSearch's `history` router between the address bar and the search state, for `routing={{ router, stateMapping }}`.
 *
 * - It makes a history entry only if the address asks for other stock than the state. Otherwise the address is replaced. So
 *   loading makes no entry, and one Back is one step.
 * - Entries keep Gatsby's `history.state` and other people's parameters. It writes (and cleans) nothing outside of the
 *   listings or after `dispose`.
 */
export const stockRouter = ({
  vocabulary,
  url: pageUrl = STOCK_PATH,
  finance,
  onNotices,
  isSamePage,
  writeAddress = (method, url) => window.history[method]({ ...window.history.state }, '', url),
}: StockRouterOptions): StockRouter => {
  const page = typeof window === 'undefined' ? null : window;
  const steps = historySteps();
  let current: SearchState | undefined;
  /** InstantSearch writes as soon as it begins, which is before the page has read everything from the address. */
  let hasArrived = false;
  let notices: readonly SearchNotice[] = [];
  /** Whether the address held words from another page's search box. */
  let wasTypedElsewhere = false;

  const address = (): string => (page ? page.location.pathname + page.location.search : pageUrl);
  const isHere = (): boolean => page !== null && isListingPath(page.location.pathname);
  let last: { readonly url: string; readonly parsed: ParsedSearchUrl } | undefined;
  /** Remembers the last address, because every link of a page asks for it. */
  const parse = (url = address()): ParsedSearchUrl => {
    if (last?.url !== url) {
      const parsed = parseSearchUrl(url, vocabulary);
      const state = finance ? withoutIdleBudget(parsed.state, { settings: finance }) : parsed.state;
      last = { url, parsed: { ...parsed, state } };
    }
    return last.parsed;
  };
  const format = (state: SearchState, foreign = parse().foreign) =>
    formatSearchUrl(state, vocabulary, { foreign });

  const notify = (next: readonly SearchNotice[]) => {
    if (next.length === 0 && notices.length === 0) return;
    notices = next;
    onNotices?.(next);
  };
  const enter = (method: 'pushState' | 'replaceState', url: string) => {
    if (!page || url === address()) return;
    try {
      writeAddress(method, method === 'pushState' ? url : url + page.location.hash);
    } catch {
      // Safari refuses more than a hundred entries in half a minute. The next change writes the address again.
    }
  };
  const push = (url: string) => {
    if (!isHere() || !hasArrived) return;
    const before = { url: address(), state: parse().state };
    current = parse(url).state;
    const step = steps.next(before, { url, state: current });
    enter(step === 'new' ? 'pushState' : 'replaceState', url);
    if (step !== 'same') notify([]);
  };
  const arrive = () => {
    if (!isHere()) return;
    hasArrived = true;
    const { state, typedWords, notices: found } = parse();
    wasTypedElsewhere = typedWords !== undefined;
    enter('replaceState', format(state));
    notify(found);
  };

  let onRoute: ((state: SearchState) => void) | undefined;
  const onPopState = (event: PopStateEvent) => {
    steps.end();
    if (!isHere()) return;
    if (isSamePage?.()) event.stopImmediatePropagation();
    arrive();
    onRoute?.(router.read());
  };
  const router = history<SearchState>({
    createURL: ({ routeState }) => format(routeState),
    parseURL: () => {
      current = parse().state;
      return current;
    },
    // Neither function uses it, and there is none in the build.
    getLocation: () => page?.location as Location,
    push,
    // A write at the next turn of the event loop, so that no click on a car comes before it.
    writeDelay: 0,
    cleanUrlOnDispose: false,
    dispose: () => page?.removeEventListener('popstate', onPopState, true),
  });
  return Object.assign(router, {
    // Instead of InstantSearch's own listener, which Gatsby hears before, and which would search again on the way to a car.
    onUpdate: (callback: (state: SearchState) => void) => {
      onRoute = callback;
      page?.addEventListener('popstate', onPopState, true);
    },
    arrive,
    sync: () => {
      if (!isHere()) return;
      const before = current;
      steps.end();
      arrive();
      const state = router.read();
      if (before === undefined || format(before, []) !== format(state, [])) onRoute?.(state);
    },
    continueStep: () => {
      steps.continueFrom(address(), wasTypedElsewhere);
      wasTypedElsewhere = false;
    },
  });
};
