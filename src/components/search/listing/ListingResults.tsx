import { css } from '@emotion/react';
import { useLayoutEffect } from 'react';
import { motion } from '../../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SearchFailed } from '../notices/SearchFailed';
import { LateNoResults } from '../results/LateNoResults';
import { ResultsGrid } from '../results/ResultsGrid';
import { RESULTS_HEADING_ID } from '../results/resultsPlace';
import { useShownList } from '../results/useShownList';
import { useSearch } from '../SearchProvider';

/** The results: cards or nothing. If the search fails, a notice above the cards that are there anyway. */
export function ListingResults() {
  const page = useSearch(({ results }) => results.page);
  const isSlow = useSearch((search) => search.isSlow);
  const isHidden = useSearch(({ cards }) => cards === 'built');
  const list = useShownList();
  // The page's head hid the results from a shopper whose address asks for others (`watchListing`).
  useLayoutEffect(() => {
    if (!isHidden) delete document.documentElement.dataset.searching;
  }, [isHidden]);
  if (list.kind === 'found' && list.count === 0) return <LateNoResults />;
  const isFailed = list.kind === 'before' || list.kind === 'built' || list.kind === 'none';
  return (
    <div css={isSlow && old} aria-busy={isSlow}>
      {isFailed && <SearchFailed list={list} />}
      <h2 id={RESULTS_HEADING_ID} css={heading} tabIndex={-1}>
        <VisuallyHidden>{page > 0 ? `Results, page ${page + 1}` : 'Results'}</VisuallyHidden>
      </h2>
      <ResultsGrid hits={list.hits} isAwaited={list.kind === 'awaited'} />
    </div>
  );
}

const heading = css({ margin: 0, '&:focus': { outline: 'none' } });
/** The last results stay until the next ones arrive. */
const old = css({ opacity: 0.55, transition: `opacity ${motion.calm}` });
