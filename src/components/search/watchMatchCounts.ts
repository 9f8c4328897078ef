import { QueryObserver } from '@tanstack/react-query';
import type { StockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import type { BudgetTerms } from '../../search/budget';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { toPayTerms } from '../stock/engine/toPayTerms';
import { queryClient } from '../ui/queryClient';
import { countMatches } from './findMatches';

/** Counts what each search finds, and again as `queryClient` does with everything that pages read. @returns stops it */
export function watchMatchCounts(
  onCounts: (counts: readonly number[]) => void,
  searches: readonly SearchState[],
  vocabulary: SearchVocabulary,
  terms: BudgetTerms | undefined,
  settings: StockSettings,
): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['matchCounts', searches, terms?.termMonths, shopperPlace.read()],
    queryFn: async () => {
      if (shopperPlace.read()?.isUsed || toPayTerms.snapshot())
        await import(/* webpackChunkName: "follow-to-pay" */ './followToPay').then(
          ({ followToPay }) => followToPay(settings, vocabulary),
          // If the script does not load, the counts go by the advertised prices.
          () => undefined,
        );
      return countMatches(searches, vocabulary, terms, settings.hostedSearch);
    },
  });
  const tell = ({ data }: { readonly data: readonly number[] | undefined }) => data && onCounts(data);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
