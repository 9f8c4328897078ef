import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../search/searchState';
import { indexUiToState, stateToIndexUi } from '../../search/uiState';
import { useSearchConfig } from './SearchConfig';

/** The search state of the listing, and a way to replace it by another one. */
export function useSearchState(): {
  readonly state: SearchState;
  readonly setState: (state: SearchState) => void;
} {
  const { vocabulary } = useSearchConfig();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  return {
    state: indexUiToState(indexUiState, vocabulary),
    setState: (state) => setIndexUiState(stateToIndexUi(state, vocabulary)),
  };
}
