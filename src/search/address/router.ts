import type { Router } from 'instantsearch.js';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { withoutIdleBudget } from '../budget';
import type { Filter, SearchNotice } from '../filters/filterKind';
import { ALL_FILTERS } from '../filters/filters';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { isListingPath, STOCK_PATH } from './listingPath';
import { formatSearchUrl, type ParsedSearchUrl, parseSearchUrl } from './url';

interface StockRouterOptions {
  readonly vocabulary: SearchVocabulary;
  /** The path and query of the page if there is no window (in the build). */
  readonly url?: string;
  /** The search with which the page begins. If it is given, the router leaves the address alone until `begin`. */
  readonly first?: SearchState | undefined;
  /** The dealership's finance. With it, a budget that pays for nothing leaves the address. */
  readonly finance?: FinanceSettings | undefined;
  /** Called with what an address asks for that is not in stock, and with an empty list when the shopper searches on. */
  readonly onNotices?: (notices: readonly SearchNotice[]) => void;
  /**
   * Whether Gatsby has the same page for the history entry that the browser went to as for the last one. Then Gatsby does not
   * hear of it: it would load the page of that address, and put it in the place of the next one if the shopper has gone back
   * again by then.
   */
  readonly isSamePage?: () => boolean;
  /** Writes the address bar, if something else has a say in the history. It keeps the state of the entry. */
  readonly writeAddress?: (method: 'pushState' | 'replaceState', url: string) => void;
}

export interface StockRouter extends Router<SearchState> {
  /** Reads the address, and from then on writes it. Only for a router with a `first` search. */
  readonly begin: () => void;
  /** Reads the address again after a navigation that is not Back or Forward: a link from one listing to another. */
  readonly sync: () => void;
  /** Makes the next change part of the step that typing began, however long ago, because the words were only read now. */
  readonly continueStep: () => void;
}

/** Typing or dragging makes many states. Changes within this many milliseconds are one step. */
const ONE_STEP = 1000;

/**
 * The filters in which two states differ. The page and what filters nothing follow the others, and count only if they change
 * alone.
 */
const changedFilters = (before: SearchState, after: SearchState): readonly Filter[] => {
  const changed = ALL_FILTERS.filter(({ key }) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.length > 1
    ? changed.filter(({ key, filtersNothing }) => key !== 'page' && !filtersNothing)
    : changed;
};

/**
 * InstantSearch's router between the address bar and the search state, for `routing={{ router, stateMapping }}`.
 *
 * - It makes a history entry only if the address asks for other stock than the state, and does so at once, so that no click can
 *   come between. Otherwise the address is replaced. So loading makes no entry, and one Back is one step.
 * - Entries keep Gatsby's `history.state` and other people's parameters. It writes (and cleans) nothing outside of the
 *   listings or after `dispose`.
 */
export const stockRouter = ({
  vocabulary,
  url: pageUrl,
  first,
  finance,
  onNotices,
  isSamePage,
  writeAddress = (method, url) => window.history[method]({ ...window.history.state }, '', url),
}: StockRouterOptions): StockRouter => {
  const page = typeof window === 'undefined' ? null : window;
  let onRoute: ((state: SearchState) => void) | undefined;
  let isDisposed = false;
  let hasBegun = first === undefined;
  let current: SearchState | undefined;
  let notices: readonly SearchNotice[] = [];
  let lastStep: { readonly url: string; readonly filter: Filter; readonly time: number } | undefined;
  /** Whether the address held words from another page's search box. */
  let wasTypedElsewhere = false;
  /** The address whose step the next change continues. */
  let continued: string | undefined;

  const address = (): string =>
    page ? page.location.pathname + page.location.search : (pageUrl ?? STOCK_PATH);
  const isHere = (): boolean => page !== null && !isDisposed && isListingPath(page.location.pathname);
  let read: { readonly address: string; readonly parsed: ParsedSearchUrl } | undefined;
  /** Remembers the last address, because every link of a page asks for it. */
  const parse = (url = address()): ParsedSearchUrl => {
    if (read?.address !== url) {
      const parsed = parseSearchUrl(url, vocabulary);
      const state = finance ? withoutIdleBudget(parsed.state, { settings: finance }) : parsed.state;
      read = { address: url, parsed: { ...parsed, state } };
    }
    return read.parsed;
  };
  const format = (state: SearchState, foreign: readonly string[]) =>
    formatSearchUrl(state, vocabulary, { foreign });

  const notify = (next: readonly SearchNotice[]) => {
    if (next.length === 0 && notices.length === 0) return;
    notices = next;
    onNotices?.(next);
  };
  const enter = (method: 'pushState' | 'replaceState', url: string) => {
    try {
      if (page) writeAddress(method, url);
    } catch {
      // Safari refuses more than a hundred entries in half a minute. The next change writes the address again.
    }
  };
  const settle = (state: SearchState, foreign: readonly string[]) => {
    const url = format(state, foreign);
    if (url !== address()) enter('replaceState', url + (page?.location.hash ?? ''));
  };
  const readAddress = () => {
    const parsed = parse();
    wasTypedElsewhere = parsed.typedWords !== undefined;
    settle(parsed.state, parsed.foreign);
    notify(parsed.notices);
    return parsed.state;
  };
  const onPopState = (event: PopStateEvent) => {
    lastStep = undefined;
    if (!isHere()) return;
    if (isSamePage?.()) event.stopImmediatePropagation();
    current = readAddress();
    onRoute?.(current);
  };

  return {
    read: () => {
      current = (hasBegun ? undefined : first) ?? parse().state;
      return current;
    },
    createURL: (state) => format(state, parse().foreign),
    write: (state) => {
      current = state;
      if (!isHere() || !hasBegun) return;
      const before = parse();
      const url = format(state, before.foreign);
      if (url === format(before.state, before.foreign)) {
        settle(state, before.foreign);
        return;
      }
      const changed = changedFilters(before.state, parse(url).state);
      const [filter] = changed;
      if (changed.length === 1 && filter?.filtersNothing) {
        enter('replaceState', url + (page?.location.hash ?? ''));
        return;
      }
      const time = Date.now();
      const isContinued = continued === address();
      continued = undefined;
      const isSameStep =
        isContinued ||
        (lastStep !== undefined &&
          changed.length === 1 &&
          lastStep.filter === filter &&
          // Removing a filter is always a separate step.
          state[lastStep.filter.key] !== undefined &&
          lastStep.url === address() &&
          time - lastStep.time < ONE_STEP);
      enter(isSameStep ? 'replaceState' : 'pushState', url);
      lastStep = filter?.isContinuous && changed.length === 1 ? { url, filter, time } : undefined;
      notify([]);
    },
    onUpdate: (callback) => {
      onRoute = callback;
      // Before Gatsby hears of it.
      page?.addEventListener('popstate', onPopState, true);
    },
    start: () => {
      isDisposed = false;
      if (isHere() && hasBegun) readAddress();
    },
    begin: () => {
      hasBegun = true;
      if (isHere()) readAddress();
    },
    continueStep: () => {
      const isTyped = lastStep?.filter.key === 'keywords' && lastStep.url === address();
      continued = isTyped || wasTypedElsewhere ? address() : undefined;
      wasTypedElsewhere = false;
    },
    dispose: () => {
      isDisposed = true;
      page?.removeEventListener('popstate', onPopState, true);
    },
    sync: () => {
      if (!isHere() || !hasBegun) return;
      const known = current;
      const state = readAddress();
      current = state;
      lastStep = undefined;
      if (known === undefined || format(known, []) !== format(state, [])) onRoute?.(state);
    },
  };
};
