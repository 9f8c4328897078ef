import type { SearchState } from './searchState';
import { formatSearchUrl } from './url';
import type { SearchVocabulary } from './vocabulary';

/** Whether two states are one search: they have the same address. */
export const sameState = (a: SearchState, b: SearchState, vocabulary: SearchVocabulary): boolean =>
  formatSearchUrl(a, vocabulary) === formatSearchUrl(b, vocabulary);
