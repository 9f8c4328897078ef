import type { SearchClient } from 'instantsearch.js';
import type { SearchEngine } from '../../search/engine';
import { createSearchWorker } from '../../search/engines/embedded/createSearchWorker';
import { createEmbeddedEngine } from '../../search/engines/embedded/embeddedClient';
import type { EmbeddedEngine } from '../../search/engines/embedded/embeddedEngine';

let engine: EmbeddedEngine | undefined;

/** The search engine of this browser tab: one Worker, one index, whichever page asks. */
export function stockEngine(): EmbeddedEngine {
  engine ??= createEmbeddedEngine({ indexUrl: '/stock-index/', createWorker: createSearchWorker });
  return engine;
}

/** The same as InstantSearch takes it. On the server nobody searches: built pages bring their results. */
export const stockSearchClient: SearchEngine = {
  search: ((requests: Parameters<SearchClient['search']>[0]) =>
    stockEngine().search(requests)) as SearchEngine['search'],
};

/** Loads Worker and index ahead of the first search; a fault shows when there is one. */
export const warmStockEngine = (): void => {
  stockEngine()
    .retry()
    .catch(() => undefined);
};
