import { PriceNotes } from '../stock/PriceNotes';
import { ResultsPager } from './ResultsPager';
import { useCountedResults, useSearchResults } from './SearchProvider';
import type { StockHit } from './stockHit';

/** Pages and notes. They stand below what a window shows, so they follow the cards by a moment. */
export function BelowResults() {
  const { error } = useSearchResults();
  const { hits } = useCountedResults();
  return (
    <>
      <ResultsPager isHidden={error !== undefined} />
      {error === undefined && <PriceNotes cards={hits as unknown as readonly StockHit[]} />}
    </>
  );
}
