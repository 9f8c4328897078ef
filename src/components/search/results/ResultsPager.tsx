import { css } from '@emotion/react';
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { formatSearchUrl } from '../../../search/address/url';
import { HITS_PER_PAGE } from '../../../search/indexRecord';
import type { SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { color, radius, space, text } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { isPlainClick } from '../../ui/layers/layerHistory';
import { RESULTS_HEADING_ID } from '../resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions, useSearchLater } from '../SearchProvider';
import { useShownList } from './useShownList';

/** How many pages to show on each side of the current one. */
const AROUND = 2;

/** The page numbers to link to, from 0: the current one and its neighbours, always the same number of them. */
function pagesAround(page: number, count: number): readonly number[] {
  const most = Math.min(count, 2 * AROUND + 1);
  const first = Math.max(0, Math.min(page - AROUND, count - most));
  return Array.from({ length: most }, (_, place) => first + place);
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Opens a page without loading it; absent for plain links. */
  readonly onOpen?: (page: number) => void;
}

/** Links to the pages of results. Working out their addresses is expensive, so they are not rendered at each step of a search. */
const Pager = memo(function Pager({ page, pages, hrefOf, onOpen }: PagerProps) {
  if (pages < 2) return null;
  const link = (to: number, name: string, label = String(to + 1)) => (
    <li key={name}>
      <a
        css={pageLink}
        href={hrefOf(to)}
        aria-label={name}
        aria-current={to === page ? 'page' : undefined}
        onClick={(event) => {
          if (!onOpen || !isPlainClick(event)) return;
          event.preventDefault();
          onOpen(to);
        }}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label="Pages of results">
      <ul css={pagerRow}>
        {page > 0 && link(page - 1, 'Previous page', '‹')}
        {pagesAround(page, pages).map((each) => link(each, `Page ${each + 1}`))}
        {page < pages - 1 && link(page + 1, 'Next page', '›')}
      </ul>
    </nav>
  );
});

/** The pages of the search's results. Each has its own address. */
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
  const hrefOf = useCallback(
    (to: number) => addressOf(withFilter(state, 'page', to + 1) as SearchState),
    [state, addressOf],
  );
  const open = useCallback(
    (to: number) => {
      opened.current = to;
      change((search) => withFilter(search, 'page', to + 1));
      document.getElementById('main')?.scrollIntoView();
    },
    [change],
  );
  return <Pager page={page} pages={nbPages} hrefOf={hrefOf} onOpen={open} />;
}

const pagerRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
  marginTop: space[7],
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
  const later = useDeferredValue(hits);
  return (
    <>
      {(kind === 'found' || kind === 'before') && <ResultsPager />}
      {kind === 'built' && <BuiltPager />}
      {/* Without results, the notes of the last ones would show up under “No cars match” until the deferred render. */}
      {hits.length > 0 && <PriceNotes stock={later} />}
    </>
  );
}

/** The pages of the built list, while the search cannot answer. Each link loads a page, and the search again. */
function BuiltPager() {
  const { built, vocabulary } = useSearchConfig();
  return (
    built && (
      <Pager
        page={0}
        pages={Math.ceil(built.count / HITS_PER_PAGE)}
        hrefOf={(to) => formatSearchUrl({ ...built.state, ...(to > 0 && { page: to + 1 }) }, vocabulary)}
      />
    )
  );
}
