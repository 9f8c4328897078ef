import { useStockSettings } from '../../content/stock/stockSettings';
import type { BudgetTerms } from '../../search/budget/budget';
import type { SearchState } from '../../search/searchState';
import { useAnswer } from '../ui/later/useAnswer';
import { useStockVocabulary } from './useStockVocabulary';

/** A dragged slider asks once, where it comes to rest. */
const SETTLED = 150;

/**
 * How many vehicles in stock each search finds, asked of the engine in one batch; `undefined` until the answer to these
 * searches arrives, or if it fails. The engine loads with the first question, not with the page.
 */
export function useMatchCounts(
  searches: readonly SearchState[],
  terms?: BudgetTerms,
): readonly number[] | undefined {
  const { hostedSearch } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const counts = useAnswer(
    searches.length === 0 ? null : { searches, termMonths: terms?.termMonths },
    async () => {
      const { countMatches } = await import(/* webpackChunkName: "count-matches" */ './findMatches');
      return countMatches(searches, vocabulary, terms, hostedSearch);
    },
    SETTLED,
  );
  return counts?.isCurrent ? counts.answer : undefined;
}
