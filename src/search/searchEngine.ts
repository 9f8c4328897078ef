import type { SearchClient } from 'instantsearch.js';

/** A search engine is InstantSearch's own `searchClient`. The caller never knows which one answers. */
export type SearchEngine = SearchClient;

export type StockEngine = SearchEngine & {
  readonly warm: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
  /** Reports what a shopper did with the results, if the engine uses it. */
  readonly tell: (event: ItemEvent) => void;
};

/** A stock item in a hosted search's results: the id of the answer, and the item's position in it, from 1. */
interface HostedHit {
  readonly objectID: string;
  readonly __queryID: string;
  readonly __position: number;
}

/** What a shopper did with the results. The hosted search learns from it which results are useful. It contains no personal data. */
export type ItemEvent =
  | { readonly kind: 'shown'; readonly index: string; readonly items: readonly HostedHit[] }
  | { readonly kind: 'opened' | 'enquired'; readonly index: string; readonly item: HostedHit };

/** The hits of a hosted search. Hits of the embedded engine have no answer id. */
export const hostedHits = (hits: readonly Partial<HostedHit>[]): readonly HostedHit[] =>
  hits.filter((hit): hit is HostedHit => hit.__queryID !== undefined && hit.__position !== undefined);
