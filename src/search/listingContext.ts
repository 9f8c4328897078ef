import type { InitialResults } from 'instantsearch.js';
import type { SearchState } from './searchState';

/** The context of a listing's page: its search and the first page of its results. */
export interface ListingContext {
  readonly state: SearchState;
  readonly count: number;
  readonly initialResults: InitialResults;
}
