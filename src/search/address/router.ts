import type { Router } from 'instantsearch.js';
import type { Filter, SearchNotice } from '../filters/filterKind';
import { ALL_FILTERS } from '../filters/filters';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { isListingPath, STOCK_PATH } from './isListingPath';
import { formatSearchUrl, type ParsedSearchUrl, parseSearchUrl } from './url';

export interface StockRouterOptions {
  readonly vocabulary: SearchVocabulary;
  /** The address of the page where there is no window (the build): path and query. */
  readonly url?: string;
  /** Told when what an address asks for is not in stock, and with none when the shopper searches on. */
  readonly onNotices?: (notices: readonly SearchNotice[]) => void;
}

export interface StockRouter extends Router<SearchState> {
  /** Reads the address again after a navigation that is not Back or Forward: a link from one listing to another. */
  readonly sync: () => void;
  /** The next change belongs to the step that typing began, however long that is ago: the words were read. */
  readonly continueStep: () => void;
}

/** What is typed or dragged makes many states on the way to one: within this many milliseconds they are one step. */
const ONE_STEP = 1000;

/** The filters in which two states differ; the page follows the others and counts only where it changes alone. */
const changedFilters = (before: SearchState, after: SearchState): readonly Filter[] => {
  const changed = ALL_FILTERS.filter(({ key }) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.length > 1 ? changed.filter(({ key }) => key !== 'page') : changed;
};

/**
 * InstantSearch's router between the address bar and the search state, for `routing={{ router, stateMapping }}`.
 *
 * - A history entry is made only where the state differs from what the address says, at once, so that no click can
 *   come between; an address that says the same in another way is replaced. So loading makes no entry, and one Back
 *   is one step.
 * - Entries keep Gatsby's `history.state`, parameters of others stay, and nothing is written (or cleaned) outside the
 *   listings or after `dispose`.
 */
export const stockRouter = ({ vocabulary, url: pageUrl, onNotices }: StockRouterOptions): StockRouter => {
  const page = typeof window === 'undefined' ? null : window;
  let onRoute: ((state: SearchState) => void) | undefined;
  let isDisposed = false;
  let current: SearchState | undefined;
  let notices: readonly SearchNotice[] = [];
  let lastStep: { readonly url: string; readonly filter: Filter; readonly time: number } | undefined;
  /** The address held words that another page's search box sent. */
  let wasTypedElsewhere = false;
  /** The address whose step goes on with the next change. */
  let continued: string | undefined;

  const address = (): string =>
    page ? page.location.pathname + page.location.search : (pageUrl ?? STOCK_PATH);
  const isHere = (): boolean => page !== null && !isDisposed && isListingPath(page.location.pathname);
  let read: { readonly address: string; readonly parsed: ParsedSearchUrl } | undefined;
  /** Every link of a page asks for the address that it stands on. */
  const parse = (): ParsedSearchUrl => {
    if (read?.address !== address())
      read = { address: address(), parsed: parseSearchUrl(address(), vocabulary) };
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
      page?.history[method]({ ...page.history.state }, '', url);
    } catch {
      // Safari refuses more than a hundred entries in half a minute; the next change writes the address again.
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
  const onPopState = () => {
    lastStep = undefined;
    if (!isHere()) return;
    current = readAddress();
    onRoute?.(current);
  };

  return {
    $$type: 'forecourt.router',
    read: () => {
      current = parse().state;
      return current;
    },
    createURL: (state) => format(state, parse().foreign),
    write: (state) => {
      current = state;
      if (!isHere()) return;
      const before = parse();
      const url = format(state, before.foreign);
      if (url === format(before.state, before.foreign)) {
        settle(state, before.foreign);
        return;
      }
      const changed = changedFilters(before.state, parseSearchUrl(url, vocabulary).state);
      const [filter] = changed;
      const time = Date.now();
      const isContinued = continued === address();
      continued = undefined;
      const isSameStep =
        isContinued ||
        (lastStep !== undefined &&
          changed.length === 1 &&
          lastStep.filter === filter &&
          // Taking a filter away is a step of its own.
          state[lastStep.filter.key] !== undefined &&
          lastStep.url === address() &&
          time - lastStep.time < ONE_STEP);
      enter(isSameStep ? 'replaceState' : 'pushState', url);
      lastStep = filter?.isContinuous && changed.length === 1 ? { url, filter, time } : undefined;
      notify([]);
    },
    onUpdate: (callback) => {
      onRoute = callback;
      page?.addEventListener('popstate', onPopState);
    },
    start: () => {
      isDisposed = false;
      if (isHere()) readAddress();
    },
    continueStep: () => {
      const isTyped = lastStep?.filter.key === 'keywords' && lastStep.url === address();
      continued = isTyped || wasTypedElsewhere ? address() : undefined;
      wasTypedElsewhere = false;
    },
    dispose: () => {
      isDisposed = true;
      page?.removeEventListener('popstate', onPopState);
    },
    sync: () => {
      if (!isHere()) return;
      const known = current;
      const state = readAddress();
      current = state;
      lastStep = undefined;
      if (known === undefined || format(known, []) !== format(state, [])) onRoute?.(state);
    },
  };
};
