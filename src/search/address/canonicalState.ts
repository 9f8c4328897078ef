import type { SearchNotice } from '../filters/filterKind';
import { ALL_FILTERS } from '../filters/filters';
import type { LooseState, SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { vocabularyLookup } from '../vocabulary/vocabularyLookup';

interface CanonicalState {
  readonly state: SearchState;
  readonly notices: readonly SearchNotice[];
}

/**
 * The canonical form of a search state: words are resolved with the vocabulary, lists are ordered without repeats, and
 * values that are default, empty or out of bounds are left out. Words that name no vehicle type, make or model in stock are
 * left out with a notice; so is a model that none of the chosen makes has. Law: doing it twice changes nothing.
 */
export const canonicalState = (loose: LooseState, vocabulary: SearchVocabulary): CanonicalState => {
  const lookup = vocabularyLookup(vocabulary);
  const state: Record<string, unknown> = {};
  const notices: SearchNotice[] = [];
  const context = {
    vocabulary,
    lookup,
    above: state as SearchState,
    notice: (notice: SearchNotice) => void notices.push(notice),
  };
  for (const filter of ALL_FILTERS) {
    const looseValue = loose[filter.key];
    const value = looseValue === undefined ? undefined : filter.canonical(looseValue, context);
    if (value !== undefined) state[filter.key] = value;
  }
  // The type of the table ensures that each filter returns a value for its own key.
  return { state: state as SearchState, notices };
};
