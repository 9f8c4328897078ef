import type { InitialResults } from 'instantsearch.js';
import type { SearchState } from './searchState';

/** What the build gives the page of a stock listing: its search and the first page of its results. */
export interface ListingContext {
  readonly state: SearchState;
  readonly count: number;
  readonly initialResults: InitialResults;
}
