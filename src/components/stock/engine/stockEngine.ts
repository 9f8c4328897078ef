import { useEffect, useState } from 'react';
import { pageValue } from '../../../device/pageValue';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { createEmbeddedEngine, createSearchWorker } from '../../../search/engines/embedded';
import { STOCK_INDEX_URL } from '../../../search/engines/fetchStockItem';
import { LIMITS, within } from '../../../search/limits';
import type { SearchEngine, StockEngine } from '../../../search/searchEngine';
import { track } from '../../../tracking/track';
import { toPayTerms } from './toPayTerms';
import { weeklyCostTerms } from './weeklyCostTerms';

/** Whether the embedded engine has taken over from the hosted search, for the whole tab. */
export const reducedSearch = pageValue(false);

let engine: StockEngine | undefined;

/** The search engine of this browser tab: one Worker and one index for all pages. The first caller's setting counts. */
export function stockEngine(hosted: HostedSearch | undefined): StockEngine {
  engine ??=
    hosted === undefined
      ? embeddedStock({ toPay: toPayTerms.snapshot, weeklyCost: weeklyCostTerms.snapshot })
      : hostedStock(hosted);
  return engine;
}

declare global {
  interface Window {
    /** What a script in the page's head has already started (see `startSearchEarly`). */
    readonly earlySearch?: { worker?: Worker; readonly manifest: Promise<Response> };
  }
}

function embeddedStock(
  terms?: Pick<Parameters<typeof createEmbeddedEngine>[0], 'toPay' | 'weeklyCost'>,
): StockEngine {
  const early = typeof window === 'undefined' ? undefined : window.earlySearch;
  const embedded = createEmbeddedEngine({
    indexUrl: STOCK_INDEX_URL,
    createWorker: () => takeEarlyWorker() ?? createSearchWorker(),
    manifest: early?.manifest,
    ...terms,
  });
  // The index opens while React renders the page. A fault is shown when there is a search.
  if (early) embedded.warm().catch(() => undefined);
  return { ...embedded, tell: () => {} };
}

/** Returns the early Worker once: after a failure, the engine makes a new one. */
function takeEarlyWorker(): Worker | undefined {
  const worker = window.earlySearch?.worker;
  if (worker) delete window.earlySearch?.worker;
  return worker;
}

function onReduced(isReduced: boolean, error?: Error): void {
  reducedSearch.set(isReduced);
  if (isReduced) track({ name: 'fault', fault: 'hostedSearch', error });
}

/** The hosted search, a separate script. If it does not load within `LIMITS.hostedScript`, the embedded engine answers. */
function hostedStock(settings: HostedSearch): StockEngine {
  const standby = embeddedStock();
  let loading: Promise<Pick<StockEngine, 'search' | 'tell'>> | undefined;
  const loaded = () => {
    loading ??= within(
      LIMITS.hostedScript,
      () => import(/* webpackChunkName: "hosted-search" */ './hostedStock'),
    ).then(
      ({ createHostedStock }) => createHostedStock(settings, { standby, onReduced }),
      () => {
        loading = undefined;
        return standby;
      },
    );
    return loading;
  };
  return {
    search: (async (requests: never) => (await loaded()).search(requests)) as StockEngine['search'],
    warm: loaded,
    retry: standby.retry,
    tell: (event) => void loaded().then(({ tell }) => tell(event)),
  };
}

/**
 * The tab's engine for one InstantSearch. InstantSearch stops listening when its component unmounts, and would then throw
 * the error of a search that fails later; such a search is left without an answer.
 * @param prepare what some requests wait for; always the same
 */
export function useSearchClient(
  hosted: HostedSearch | undefined,
  prepare?: (requests: Parameters<SearchEngine['search']>[0]) => Promise<unknown> | undefined,
): SearchEngine {
  const [client] = useState(() => {
    const engine = stockEngine(hosted);
    let isMounted = true;
    const search = (requests: Parameters<SearchEngine['search']>[0]) => {
      const ready = prepare?.(requests);
      const answer = ready ? ready.then(() => engine.search(requests)) : engine.search(requests);
      return answer.catch((error) => (isMounted ? Promise.reject(error) : new Promise(() => {})));
    };
    return {
      search: search as SearchEngine['search'],
      setMounted: (next: boolean) => {
        isMounted = next;
      },
    };
  });
  useEffect(() => {
    client.setMounted(true);
    return () => client.setMounted(false);
  }, [client]);
  return client;
}
