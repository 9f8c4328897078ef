import type { SearchState } from '../../search/searchState';
import { indexUiToState, stateToIndexUi } from '../../search/uiState';
import { useSearchConfig } from './SearchConfig';
import { useSearchUi } from './SearchProvider';

/** The search state of the listing, and a way to replace it by another one. */
export function useSearchState(): {
  readonly state: SearchState;
  readonly setState: (state: SearchState) => void;
} {
  const { vocabulary } = useSearchConfig();
  const { indexUiState, setIndexUiState } = useSearchUi();
  return {
    state: indexUiToState(indexUiState, vocabulary),
    setState: (state) => setIndexUiState(stateToIndexUi(state, vocabulary)),
  };
}
