import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { formatSearchUrl } from '../../../search/address/url';
import { HITS_PER_PAGE } from '../../../search/indexRecord';
import type { SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { color, radius, space, text } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { isPlainClick } from '../../ui/layers/layerHistory';
import { useShownList } from '../listing/ListingResults';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions, useSearchLater } from '../SearchProvider';
import { RESULTS_HEADING_ID } from './resultsPlace';

/** How many pages to show on each side of the current one. */
const AROUND = 2;

/** The page numbers to link to, from 0: the current one and its neighbours, always the same number of them. */
function pagesAround(page: number, count: number): readonly number[] {
  const most = Math.min(count, 2 * AROUND + 1);
  const first = Math.max(0, Math.min(page - AROUND, count - most));
  return Array.from({ length: most }, (_, place) => first + place);
}

/** Links to the pages of results. Each has its own address. */
function ResultsPager() {
  const { nbPages, page } = useSearchLater(({ results }) => results);
  const state = useSearchLater(({ onScreen }) => onScreen);
  const { change, addressOf } = useSearchActions();
  const results = useSearch((search) => search.results);
  const isBeyond = results.nbPages > 0 && results.page >= results.nbPages;
  // An old address may ask for a page that no longer exists. It becomes the first page, without a history entry.
  useEffect(() => {
    if (!isBeyond) return;
    const { page: _beyond, ...first } = state;
    window.history.replaceState({ ...window.history.state }, '', addressOf(first));
    change(first);
  }, [isBeyond, state, addressOf, change]);
  // Once the new page is there, the focus moves to its heading.
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (opened.current !== results.page) return;
    opened.current = undefined;
    document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
  }, [results]);
  // Working out the addresses is expensive, so it happens once for each result, not for each step of the search.
  const links = useMemo(() => {
    const at = (each: number) => withFilter(state, 'page', each + 1);
    const link = (each: number, label: string, name: string) => (
      <a
        css={pageLink}
        href={addressOf(at(each) as SearchState)}
        aria-label={name}
        aria-current={each === page ? 'page' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          opened.current = each;
          change((search) => withFilter(search, 'page', each + 1));
          document.getElementById('main')?.scrollIntoView();
        }}
      >
        {label}
      </a>
    );
    return (
      <ul css={pagerRow}>
        {page > 0 && <li>{link(page - 1, '‹', 'Previous page')}</li>}
        {pagesAround(page, nbPages).map((each) => (
          <li key={each}>{link(each, String(each + 1), `Page ${each + 1}`)}</li>
        ))}
        {page < nbPages - 1 && <li>{link(page + 1, '›', 'Next page')}</li>}
      </ul>
    );
  }, [state, page, nbPages, change, addressOf]);
  return nbPages < 2 ? null : <nav aria-label="Pages of results">{links}</nav>;
}

const pagerRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
  margin: `${space[7]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
const pageLink = css({
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
  '&[aria-current]': { background: color.accent, color: color.onAccent },
});

/** The pager and the notes. They are below the window, so a deferred render fills them after the cards. */
export function BelowResults() {
  const { kind, hits } = useShownList();
  return (
    <>
      {(kind === 'found' || kind === 'before') && <ResultsPager />}
      {kind === 'built' && <BuiltPager />}
      <PriceNotes cards={useDeferredValue(hits)} />
    </>
  );
}

const MOST_PAGES = 5;

/**
 * The pages of the built list, while the search cannot answer. They are plain links: each loads a page and the search again.
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
