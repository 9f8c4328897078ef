import { css } from '@emotion/react';
import { usePagination } from 'react-instantsearch';
import { motion } from '../../theme/tokens';
import { PriceNotes } from '../stock/PriceNotes';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NoResults } from './NoResults';
import { ResultsGrid } from './ResultsGrid';
import { ResultsPager } from './ResultsPager';
import { SearchFailed } from './SearchFailed';
import { useSearchResults } from './SearchProvider';
import type { StockHit } from './stockHit';

/** What the search found: cards and their notes, nothing, or that it could not answer. */
export function ListingResults() {
  const { results, error, isSlow } = useSearchResults();
  const hits = results.hits as unknown as readonly StockHit[];
  // Here and not in the pager: a widget that comes and goes with the results would have them searched again.
  const pagination = usePagination({ padding: 2 });
  if (error) return <SearchFailed />;
  if (results.nbHits === 0 && !results.__isArtificial) return <NoResults />;
  return (
    <div css={isSlow && old} aria-busy={isSlow}>
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <ResultsGrid hits={hits} />
      <ResultsPager pagination={pagination} />
      <PriceNotes cards={hits} />
    </div>
  );
}

/** The last results stay until the next are there. */
const old = css({ opacity: 0.55, transition: `opacity ${motion.calm}` });
