import { css } from '@emotion/react';
import { memo } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import type { SearchNotice } from '../../../search/filters/filterKind';
import { color, layer, media, space } from '../../../theme/tokens';
import { pageMargins } from '../../ui/PageWidth';
import { ChosenFilters } from '../filterPanel/ChosenFilters';
import { FilterRail } from '../filterPanel/FilterRail';
import { FilterSheet } from '../filterPanel/FilterSheet';
import { NotUnderstood } from '../notices/NotUnderstood';
import { ReducedSearchNotice } from '../notices/ReducedSearchNotice';
import { ScriptsMissing } from '../notices/ScriptsMissing';
import { BelowResults } from '../results/ResultsPager';
import { RESULTS_ID } from '../results/resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { SearchProvider, useSearch } from '../SearchProvider';
import { KeywordBox } from './KeywordBox';
import { ListingHeading } from './ListingHeading';
import { ListingResults } from './ListingResults';
import { SortSelect } from './SortSelect';
import { StatedFinance } from './StatedFinance';

interface Props {
  readonly isHidden: boolean;
  /** What the address asks for that is not in stock. */
  readonly notices: readonly SearchNotice[];
}

/**
 * The visible listing: heading, filters, results. It does not subscribe to the search itself. Each part selects what it
 * shows, so that a tap renders what changed and not the whole page.
 */
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
              <SortSelect />
            </div>
            <ChosenFilters />
            <ListingNotices notices={notices} />
            <NotUnderstood />
            <ReducedSearchNotice />
            <ScriptsMissing />
            <div id={RESULTS_ID} css={results} tabIndex={-1} data-results="">
              <ListingResults />
              <BelowResults />
            </div>
          </div>
        </div>
      </div>
    </SearchProvider>
  );
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
  [media.wide]: { display: 'contents' },
  [media.print]: { display: 'contents' },
});

const WHAT = { vehType: 'a condition', make: 'a make', model: 'a model' } as const;

/** Says which words of an address name nothing in stock. The rest of the search still applies. */
function ListingNotices({ notices }: { readonly notices: readonly SearchNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <div css={box} role="status">
      {notices.map(({ what, text }) => (
        <p key={`${what} ${text}`}>
          “{text}” is not {WHAT[what]} we have in stock right now. Here is what we do have.
        </p>
      ))}
    </div>
  );
}

const box = css({
  marginBottom: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.highlight}`,
  background: color.highlightSoft,
  '& p': { margin: 0 },
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
const count = css({ margin: 0, minWidth: '5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
