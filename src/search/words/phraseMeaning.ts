import type { SearchState } from '../searchState';

/** What a phrase asks for. Seats are bounds here; the reader turns them into the seat counts in stock. */
export type PhraseMeaning = Omit<SearchState, 'seats' | 'keywords'> & {
  readonly seatsFrom?: number;
  readonly seatsTo?: number;
  /** The keyword in the index, for a count that has no filter. */
  readonly keyword?: string;
  /** Whether no filter can say it: "over 100,000 km". */
  readonly isUnsayable?: true;
  /** The part of it that no filter can say: the `from 50,000 km` of "50 to 100 thousand km". */
  readonly unsaid?: string;
};
