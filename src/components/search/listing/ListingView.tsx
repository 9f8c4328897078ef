import { css } from '@emotion/react';
import { memo, useId, useLayoutEffect, useMemo } from 'react';
import { site } from '../../../config/site';
import { useHeadSite } from '../../../content/useHeadSite';
import { compactList } from '../../../device/compactList';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { isIndexable, type ListingTitle, listingTitle } from '../../../search/listingTitle';
import { sortKey, usualSortKey } from '../../../search/sortOptions';
import { withFilter } from '../../../search/withFilter';
import { color, layer, media, onScreen, quiet, space } from '../../../theme/tokens';
import { LateCompareBar } from '../../stock/LateCompareBar';
import { control } from '../../ui/fields/control';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { pageMargins } from '../../ui/PageWidth';
import { useWrittenHead } from '../../ui/page/useDocumentTitle';
import { useStored } from '../../ui/visit/useStored';
import { ChosenFilters } from '../filterPanel/ChosenFilters';
import { FilterRail } from '../filterPanel/FilterRail';
import { FilterSheet } from '../filterPanel/FilterSheet';
import { textButton } from '../filters/filterStyles';
import { BelowResults } from '../results/ResultsPager';
import { RESULTS_ID } from '../resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { SearchProvider, useSearch, useSearchActions } from '../SearchProvider';
import { KeywordBox } from './KeywordBox';
import { ListingResults } from './ListingResults';
import { OrderNote } from './OrderNote';
import { ListingNotices, NotUnderstood, ReducedSearchNotice, ScriptsMissing } from './SearchNotices';
import { StatedFinance } from './StatedFinance';
import { ToPaySwitch } from './ToPaySwitch';

interface Props {
  readonly isHidden: boolean;
  readonly notices: readonly SearchNotice[];
}

/** The visible listing. Each part selects what it shows, so that a tap renders what changed and not the whole page. */
export const ListingView = memo(function ListingView({ isHidden, notices }: Props) {
  return (
    <SearchProvider>
      <div css={page}>
        <StatedFinance isHidden={isHidden} />
        <header css={head}>
          <ListingHeading isHidden={isHidden} isOfAddress={notices.length === 0} />
          <KeywordBox />
        </header>
        <div css={columns}>
          <FilterRail />
          <div css={main}>
            <div css={bar}>
              <div css={strip}>
                <FilterSheet />
                <ResultCount />
              </div>
              <ToPaySwitch />
              <SortSelect />
            </div>
            <ChosenFilters />
            <ListingNotices notices={notices} />
            <NotUnderstood />
            <ReducedSearchNotice />
            <ScriptsMissing />
            <OrderNote />
            <div id={RESULTS_ID} css={results} tabIndex={-1} data-results="">
              <ListingResults />
              <BelowResults />
            </div>
          </div>
        </div>
      </div>
      {!isHidden && <LateCompareBar />}
    </SearchProvider>
  );
});

interface ListingHeadingProps {
  readonly isHidden: boolean;
  /** Whether everything in the address is known. Otherwise search engines must not index the page. */
  readonly isOfAddress: boolean;
}

function ListingHeading({ isHidden, isOfAddress }: ListingHeadingProps) {
  const { vocabulary } = useSearchConfig();
  const state = useSearch(({ onScreen }) => onScreen);
  const count = useSearch(({ results }) => results.nbHits);
  const title = listingTitle(state, vocabulary);
  useListingHead(title, isOfAddress ? count : 0, isHidden);
  // Gatsby announces the first h1 of the document, so a hidden listing must not have one.
  const Heading = isHidden ? 'p' : 'h1';
  return <Heading>{title.heading}</Heading>;
}

const setMeta = (name: string, content: string): void => {
  const meta =
    document.querySelector(`meta[name="${name}"]`) ??
    document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

/** Updates title, canonical address and robots when the search changes without a navigation. */
function useListingHead(title: ListingTitle, count: number, isHidden: boolean): void {
  const { name } = useHeadSite();
  const { heading, path } = title;
  const isForSearchEngines = isIndexable(title, count);
  const write = useMemo(
    () =>
      isHidden
        ? undefined
        : () => {
            document.title = `${heading} | ${name}`;
            setMeta('robots', isForSearchEngines ? 'index' : 'noindex');
            document.querySelector('link[rel="canonical"]')?.setAttribute('href', `${site.url}${path}`);
          },
    [heading, path, name, isForSearchEngines, isHidden],
  );
  useWrittenHead(write);
}

function SortSelect() {
  const { sortOptions } = useSearchConfig().vocabulary;
  const { sortBy, keywords } = useSearch(({ query }) => query);
  const { change } = useSearchActions();
  const id = useId();
  const usual = usualSortKey(sortOptions, keywords !== undefined);
  const isOffered = sortOptions.some((option) => sortKey(option) === usual);
  const key = sortBy ?? usual;
  const sort = (value: string) => change((query) => withFilter(query, 'sortBy', value));
  const select = useEarlyChange<HTMLSelectElement>(({ value }) => value !== key && sort(value));
  return (
    <div css={row}>
      <CompactSwitch />
      <label htmlFor={id}>Sort by</label>
      <select
        ref={select}
        id={id}
        css={control}
        value={key}
        onChange={({ target: { value } }) => sort(value)}
      >
        {!isOffered && <option value={usual}>Best match</option>}
        {sortOptions.map((option) => (
          <option key={sortKey(option)} value={sortKey(option)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlock: space[3],
  ...quiet,
  whiteSpace: 'nowrap',
  '& > button': { marginRight: 'auto' },
  [media.wide]: { marginBlock: 0 },
  ...onScreen,
});

const page = css([pageMargins, { paddingBlock: `${space[5]} ${space[8]}` }]);
const head = css({
  display: 'grid',
  gap: space[4],
  marginBottom: space[5],
  [media.wide]: { gridTemplateColumns: '1fr minmax(18rem, 24rem)', alignItems: 'end' },
});
const columns = css({
  display: 'grid',
  [media.wide]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)', gap: space[7] },
  [media.print]: { display: 'block' },
});
const main = css({ minWidth: 0 });
const results = css({
  // The footer stays outside of the window while results are awaited, and when there are only a few.
  minHeight: '100vh',
  '&:focus': { outline: 'none' },
  [media.print]: { minHeight: 0 },
});
/** On a phone only its first part stays in view, so there it lays nothing out. */
const bar = css({
  display: 'contents',
  [media.wide]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    marginBottom: space[4],
  },
});
/** As wide as a phone, so that it never covers half a line of a card. */
const strip = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  [media.low]: { position: 'static' },
  [media.narrow]: { flexWrap: 'wrap' },
  [media.wide]: { display: 'contents' },
  [media.print]: { display: 'contents' },
});

/** The number of matches, in the dealer's word for the stock. Screen readers announce changes. */
export function ResultCount() {
  const hits = useSearch(({ results, cards, error }) =>
    error !== undefined || cards === 'awaited' ? undefined : results.nbHits,
  );
  const isSlow = useSearch((search) => search.isSlow);
  const { vocabulary } = useSearchConfig();
  const words = hits === undefined ? '' : `${formatNumber(hits)} ${stockNoun(vocabulary.stockType, hits)}`;
  return (
    <p css={count} role="status" aria-live="polite" data-results="">
      {isSlow ? <span css={searching}>Still searching…</span> : words}
    </p>
  );
}

const searching = css({ color: color.inkQuiet, fontWeight: 400 });
const count = css({ minWidth: '5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** Switches to a compact list and back. Its styles are in `globalCss`: `watchListing` makes the choice before the first paint. */
function CompactSwitch() {
  const isCompact = useStored(compactList);
  // Not the value of this render: until hydration it is the build's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-compact', compactList.snapshot());
  }, [isCompact]);
  return (
    <button type="button" css={textButton} onClick={() => compactList.store(!isCompact)}>
      {isCompact ? 'Large pictures' : 'Compact list'}
    </button>
  );
}
