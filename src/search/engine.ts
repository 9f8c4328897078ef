import type { SearchClient } from 'instantsearch.js';
import type { ItemEvent } from './itemEvents';

/**
 * A search engine is InstantSearch's own `searchClient`: `search(requests)` → `{ results }`, answered in order.
 * Two stand behind it, `embedded` and (by setting) `algolia`; what asks never knows which one answers.
 */
export type SearchEngine = SearchClient;

/** An engine as the pages of a site use it. */
export type StockEngine = SearchEngine & {
  /** Loads what the first search will need. */
  readonly warm: () => Promise<unknown>;
  /** Starts anew after a fault. */
  readonly retry: () => Promise<unknown>;
  /** Takes note of what a shopper did with the results, where the engine wants to know. */
  readonly tell: (event: ItemEvent) => void;
};
