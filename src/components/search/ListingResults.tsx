import { useHits, useInstantSearch } from 'react-instantsearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { PriceNotes } from '../stock/PriceNotes';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NoResults } from './NoResults';
import { ResultsGrid } from './ResultsGrid';
import { ResultsPager } from './ResultsPager';
import { SearchFailed } from './SearchFailed';

/** What the search found: cards and their notes, nothing, or that it could not answer. */
export function ListingResults() {
  const { results, error } = useInstantSearch();
  const { items } = useHits<StockCard & Record<string, unknown>>();
  if (error) return <SearchFailed error={error} />;
  if (results.nbHits === 0 && !results.__isArtificial) return <NoResults />;
  return (
    <>
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <ResultsGrid />
      <ResultsPager />
      <PriceNotes cards={items} />
    </>
  );
}
