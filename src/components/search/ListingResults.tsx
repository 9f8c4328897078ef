import { css } from '@emotion/react';
import { motion } from '../../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NoResults } from './NoResults';
import { ResultsGrid } from './ResultsGrid';
import { SearchFailed } from './SearchFailed';
import { useSearchResults } from './SearchProvider';
import type { StockHit } from './stockHit';

/** What the search found: cards, nothing, or that it could not answer. */
export function ListingResults() {
  const { results, error, isSlow } = useSearchResults();
  const hits = results.hits as unknown as readonly StockHit[];
  if (error) return <SearchFailed />;
  if (results.nbHits === 0 && !results.__isArtificial) return <NoResults />;
  return (
    <div css={isSlow && old} aria-busy={isSlow}>
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <ResultsGrid hits={hits} />
    </div>
  );
}

/** The last results stay until the next are there. */
const old = css({ opacity: 0.55, transition: `opacity ${motion.calm}` });
