import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockEngine } from '../../search/engine';
import { createEmbeddedEngine } from '../../search/engines/embedded/embeddedClient';
import { STOCK_INDEX_URL } from '../../search/engines/embedded/fetchStockItem';
import { createSearchWorker } from '../../search/engines/embedded/worker/createSearchWorker';
import { LIMITS } from '../../search/limits';
import { within } from '../../search/within';
import { track } from '../../tracking/track';
import { reducedSearch } from './notices/reducedSearch';

let engine: StockEngine | undefined;

/**
 * The search engine of this browser tab: one Worker, one index, whichever page asks. A site says once which it is, so
 * the first to ask decides. On the server nobody searches: built pages bring their results.
 */
export function stockEngine(hosted: HostedSearch | undefined): StockEngine {
  engine ??= hosted === undefined ? embeddedStock() : hostedStock(hosted);
  return engine;
}

declare global {
  interface Window {
    /** What a script in the page's head has started already (see `startSearchEarly`). */
    readonly earlySearch?: { worker?: Worker; readonly manifest: Promise<Response> };
  }
}

function embeddedStock(): StockEngine {
  const early = typeof window === 'undefined' ? undefined : window.earlySearch;
  const embedded = createEmbeddedEngine({
    indexUrl: STOCK_INDEX_URL,
    createWorker: () => takeEarlyWorker() ?? createSearchWorker(),
    manifest: early?.manifest,
  });
  // The index opens while React draws the page. A fault shows when there is a search.
  if (early) embedded.warm().catch(() => undefined);
  return { ...embedded, tell: () => {} };
}

/** Once: a Worker that failed is replaced by another. */
function takeEarlyWorker(): Worker | undefined {
  const worker = window.earlySearch?.worker;
  if (worker) delete window.earlySearch?.worker;
  return worker;
}

function onReduced(isReduced: boolean): void {
  reducedSearch.set(isReduced);
  if (isReduced) track({ name: 'fault', fault: 'hostedSearch' });
}

/**
 * The hosted search is a script of its own, which sites without it never load. Where the script does not come within
 * `LIMITS.hostedScript`, the other engine answers.
 */
function hostedStock(settings: HostedSearch): StockEngine {
  const standby = embeddedStock();
  let loading: Promise<Pick<StockEngine, 'search' | 'tell'>> | undefined;
  const loaded = () => {
    loading ??= within(
      LIMITS.hostedScript,
      () => import(/* webpackChunkName: "hosted-search" */ '../../search/engines/algolia/hostedEngine'),
    ).then(
      ({ createHostedEngine }) => createHostedEngine(settings, { standby, onReduced }),
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
