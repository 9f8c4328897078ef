import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { formatSearchUrl } from './url';

/** Whether two states are the same search: they have the same address. */
export const sameState = (a: SearchState, b: SearchState, vocabulary: SearchVocabulary): boolean =>
  formatSearchUrl(a, vocabulary) === formatSearchUrl(b, vocabulary);
