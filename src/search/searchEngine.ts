import type { SearchClient } from 'instantsearch.js';
import type { ItemEvent } from './itemEvents';

/**
 * A search engine is InstantSearch's own `searchClient`: `search(requests)` → `{ results }`, answered in order. There are
 * two engines, `embedded` and (by setting) `algolia`. The caller never knows which one answers.
 */
export type SearchEngine = SearchClient;

/** An engine as the pages of a site use it. */
export type StockEngine = SearchEngine & {
  /** Loads what the first search needs. */
  readonly warm: () => Promise<unknown>;
  /** Starts again after a fault. */
  readonly retry: () => Promise<unknown>;
  /** Reports what a shopper did with the results, if the engine uses it. */
  readonly tell: (event: ItemEvent) => void;
};
