import { css } from '@emotion/react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { SearchFault } from '../../../search/engines/embedded';
import { motion } from '../../../theme/tokens';
import { track } from '../../../tracking/track';
import { stockEngine } from '../../stock/engine/stockEngine';
import { Button } from '../../ui/Button';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ResultsGrid } from '../results/ResultsGrid';
import { type ShownList, useShownList } from '../results/useShownList';
import { RESULTS_HEADING_ID } from '../resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { builtWords, FiltersNotice } from './SearchNotices';

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

const heading = css({ '&:focus': { outline: 'none' } });
/** The last results stay until the next ones arrive. */
const old = css({ opacity: 0.55, transition: `opacity ${motion.calm}` });

/** The notice that the search failed. It says what the list shows, and offers another try and the phone number. */
function SearchFailed({ list }: { readonly list: ShownList }) {
  const error = useSearch((search) => search.error);
  const { searchAgain } = useSearchActions();
  const { settings } = useSearchConfig();
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = useCallback(() => {
    // The site was rebuilt in a format that this page cannot read. The new page can.
    if (error instanceof SearchFault && error.fault.kind === 'otherVersion') {
      window.location.reload();
      return;
    }
    setIsTrying(true);
    stockEngine(settings.hostedSearch)
      .retry()
      .catch(() => setIsTrying(false))
      .then(searchAgain);
  }, [error, searchAgain, settings.hostedSearch]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  // Another failure ends a try.
  useEffect(() => {
    setIsTrying(false);
    if (navigator.onLine) track({ name: 'fault', fault: 'stockIndex', error });
  }, [error]);

  return (
    <div role="alert">
      <FiltersNotice
        title={!navigator.onLine ? 'You are offline' : 'Filters don’t work right now'}
        button={
          // Not disabled, so that the button keeps the focus.
          <Button look="primary" onClick={tryAgain} aria-disabled={isTrying || undefined}>
            {isTrying ? 'Trying again…' : 'Try again'}
          </Button>
        }
      >
        Your choices are kept. <InsteadWords list={list} />
      </FiltersNotice>
    </div>
  );
}

function InsteadWords({ list: { kind, count } }: { readonly list: ShownList }) {
  const { vocabulary, built } = useSearchConfig();
  if (kind === 'built' && built) return `Until filters are back, here are ${builtWords(built, vocabulary)}.`;
  const noun = stockNoun(vocabulary.stockType, count);
  if (kind === 'before')
    return `Until filters are back, the list stays the same: ${formatNumber(count)} ${noun}.`;
  return (
    <>
      Trying again usually helps, or <Link href="/stock/">see everything in stock</Link>.
    </>
  );
}

const loadNoResults = async () =>
  (await import(/* webpackChunkName: "no-results" */ '../results/NoResults')).NoResults;

/** Says that nothing matches, and loads the help with it: most visits never need that script. */
function LateNoResults() {
  const { vocabulary } = useSearchConfig();
  // Without a connection the filters above are the way on.
  const { Component: Help } = useLazyComponent(loadNoResults, 'now');
  return Help ? <Help /> : <h2>No {stockNoun(vocabulary.stockType, 2)} match all of that</h2>;
}
