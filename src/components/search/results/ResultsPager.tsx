import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { usePagination } from 'react-instantsearch';
import { formatSearchUrl } from '../../../search/address/url';
import { HITS_PER_PAGE } from '../../../search/indexNames';
import { color, radius, space, text } from '../../../theme/tokens';
import { PriceNotes } from '../../stock/price/PriceNotes';
import { useSearchConfig } from '../SearchConfig';
import { useCountedResults } from '../SearchProvider';
import { RESULTS_HEADING_ID } from './resultsPlace';
import { useShownList } from './useShownList';

/**
 * Pages of results, as links: each has an address of its own. Hidden rather than left out where there are no results: a
 * widget that comes and goes would have them searched again.
 */
export function ResultsPager({ isHidden }: { readonly isHidden: boolean }) {
  const { pages, currentRefinement, nbPages, refine, createURL } = useDeferredValue(
    usePagination({ padding: 2 }),
  );
  const results = useCountedResults();
  const isBeyond = !results.__isArtificial && nbPages > 0 && currentRefinement >= nbPages;
  // An old address may ask for a page that there is no longer. It becomes the first, without a step to go back to.
  useEffect(() => {
    if (!isBeyond) return;
    window.history.replaceState({ ...window.history.state }, '', createURL(0));
    refine(0);
  }, [isBeyond, createURL, refine]);
  // The heading of the page that a shopper asked for is the next thing they read, once that page is there.
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current !== results.page) return;
    asked.current = undefined;
    document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
  }, [results]);
  const span = `${pages[0]} ${pages.at(-1)}`;
  // Each address is worked out from the whole search: once for what was found, not with every step of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results may be those of another search
  const links = useMemo(() => {
    const link = (page: number, label: string, name: string) => (
      <a
        css={pageLink}
        href={createURL(page)}
        aria-label={name}
        aria-current={page === currentRefinement ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          asked.current = page;
          refine(page);
          document.getElementById('main')?.scrollIntoView();
        }}
      >
        {label}
      </a>
    );
    return (
      <ul css={pagerRow}>
        {currentRefinement > 0 && <li>{link(currentRefinement - 1, '‹', 'Previous page')}</li>}
        {pages.map((page) => (
          <li key={page}>{link(page, String(page + 1), `Page ${page + 1}`)}</li>
        ))}
        {currentRefinement < nbPages - 1 && <li>{link(currentRefinement + 1, '›', 'Next page')}</li>}
      </ul>
    );
  }, [span, currentRefinement, nbPages, results, createURL, refine]);
  if (isHidden || results.__isArtificial || nbPages < 2) return null;
  return <nav aria-label="Pages of results">{links}</nav>;
}

export const pagerRow = css({
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  margin: `${space[7]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const pageLink = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  borderRadius: radius.small,
  color: color.ink,
  fontSize: text.body,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { background: color.paperDeep },
  '&[aria-current]': { background: color.green, color: color.onGreen },
});

/** Pages and notes. They stand below what a window shows, so they follow the cards by a moment. */
export function BelowResults() {
  const { kind, hits } = useShownList();
  return (
    <>
      <ResultsPager isHidden={kind === 'built' || kind === 'none'} />
      {kind === 'built' && <BuiltPager />}
      <PriceNotes cards={useDeferredValue(hits)} />
    </>
  );
}

/** As many pages as a shopper sees of a long list. */
const MOST_PAGES = 5;

/**
 * Pages of the list that the build wrote, while the search cannot answer. Plain links: each loads a page anew, and with
 * it the search.
 */
function BuiltPager() {
  const { built, vocabulary } = useSearchConfig();
  const pages = Math.min(MOST_PAGES, Math.ceil((built?.count ?? 0) / HITS_PER_PAGE));
  if (!built || pages < 2) return null;
  return (
    <nav aria-label="Pages of results">
      <ul css={pagerRow}>
        {Array.from({ length: pages }, (_, place) => place + 1).map((page) => (
          <li key={page}>
            <a
              css={pageLink}
              href={formatSearchUrl({ ...built.state, ...(page > 1 && { page }) }, vocabulary)}
              aria-label={`Page ${page}`}
              aria-current={page === 1 ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
