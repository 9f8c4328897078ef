import type { FinanceSettings } from '../domain/finance/financeSettings';
import type { SearchVocabulary } from './vocabulary/vocabulary';

/** What the address of a saved search is read with. The build publishes it beside the index, for the server that runs them. */
export interface SavedSearchTerms {
  readonly vocabulary: SearchVocabulary;
  /** What a budget is counted with; absent without finance. */
  readonly finance?: FinanceSettings | undefined;
}
