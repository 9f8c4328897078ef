import type { SearchClient } from 'instantsearch.js';

/**
 * A search engine is InstantSearch's own `searchClient`: `search(requests)` → `{ results }`, answered in order.
 * Two stand behind it, `embedded` and (by setting) `algolia`; what asks never knows which one answers.
 */
export type SearchEngine = SearchClient;
